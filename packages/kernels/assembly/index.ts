export { max32, max64, xor32, xor64 } from './fold'
export { moves } from './moves'
export { number, print, printed } from './print'
export { position, scan32, scan64 } from './scan'
