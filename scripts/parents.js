// npm passes on only some of the signals that end it, and its shell none.
import { spawnSync } from 'node:child_process'

/** Ends this program as SIGTERM does when the npm that started it, or the shell between, is gone. */
export function endWithNpm() {
  if (process.platform === 'win32' || !process.env.npm_lifecycle_event) return
  const shell = process.ppid
  const { stdout } = spawnSync('ps', ['-o', 'ppid=', '-p', `${shell}`], { encoding: 'utf8' })
  const npm = Number(stdout) || shell
  const timer = setInterval(() => {
    if (process.ppid === shell && isRunning(npm)) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  timer.unref()
}

function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
