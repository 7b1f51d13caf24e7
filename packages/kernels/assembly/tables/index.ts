// All tables but those of the sparse-space method: there are thousands of them, of a few values each,
// and an instance of this module takes a third of the memory.
export { fillRow16, fillRow32, raysAddress, stepsAddress } from './counters'
export { dense } from './dense'
export { addressOf } from './memory'
export * from './period'
export { plain } from './plain'
export { take8, take16 } from './take'
export { threeAddress, triples } from './triples'
