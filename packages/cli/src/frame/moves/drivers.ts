import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atSignal } from '../signals.ts'
import { transpiled } from '../typescript.ts'

/**
 * What runs in the person's own process, around their function: it reads a position a line as JSON
 * and answers with its moves, and ahead of being asked with those of positions that they lead to.
 * What the person prints goes to standard error. Memory is bounded, so that a function that gathers
 * without end is told of before it takes that of the machine.
 */
const PYTHON = `
import importlib.util, json, os, sys, time, traceback
path, ahead = sys.argv[1], int(sys.argv[2])
try:
    import resource
    resource.setrlimit(resource.RLIMIT_AS, (int(sys.argv[3]) << 20, resource.RLIM_INFINITY))
except (ImportError, ValueError, OSError):
    pass
out = os.fdopen(os.dup(1), 'w', encoding='utf-8')
os.dup2(2, 1)
def say(answer):
    out.write(json.dumps(answer) + '\\n')
    out.flush()
def told(error):
    at = [f for f in traceback.extract_tb(error.__traceback__) if f.filename == path]
    line = error.lineno if isinstance(error, SyntaxError) and error.filename == path else at[-1].lineno if at else None
    said = str(getattr(error, 'msg', None) or error)
    return {'error': type(error).__name__ + (': ' + said if said else ''), 'line': line}
try:
    sys.path.insert(0, os.path.dirname(path))
    spec = importlib.util.spec_from_file_location('nimber_moves', path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    moves = getattr(module, 'moves', None)
    say({'ready': callable(moves), 'misere': bool(getattr(module, 'misere', False)), 'numbers': getattr(module, 'numbers', 1)})
except BaseException as error:
    say(told(error))
    sys.exit(1)
def plain(to):
    if isinstance(to, (tuple, list)): return [plain(part) for part in to]
    if isinstance(to, dict): return {str(name): plain(value) for name, value in to.items()}
    return to
seen = set()
def answer(position):
    seen.add(json.dumps(position))
    listed = moves(position)
    if isinstance(listed, (str, bytes, dict)) or not hasattr(listed, '__iter__'):
        raise TypeError('moves(' + json.dumps(position) + ') is no list')
    return [plain(move) for move in listed]
def leads(move):
    to = move['to'] if isinstance(move, dict) and 'to' in move else move
    return to if isinstance(move, dict) and move.get('sum') and isinstance(to, list) else [to]
for line in sys.stdin:
    position = json.loads(line)
    try:
        found = [[position, answer(position)]]
        text = json.dumps({'moves': found})
    except BaseException as error:
        say(told(error))
        continue
    end = time.monotonic() + 0.05
    try:
        i = 0
        while i < len(found) < ahead and time.monotonic() < end:
            for to in [part for move in found[i][1] for part in leads(move)]:
                if len(found) < ahead and time.monotonic() < end and json.dumps(to) not in seen and to is not None:
                    found.append([to, answer(to)])
            i += 1
        text = json.dumps({'moves': found})
    except BaseException:
        pass
    out.write(text + '\\n')
    out.flush()
`

const JAVASCRIPT = `
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
const [path, most, origin] = process.argv.slice(1)
const write = process.stdout.write.bind(process.stdout)
process.stdout.write = process.stderr.write.bind(process.stderr)
const say = (answer) => write(JSON.stringify(answer) + '\\n')
const url = pathToFileURL(path).href
const told = (error) => {
  const at = String(error?.stack).split('\\n').find((line) => line.includes(url) || line.includes(path) || line.includes(origin))
  const line = /:(\\d+)(?::\\d+)?\\)?$/.exec(at ?? '')?.[1]
  return { error: error instanceof Error ? error.name + ': ' + error.message : String(error), line: line === undefined ? null : Number(line) }
}
const own = await import(url)
const all = { ...own.default, ...own }
const moves = all.moves ?? own.default
say({ ready: typeof moves === 'function', misere: Boolean(all.misere), numbers: all.numbers ?? 1 })
const seen = new Set()
const answer = (position) => {
  seen.add(JSON.stringify(position))
  const listed = moves(position)
  if (listed === null || typeof listed !== 'object' || typeof listed[Symbol.iterator] !== 'function')
    throw new TypeError('moves(' + JSON.stringify(position) + ') is no list')
  return [...listed]
}
const leads = (move) => {
  const isMove = move !== null && typeof move === 'object' && 'to' in move
  return isMove && move.sum && Array.isArray(move.to) ? move.to : [isMove ? move.to : move]
}
for await (const line of createInterface({ input: process.stdin })) {
  let found
  let text
  try {
    const position = JSON.parse(line)
    found = [[position, answer(position)]]
    text = JSON.stringify({ moves: found })
  } catch (error) {
    say(told(error))
    continue
  }
  const end = performance.now() + 50
  try {
    for (let i = 0; i < found.length && found.length < most && performance.now() < end; i++)
      for (const to of found[i][1].flatMap(leads))
        if (found.length < most && performance.now() < end && to != null && !seen.has(JSON.stringify(to)))
          found.push([to, answer(to)])
    text = JSON.stringify({ moves: found })
  } catch {
    // it is said where that position is asked for
  }
  write(text + '\\n')
}
`

/** The positions that are answered at once. */
const AHEAD = '400'
/** Megabytes that a file may fill. */
const MEMORY = '2048'

/** The commands that may run a file, the first that is there; undefined for another language. */
export function commandsFor(
  path: string,
  extension: string,
): readonly (readonly string[])[] | undefined {
  const flags = process.allowedNodeEnvironmentFlags
  const given = (flag: string) => (flags.has(flag) ? [flag] : [])
  const node = (script: string, ...more: readonly string[]) => [
    process.execPath,
    '--no-warnings',
    `--max-old-space-size=${MEMORY}`,
    ...given('--experimental-detect-module'),
    ...more,
    '--input-type=module',
    '-e',
    JAVASCRIPT,
    script,
    AHEAD,
    path,
  ]
  switch (extension) {
    case '.py':
      return ['python3', 'python'].map((name) => [name, '-c', PYTHON, path, AHEAD, MEMORY])
    case '.js':
    case '.mjs':
    case '.cjs':
      return [node(path)]
    case '.ts':
    case '.mts':
      if (flags.has('--experimental-strip-types')) return [node(path, '--experimental-strip-types')]
      return withoutTypes(path).map((script) => node(script, '--enable-source-maps'))
    default:
      return undefined
  }
}

/** A file of JavaScript that is gone when this process ends; none where nothing can write it. */
function withoutTypes(path: string): readonly string[] {
  const script = transpiled(path)
  if (!script) return []
  const folder = mkdtempSync(join(tmpdir(), 'nimber-moves-'))
  const tidy = () => rmSync(folder, { recursive: true, force: true })
  process.on('exit', tidy)
  atSignal(tidy)
  const file = join(folder, script.isModule ? 'moves.mjs' : 'moves.cjs')
  writeFileSync(file, script.text)
  return [file]
}
