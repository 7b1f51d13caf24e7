import type { Words } from '@nimber/core'

/** What carries a game; the groups of the catalogue, from the simplest idea on. */
export type Idea = keyof typeof IDEAS | 'others'
/** How much a game asks of its reader: first steps, further on, hard. */
export type Difficulty = 1 | 2 | 3

/** The games of each idea by difficulty; a game that stands nowhere is among the others. */
export const IDEAS = {
  heap: {
    1: 'bash bash-range subtraction odd even one-or-even',
    2: 'bash-rest one-two-k powers take-fib halving fraction multiplication calendar digital-deletions',
    3: 'one-or-prime prime-powers coprime divisors distinct-takes supply seats',
  },
  xor: {
    1: 'nim bounded-nim bash-heaps',
    2: 'moore one-from-each fraction-heaps new-nim nim-exceptions sequential-nim new-stone',
    3: 'circular-nim consecutive-nim end-piles two-smaller',
  },
  disguise: {
    1: 'staircase northcott',
    2: 'staircase-board staircase-boxes sliding jumping hill castles bombs growing-boxes',
    3: 'staircase-tree sorted-heaps welter hyper-knights',
  },
  golden: {
    1: 'wythoff fibonacci-nim euclid',
    2: 'k-fold',
    3: '',
  },
  splitting: {
    1: 'kayles splitting lasker',
    2: 'grundy dawson-kayles dawson-chess treblecross rows ring beans take-and-split cutting-paper ox-row',
    3: 'nim-or-three halve-into remove-and-split xor-splitting officers bracelets take-or-join',
  },
  coins: {
    1: 'turtles',
    2: 'mock-turtles ruler flip-to-root coin-blocks',
    3: 'flip-to-corner product',
  },
  boards: {
    1: 'king queen rook knight',
    2: 'chomp black-hole grid-walk quarter-disc',
    3: 'bridg-it mines anti-diagonals',
  },
  graphs: {
    1: 'hackenbush-tree tokens',
    2: 'bipartite trie ring-walk stone-walk hackenbush-strong',
    3: 'hackenbush-graph arc-kayles node-kayles',
  },
  sums: {
    1: 'mixed',
    2: 'anti-sg every-sg',
    3: 'every-euclid',
  },
  unequal: {
    1: 'hackenbush domineering toads-and-frogs cutcake maundy-cake',
    2: 'col snort clobber push shove toppling-dominoes end-nim partizan-euclid elephants-and-rhinos',
    3: 'amazons konane nogo eatcake colouring approach alice',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Difficulty, string>>>>

/** Where a game stands in the catalogue. */
export function placeOf(slug: string): { idea: Idea; level: Difficulty; order: number } {
  for (const [idea, levels] of Object.entries(IDEAS))
    for (const level of [1, 2, 3] as const) {
      const order = levels[level].split(' ').indexOf(slug)
      if (order >= 0) return { idea: idea as Idea, level, order }
    }
  return { idea: 'others', level: 2, order: 0 }
}

/** A game that is another one with a difference, and is shown on the card of that one. */
interface Twin {
  readonly of: string
  readonly difference: Words
}

const DRAWS: Words = { en: 'with draws', zh: '可能和局' }
/** The same rule as that of the knight, of which a draw cannot come. */
const JUDGED: Words = { en: 'as in HDU 5754', zh: 'HDU 5754 的规则' }
const MISERE: Words = { en: 'misère', zh: '反常规' }
const GRAPH: Words = { en: 'on a graph', zh: '在图上' }

export const TWINS: Readonly<Record<string, Twin>> = {
  'king-to-corner': { of: 'king', difference: JUDGED },
  'queen-to-corner': { of: 'queen', difference: JUDGED },
  'rook-to-corner': { of: 'rook', difference: JUDGED },
  'knight-to-corner': { of: 'knight', difference: DRAWS },
  'misere-nim': { of: 'nim', difference: MISERE },
  'misere-bash-rest': { of: 'bash-rest', difference: MISERE },
  'misere-hackenbush-tree': { of: 'hackenbush-tree', difference: MISERE },
  'misere-take-and-split': { of: 'take-and-split', difference: MISERE },
  'treblecross-strip': {
    of: 'treblecross',
    difference: { en: 'from any position', zh: '任意残局' },
  },
  'col-graph': { of: 'col', difference: GRAPH },
  'snort-graph': { of: 'snort', difference: GRAPH },
}

/** The name that a card has for both of its games. */
export const SHARED_NAMES: Readonly<Record<string, Words>> = {
  king: { en: 'King to the corner', zh: '国王走到角落' },
  queen: { en: 'Queen to the corner', zh: '皇后走到角落' },
  rook: { en: 'Rook to the corner', zh: '车走到角落' },
  knight: { en: 'Knight to the corner', zh: '马走到角落' },
}
