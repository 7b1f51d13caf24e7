import { existsSync } from 'node:fs'
import { basename, extname, resolve } from 'node:path'
import { type Game, gameFromMoves, type Move, same } from '@nimber/core'
import { type Answer, Bridge } from './bridge.ts'
import { commandsFor } from './drivers.ts'
import { wrongMoves } from './words.ts'

/** A position as the person's function gets it. */
type OwnPart = number | string | readonly number[]
/** A sum of such positions; mostly of one. */
export type OwnPosition = readonly OwnPart[]

/** How positions of a game are written where that is not left to the text. */
export interface OwnShape {
  /** How many numbers stand at the place of a table. */
  readonly axes?: 1 | 2
  /** Whether a single number is a list of one as well. */
  readonly lists?: boolean
}

const PATIENCE = 10_000
const MOST_POSITIONS = 2_000_000

/** The game of a function in a file of the person's own; throws a UsageError. */
export function gameOfFile(
  file: string,
  { axes, lists = false }: OwnShape = {},
): Game<OwnPosition> {
  const asked = new OwnFunction(file)
  const { misere, numbers } = asked.start()
  const game = gameFromMoves<OwnPosition>({
    name: basename(file),
    convention: misere ? 'misere' : 'normal',
    parse: (text) => text.split(' + ').map((part) => partOf(part.trim(), lists)),
    print: printed,
    key: keyOf,
    parts: (position) => position.map((part) => [part]),
    moves: (position) => movesOf(asked, position).map(({ to }) => to),
    at:
      (axes ?? (numbers === 2 ? 2 : 1)) === 2
        ? (a: number, b: number) => [[a, b]]
        : (n: number) => [lists ? [n] : n],
  })
  return { ...game, rules: { ...game.rules, moves: (position) => movesOf(asked, position) } }
}

/** A part of a typed position. */
function partOf(text: string, lists: boolean): OwnPart {
  const inner = /^\[([\s\d,-]*)\]$/.exec(text)?.[1]
  const words = (inner ?? text).split(/[\s,]+/).filter((word) => word !== '')
  const numbers = words.map((word) => (/^-?\d{1,15}$/.test(word) ? Number(word) : Number.NaN))
  if (numbers.some(Number.isNaN) || (inner === undefined && words.length === 0)) return text
  const [only] = numbers
  return inner === undefined && numbers.length === 1 && !lists && only !== undefined
    ? only
    : numbers
}

function printedPart(part: OwnPart): string {
  if (typeof part !== 'object') return `${part}`
  return part.length > 1 ? part.join(' ') : `[${part.join(' ')}]`
}

function printed(position: OwnPosition): string {
  return position.length === 0 ? '0 parts' : position.map(printedPart).join(' + ')
}

/** The order of parts makes no difference. */
function keyOf(position: OwnPosition): string {
  return position
    .map((part) => JSON.stringify(part))
    .sort()
    .join(' + ')
}

function movesOf(asked: OwnFunction, position: OwnPosition): readonly Move<OwnPosition>[] {
  return position.flatMap((part, i) =>
    asked.moves(part).map(({ to, text }) => {
      const whole = [...position.slice(0, i), ...to, ...position.slice(i + 1)]
      const told = text ?? `${printedPart(part)} → ${printed(to)}`
      return { to: whole, text: same(told) }
    }),
  )
}

/** A move of a part: what it becomes, and how that is told. */
interface OwnMove {
  readonly to: OwnPosition
  readonly text?: string
}

/** The function of a file, asked once for each position. */
class OwnFunction {
  private readonly file: string
  private readonly path: string
  private bridge: Bridge | undefined
  private readonly known = new Map<string, readonly unknown[]>()
  private readonly read = new Map<string, readonly OwnMove[]>()

  constructor(file: string) {
    this.file = file
    this.path = resolve(file)
  }

