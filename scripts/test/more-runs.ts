import * as real from '../../node_modules/fast-check/lib/fast-check.js'

const times = Number(process.env.NIMBER_RUNS ?? 1)
real.configureGlobal({ seed: Number(process.env.NIMBER_SEED) })

/** Checks a property with so many times the cases that the test asks for. */
function assert<Ts>(property: real.IProperty<Ts>, given: real.Parameters<Ts> = {}) {
  return real.assert(property, { ...given, numRuns: times * (given.numRuns ?? 100) })
}

export * from '../../node_modules/fast-check/lib/fast-check.js'
export { assert }
/** fast-check as tests import it in the long run, whatever number of cases they ask for. */
export default { ...real, assert }
