// The sparse-space method, a module of its own since it needs much memory from the beginning.
export { addressOf } from './memory'
export * from './period'
export {
  classify8,
  classify16,
  configure,
  count8,
  count16,
  histogramAddress,
  mostValue,
  run8,
  run16,
  stoppedBy,
  workDone,
} from './sparse'
