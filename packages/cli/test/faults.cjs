// Loaded before the command: what is done to the files of a folder is counted, and one of these
// calls is refused by the system or is the last that the process makes.
//   FAULT_FOLDER  the folder
//   FAULT_AT      which call, from 1
//   FAULT         kill, or the code of an error; usual for the one that such a call may give
//   FAULT_SEEN    a file that is made when it happens; without a fault, with the number of calls
'use strict'
const fs = require('node:fs')
const { resolve } = require('node:path')

const { FAULT_FOLDER, FAULT_AT, FAULT, FAULT_SEEN } = process.env
const own = { ...fs }
const files = new Set()
let calls = 0

const USUAL = {
  openSync: 'EACCES',
  writeSync: 'ENOSPC',
  fsyncSync: 'EIO',
  closeSync: 'EIO',
  renameSync: 'EACCES',
  linkSync: 'EPERM',
  mkdirSync: 'EACCES',
  fchmodSync: 'EPERM',
}

const concerns = (target) =>
  typeof target === 'number'
    ? files.has(target)
    : `${resolve(target)}/`.startsWith(`${FAULT_FOLDER}/`)

for (const name of Object.keys(USUAL)) {
  fs[name] = (target, ...rest) => {
    const reads = name === 'openSync' && rest[0] === 'r' && !own.statSync(target).isDirectory()
    const counts = !reads && concerns(target)
    if (counts) calls++
    if (counts && FAULT === 'none') own.writeFileSync(FAULT_SEEN, `${calls}`)
    if (counts && FAULT !== 'none' && calls === Number(FAULT_AT)) {
      own.writeFileSync(FAULT_SEEN, name)
      if (name === 'writeSync') own.writeSync(target, rest[0].subarray(0, rest[0].length >> 1))
      if (FAULT === 'kill') process.kill(process.pid, 'SIGKILL')
      const code = FAULT === 'usual' ? USUAL[name] : FAULT
      const syscall = name.replace('Sync', '')
      throw Object.assign(new Error(`${code}: injected, ${syscall}`), { code, syscall })
    }
    const result = own[name](target, ...rest)
    if (name === 'openSync' && !reads && concerns(target)) files.add(result)
    if (name === 'closeSync') files.delete(target)
    return result
  }
}
