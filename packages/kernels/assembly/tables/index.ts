export { fillRow16, fillRow32, raysAddress, stepsAddress } from './counters'
export { dense } from './dense'
export { addressOf } from './memory'
export {
  nextPeriod8,
  nextPeriod16,
  nextPeriod32,
  periodStart8,
  periodStart16,
  periodStart32,
} from './period'
export { plain } from './plain'
export {
  classify8,
  classify16,
  configure,
  count8,
  count16,
  mostValue,
  run8,
  run16,
  stoppedBy,
  workDone,
} from './sparse'
export { take8, take16 } from './take'
export { threeAddress, triples } from './triples'
