import {
  brief,
  calculate,
  capital,
  discover,
  type Formula,
  fibonacci,
  floorPhi,
  type Game,
  isCondition,
  type Lang,
  parse,
  parseAny,
  prettyText,
  printFormula,
  solve,
  solvePartizan,
  spokenMove,
  tabulate,
  zeckendorf,
} from '@nimber/core'
import { readTyped } from '../formula/typed.ts'
import { mex } from '../mex.ts'
import { replaceBraces } from './braces.ts'

/**
 * What an expression `{name argument}` of a lesson says in a language. All that is a fact of a game
 * comes from its solver. Braces around anything else stand for themselves.
 */
export function evaluateExpression(inside: string, lang: Lang): string {
  const [, name = '', argument = ''] = /^(\S+)\s*([\s\S]*)$/.exec(inside) ?? []
  // {Winner …} begins a sentence
  if (/^[A-Z][a-z]{2}/.test(name)) {
    const said = evaluateExpression(inside.charAt(0).toLowerCase() + inside.slice(1), lang)
    return capital(said)
  }
  const make = Object.hasOwn(EXPRESSIONS, name) ? EXPRESSIONS[name] : undefined
  if (make)
    return make(
      replaceBraces(argument, (inner) => evaluateExpression(inner, lang)),
      lang,
    )
  if (/^[a-z-]{3,}$/.test(name)) throw new Error(`there is no expression ${name}: {${inside}}`)
  return `{${inside}}` // a set, such as {1,3,4}
}

type Make = (argument: string, lang: Lang) => string

const WINNER = { en: ['the first player', 'the second player'], zh: ['先手', '后手'] } as const
const OUTCOME = {
  en: { N: 'winning (N)', P: 'losing (P)', D: 'a draw (D)' },
  zh: { N: '必胜态（N）', P: '必败态（P）', D: '平局（D）' },
} as const
const PARTIZAN = {
  en: {
    N: 'whoever begins wins',
    P: 'whoever begins loses',
    L: 'Left wins, whoever begins',
    R: 'Right wins, whoever begins',
    D: 'a draw',
  },
  zh: {
    N: '先走的一方胜',
    P: '后走的一方胜',
    L: '无论谁先走，左方都胜',
    R: '无论谁先走，右方都胜',
    D: '平局',
  },
} as const

