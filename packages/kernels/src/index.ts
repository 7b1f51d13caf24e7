export { InputError } from './error.ts'
export { NumberReader } from './reader.ts'
export { TextWriter } from './writer.ts'
