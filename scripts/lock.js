// A file that one process has at a time: who finds it there waits until its owner has ended.
import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { step } from './progress.js'

const OFTEN = 250
/** How long an owner that cannot be asked (it may be on another machine) may be silent. */
const PATIENCE = 60_000

/** Does a piece of work while no other process does one under the same lock. */
export async function withLock(file, work) {
  const mine = `${process.pid} ${hostname()} ${Math.random()}`
  try {
    mkdirSync(dirname(file), { recursive: true })
    if (!take(file, mine)) await waitFor(file, mine)
  } catch (error) {
    // nothing can be changed here, so nothing needs a lock
    if (['EROFS', 'EACCES', 'EPERM'].includes(error.code)) return work()
    throw error
  }
  const release = () => {
    if (read(file) === mine) rmSync(file, { force: true })
  }
  const alive = setInterval(() => touch(file), 1000).unref()
  process.once('exit', release)
  try {
    return await work()
  } finally {
    clearInterval(alive)
    process.off('exit', release)
    release()
  }
}

function take(file, mine) {
  try {
    writeFileSync(file, mine, { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

async function waitFor(file, mine) {
  let pid = ''
  // a lock that has just been let go, or is about to be written, names nobody
  for (let tries = 0; tries < 50; tries++) {
    ;[pid = ''] = (read(file) ?? '').split(' ')
    if (pid !== '') break
    if (take(file, mine)) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const words = {
    en: `Waiting: process ${pid} is installing or building here`,
    zh: `等待：进程 ${pid} 正在此处安装或构建`,
  }
  await step(words, async () => {
    let [seen, since] = ['', performance.now()]
    while (!take(file, mine)) {
      const owner = read(file)
      const sign = `${owner} ${changed(file)}`
      if (sign !== seen) [seen, since] = [sign, performance.now()]
      if (owner !== undefined && (isGone(owner) || performance.now() - since > PATIENCE))
        remove(file, owner)
      else await sleep(OFTEN)
    }
  })
}

/** Whether the owner ran on this machine and has ended. */
function isGone(owner) {
  const [pid, host] = owner.split(' ')
  if (host !== hostname()) return false
  // its number may be this process's own after the machine was started again
  if (Number(pid) === process.pid) return true
  try {
    process.kill(Number(pid), 0)
    return false
  } catch (error) {
    return error.code === 'ESRCH'
  }
}

/** Removes a lock if it is still that owner's: another process may have done so a moment before. */
function remove(file, owner) {
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
    if (read(aside) !== owner) linkSync(aside, file)
    rmSync(aside)
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes(error.code)) throw error
  }
}

function touch(file) {
  try {
    const now = new Date()
    utimesSync(file, now, now)
  } catch {
    // somebody removed it by hand
  }
}

function changed(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
