// What is done to the files of a folder is counted, and one of these calls is refused by the system
// or is the last that the process makes. Loaded before the command, it does that to all of a process:
//   FAULT_FOLDER  the folder
//   FAULT_AT      which call, from 1
//   FAULT         kill, or the code of an error; usual for the one that such a call may give
//   FAULT_SEEN    a file that is made when it happens; without a fault, with the number of calls
'use strict'
const fs = require('node:fs')
const { resolve } = require('node:path')

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

/**
 * The calls with a fault; `seen` is told the name of the call when it happens, or how many there
 * were where there is none, and `kill` ends the process.
 */
function withFault(own, { folder, at, fault, seen, kill }) {
  const files = new Set()
  let calls = 0
  const concerns = (target) =>
    typeof target === 'number'
      ? files.has(target)
      : `${resolve(folder, target)}/`.startsWith(`${folder}/`)
  const faulty =
    (name) =>
    (target, ...rest) => {
      const reads = name === 'openSync' && rest[0] === 'r' && !own.statSync(target).isDirectory()
      const counts = !reads && concerns(target)
      if (counts) calls++
      if (counts && fault === 'none') seen(`${calls}`)
      if (counts && fault !== 'none' && calls === at) {
        seen(name)
        if (name === 'writeSync') own.writeSync(target, rest[0].subarray(0, rest[0].length >> 1))
        if (fault === 'kill') kill()
        const code = fault === 'usual' ? USUAL[name] : fault
        const syscall = name.replace('Sync', '')
        throw Object.assign(new Error(`${code}: injected, ${syscall}`), { code, syscall })
      }
      const result = own[name](target, ...rest)
      if (name === 'openSync' && !reads && concerns(target)) files.add(result)
      if (name === 'closeSync') files.delete(target)
      return result
    }
  return Object.fromEntries(Object.keys(USUAL).map((name) => [name, faulty(name)]))
}

exports.withFault = withFault

const { FAULT_FOLDER, FAULT_AT, FAULT, FAULT_SEEN } = process.env
if (FAULT_FOLDER !== undefined) {
  const own = { ...fs }
  const seen = (text) => own.writeFileSync(FAULT_SEEN, text)
  const kill = () => process.kill(process.pid, 'SIGKILL')
  const given = { folder: FAULT_FOLDER, at: Number(FAULT_AT), fault: FAULT, seen, kill }
  Object.assign(fs, withFault(own, given))
}