  /** Starts the process; says what the file tells of its game. */
  start(): { readonly misere: boolean; readonly numbers: unknown } {
    const { file, path } = this
    if (!existsSync(path)) throw wrongMoves((say) => say.noFile(file))
    const commands = commandsFor(path, extname(path).toLowerCase())
    if (!commands) throw wrongMoves((say) => say.badExtension(file))
    if (commands.length === 0) throw wrongMoves((say) => say.noTypes(process.version))
    for (const command of commands) {
      this.bridge = new Bridge(command)
      const answer = this.bridge.ask(undefined, PATIENCE)
      if (answer.kind === 'missing') continue
      if (answer.kind === 'late') throw wrongMoves((say) => say.lateStart(file))
      const told = this.told(answer)
      if (told.ready !== true) throw wrongMoves((say) => say.noFunction(file))
      return { misere: told.misere === true, numbers: told.numbers }
    }
    throw wrongMoves((say) => say.noPython)
  }

  moves(part: OwnPart): readonly OwnMove[] {
    const key = JSON.stringify(part)
    const before = this.read.get(key)
    if (before) return before
    if (!this.known.has(key)) this.ask(key)
    const found = (this.known.get(key) ?? []).map((move) => this.moveOf(move, key))
    this.known.delete(key)
    this.read.set(key, found)
    if (this.read.size > MOST_POSITIONS)
      throw wrongMoves((say) => say.tooMany(this.file, MOST_POSITIONS))
    return found
  }

  private ask(key: string): void {
    const answer = this.bridge?.ask(key, PATIENCE) ?? { kind: 'late' }
    if (answer.kind === 'late') throw wrongMoves((say) => say.late(this.file, key))
    const { moves } = this.told(answer, key)
    if (!Array.isArray(moves)) throw wrongMoves((say) => say.notAnswer(this.file, key))
    for (const [position, list] of moves as readonly [unknown, readonly unknown[]][]) {
      const own = JSON.stringify(position)
      if (!this.read.has(own)) this.known.set(own, list)
    }
  }

  /** What a line says; throws where it tells of an error. */
  private told(answer: Answer, position?: string): Readonly<Record<string, unknown>> {
    const { file } = this
    if (answer.kind !== 'line') {
      const how =
        answer.kind === 'ended' ? `${answer.signal ?? `exit ${answer.code}`}` : answer.kind
      throw wrongMoves((say) => say.ended(file, how))
    }
    let told: unknown
    try {
      told = JSON.parse(answer.line)
    } catch {
      told = undefined
    }
    if (typeof told !== 'object' || told === null)
      throw wrongMoves((say) => say.notAnswer(file, answer.line.slice(0, 80)))
    const { error, line } = told as { error?: unknown; line?: unknown }
    if (error === undefined) return told as Readonly<Record<string, unknown>>
    const place = typeof line === 'number' ? `${file}:${line}` : file
    throw wrongMoves((say) =>
      position === undefined
        ? say.failed(place, `${error}`)
        : say.failedAt(place, position, `${error}`),
    )
  }

  private moveOf(move: unknown, position: string): OwnMove {
    const wrong = () =>
      wrongMoves((say) => say.notMove(this.file, position, `${JSON.stringify(move)}`))
    if (isPart(move)) return { to: [move] }
    if (typeof move !== 'object' || move === null || !('to' in move)) throw wrong()
    const { to, text, sum } = move as { to: unknown; text?: unknown; sum?: unknown }
    const words = typeof text === 'string' ? { text } : {}
    if (sum !== true && isPart(to)) return { to: [to], ...words }
    if (sum === true && Array.isArray(to) && to.every(isPart)) return { to, ...words }
    throw wrong()
  }
}

function isPart(value: unknown): value is OwnPart {
  if (typeof value === 'string' || Number.isSafeInteger(value)) return true
  return Array.isArray(value) && value.every(Number.isSafeInteger)
}

/** The position of the arguments of a command. */
export function positionOfArguments(
  game: Game<OwnPosition>,
  given: readonly string[],
): OwnPosition {
  const text = given.join(' ').trim()
  if (text === '') throw wrongMoves((say) => say.needPosition)
  return game.rules.parse(text)
}