const EXPRESSIONS: Readonly<Record<string, Make>> = {
  /** The value of a position. */
  value: (text) => `${solved(text).value}`,
  /** The values of heaps from..to of a game. */
  values: (text) => {
    const { game, from, to } = ranged(text)
    const table = tabulate(game, [to])
    return Array.from({ length: to - from + 1 }, (_, i) => `${table.cell(from + i)}`).join(' ')
  },
  outcome: (text, lang) => OUTCOME[lang][solved(text).outcome],
  letter: (text) => solved(text).outcome,
  winner: (text, lang) => {
    const { outcome } = solved(text)
    if (outcome === 'D') return lang === 'en' ? 'nobody' : '谁也不'
    return WINNER[lang][outcome === 'N' ? 0 : 1]
  },
  /** How many moves win, the first of them, all of them. */
  count: (text) => `${solved(text).winning.count}`,
  first: (text, lang) => movesIn(text, lang)[0] ?? '',
  moves: (text, lang) => movesIn(text, lang).join(lang === 'en' ? '; ' : '；'),
  /** ... as the items of a list. */
  'moves-listed': (text, lang) => itemsOf(movesIn(text, lang)),
  /** What the winning moves leave. */
  leaves: (text) => {
    const { game, winning } = solved(text)
    return [...winning].map(({ to }) => `(${game.rules.print(to)})`).join(' ')
  },
  /** The positions one move away, and the values that they have. */
  options: (text, lang) =>
    listed(
      optionsOf(text).map(({ to }) => to),
      lang,
    ),
  'option-values': (text, lang) => {
    const values = new Set(optionsOf(text).map(({ value }) => value))
    return listed(
      [...values].sort((a, b) => Number(a - b)),
      lang,
    )
  },
  /** ... with that of each option, in their order. */
  'each-option-value': (text, lang) =>
    listed(
      optionsOf(text).map(({ value }) => value),
      lang,
    ),
  /** The losing heaps, or pairs a ≤ b, up to a bound. */
  losing: (text, lang) => {
    const { game, from, to } = ranged(text)
    const at = game.rules.at
    if (!at) throw new Error(`${text} has no table`)
    const lost = (numbers: readonly bigint[]) => solve(game, at(numbers)).outcome === 'P'
    const all = Array.from({ length: to - from + 1 }, (_, i) => BigInt(from + i))
    if (game.rules.axes === 1)
      return listed(
        all.filter((n) => lost([n])),
        lang,
      )
    const pairs = all.flatMap((a) => all.filter((b) => a <= b).map((b) => [a, b] as const))
    return pairs
      .filter(lost)
      .map((pair) => `(${pair.join(', ')})`)
      .join(' ')
  },
  period: (text) => `${periodOf(text).length}`,
  /** Where the period begins. */
  preperiod: (text) => `${periodOf(text).from}`,
  /** The theorem's formula for a value, or for when a position is losing. */
  formula: (text, lang) => {
    const { game } = parse(text)
    const formula = game.theorem?.formula
    if (!formula) throw new Error(`${text} has no formula`)
    return printFormula(formula, lang)
  },
  /** The cases of such a formula as the items of a list. */
  cases: (text, lang) => {
    const formula = parse(text).game.theorem?.formula
    if (formula?.op !== 'cases') throw new Error(`${text} has no cases`)
    const say = (part: Formula) => printFormula(part, lang)
    const list = formula.cases.map(({ when, value }) =>
      lang === 'en' ? `${say(value)} if ${say(when)}` : `${say(when)} 时：${say(value)}`,
    )
    const other = say(formula.otherwise)
    return itemsOf([...list, lang === 'en' ? `${other} otherwise` : `其余：${other}`])
  },
  /** The formula that is found in the table and proved. */
  discovered: (text, lang) => {
    const found = discover(parse(text).game)
    if (!found.formula || found.status !== 'proved') throw new Error(`nothing is proved of ${text}`)
    const said = printFormula(found.formula, lang)
    return isCondition(found.formula) ? said : `G(n) = ${said}`
  },
  theorem: (text, lang) => theoremOf(text).name[lang],
  statement: (text, lang) => theoremOf(text).statement[lang],
  xor: (text) => `${numbers(text).reduce((a, b) => a ^ b, 0n)}`,
  bits: (text) => {
    const [n = 0n, width = 0n] = numbers(text)
    return n.toString(2).padStart(Number(width), '0')
  },
  mex: (text) => `${mex(numbers(text))}`,
  fib: (text) => `${fibonacci(Number(text))}`,
  /** The Fibonacci numbers up to a number. */
  fibs: (text, lang) => {
    const list: bigint[] = []
    for (let i = 2; fibonacci(i) <= BigInt(text); i++) list.push(fibonacci(i))
    return listed(list, lang)
  },
  zeckendorf: (text) =>
    zeckendorf(BigInt(text))
      .map((i) => fibonacci(i))
      .join(' + '),
  /** The index of the last Fibonacci number below 2^bits. */
  'fib-index': (text) => {
    let i = 2
    while (fibonacci(i + 1) < 2n ** BigInt(text)) i++
    return `${i}`
  },
  /** b : a for the first losing pairs of Wythoff's game, with two decimals. */
  ratios: (text, lang) =>
    listed(
      Array.from({ length: Number(text) }, (_, i) => {
        const k = BigInt(i + 1)
        const a = floorPhi(k)
        return (Number(a + k) / Number(a)).toFixed(2)
      }),
      lang,
    ),
  /** ⌊kφ⌋ exactly, and as doubles have it. */
  golden: (text) => `${floorPhi(BigInt(text))}`,
  doubles: (text) => `${inDoubles(Number(text))}`,
  /** The first Fibonacci number k for which doubles get ⌊kφ⌋ wrong. */
  'doubles-fail': () => {
    for (let i = 2; ; i++) {
      const k = fibonacci(i)
      if (floorPhi(k) !== BigInt(inDoubles(Number(k)))) return `${k}`
    }
  },
  /** A calculation in whole numbers: `= 23 mod 5`. */
  '=': (text) => `${readTyped(text, [])({})}`,
  /** A large number, cut in the middle. */
  brief: (text) => brief(BigInt(text)),
  name: (text, lang) => {
    const { game } = parseAny(text)
    if (game.is.kind === 'entry') return game.is.entry.names[lang]
    return lang === 'en' ? game.name : game.nameZh
  },
  /** Who wins where the players have different moves, and what a position is worth. */
  partizan: (text, lang) => PARTIZAN[lang][partizan(text).outcome],
  worth: (text) => {
    const { forms, value } = partizan(text)
    if (value === undefined) throw new Error(`${text} has no value`)
    return prettyText(forms, value)
  },
  calc: (text) => {
    const { kind, record } = calculate(text)
    if (kind === 'value') return record.pretty ?? ''
    throw new Error(`${text} is no expression`)
  },
}

/** A list as it stands in a sentence. */
function listed(list: readonly unknown[], lang: Lang): string {
  return list.join(lang === 'en' ? ', ' : '、')
}

/** A list of which each item has a line. */
function itemsOf(list: readonly string[]): string {
  return list.map((item) => `- ${item}`).join('\n')
}

/** The winning moves in the words of a player. */
function movesIn(text: string, lang: Lang): readonly string[] {
  const { game, position, winning } = solved(text)
  return [...winning].map((move) => spokenMove(game, position, move)[lang])
}

function numbers(text: string): readonly bigint[] {
  return text
    .split(/[\s,]+/)
    .filter((part) => part !== '')
    .map(BigInt)
}

function solved(text: string) {
  const { game, position } = parse(text)
  if (position === undefined) throw new Error(`${text} has no position`)
  return solve(game, position)
}

function partizan(text: string) {
  const { game, position } = parseAny(text)
  if (!game.partizan) throw new Error(`in ${text} both players have the same moves`)
  return solvePartizan(game, position)
}

function theoremOf(text: string) {
  const { theorem } = parseAny(text).game
  if (!theorem) throw new Error(`${text} has no theorem`)
  return theorem
}

function periodOf(text: string) {
  const { period } = discover(parse(text).game)
  if (!period) throw new Error(`${text} has no period`)
  return period
}

function ranged(text: string): { game: Game<unknown>; from: number; to: number } {
  const [, name = '', from = '', to = ''] = /^(.*): (\d+)\.\.(\d+)$/.exec(text) ?? []
  return { game: parse(name).game, from: Number(from), to: Number(to) }
}

function optionsOf(text: string) {
  const { game, position } = parse(text)
  const found = new Map<string, bigint>()
  for (const { to } of game.rules.moves(position))
    found.set(game.rules.print(to), solve(game, to).value ?? 0n)
  return [...found].map(([to, value]) => ({ to, value }))
}

/** As most programs compute ⌊kφ⌋: this is the mistake that the lesson shows. */
function inDoubles(k: number): number {
  return Math.floor((k * (1 + Math.sqrt(5))) / 2)
}
