// What the benchmarks share: programs to compare with, times, and the table of ratios.
import { spawn, spawnSync } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { execPath } from 'node:process'
import { fileURLToPath } from 'node:url'

const here = fileURLToPath(new URL('.', import.meta.url))
export const out = `${here}out/`
export const nimber = fileURLToPath(new URL('../packages/cli/bin/nimber.cjs', import.meta.url))

/** The median; of an even number of values the upper one. */
export function median(values) {
  return values.toSorted((a, b) => a - b)[values.length >> 1]
}

/** Compiles a C++ program, one of this folder where only its name is given; gives the command. */
export function compile(name, flags = ['-O2'], source = `${here}cpp/${name}.cpp`) {
  const result = spawnSync('g++', [...flags, '-o', `${out}${name}`, source])
  if (result.status !== 0) throw new Error(`g++ could not compile ${name}.cpp:\n${result.stderr}`)
  return [`${out}${name}`]
}

/** Runs a command from start to exit and gives the milliseconds that took. */
export function time(command, input, output) {
  const stdin = input ? openSync(input, 'r') : 'ignore'
  const stdout = openSync(output, 'w')
  const begin = performance.now()
  const { status } = spawnSync(command[0], command.slice(1), { stdio: [stdin, stdout, 'inherit'] })
  const elapsed = performance.now() - begin
  if (input) closeSync(stdin)
  closeSync(stdout)
  if (status !== 0) throw new Error(`${command.join(' ')} ended with ${status}`)
  return elapsed
}

/** The time of a command and the most memory it used at once, in MiB, where the system tells. */
export async function timeAndMemory(command, output) {
  const stdout = openSync(output, 'w')
  const begin = performance.now()
  const child = spawn(command[0], command.slice(1), { stdio: ['ignore', stdout, 'inherit'] })
  let most = 0
  const watch = setInterval(() => {
    most = Math.max(most, residentMiB(child.pid))
  }, 100)
  const status = await new Promise((resolve) => child.on('exit', resolve))
  clearInterval(watch)
  closeSync(stdout)
  if (status !== 0) throw new Error(`${command.join(' ')} ended with ${status}`)
  return { milliseconds: performance.now() - begin, memory: most }
}

function residentMiB(pid) {
  try {
    const peak = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
    return peak ? Number(peak[1]) / 1024 : 0
  } catch {
    return 0
  }
}

/** The milliseconds that a command of the command line takes. */
export function startUp(args, runs = 5) {
  return median(
    Array.from({ length: runs }, () => time([execPath, nimber, ...args], '', `${out}ours.txt`)),
  )
}

/** Columns of text, each as wide as its widest cell. */
export function columns(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
