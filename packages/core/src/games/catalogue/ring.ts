import { nimSum } from '../../arith/nim-sum.ts'
import { cases, equal, mod, more, or } from '../../formula/tree.ts'
import { partitions } from '../../model/enumerate.ts'
import { TextError } from '../../model/errors.ts'
import { type Move, Moves } from '../../model/moves.ts'
import type { Rules } from '../../model/rules.ts'
import { OWN } from '../../model/shape.ts'
import { parseNumber, tokens } from '../../rules/numbers.ts'
import { defineOwnGame, type StatedTheorem } from '../define.ts'
import type { Args } from '../game.ts'
import { lookOfHeaps } from '../look.ts'

/** A ring of stones, or a row of them after the ring has been opened. */
interface Piece {
  readonly ring: boolean
  readonly size: bigint
}
type Pieces = readonly Piece[]

const row = (size: bigint): Piece => ({ ring: false, size })

/** Takes `take` neighbours out of a piece; in a row, behind `before` others. */
function takeOut(pieces: Pieces, index: number, take: bigint, before: bigint): Move<Pieces> {
  const { ring, size } = pieces[index] as Piece
  const left = size - take
  const parts = ring ? [row(left)] : [row(before), row(left - before)]
  const kept = parts.filter((p) => p.size > 0n)
  const result = kept.map((p) => p.size).join(' + ') || '0'
  return {
    text: {
      en: `${ring ? 'ring' : 'row'} ${index + 1}: ${size} → ${result}`,
      zh: `第 ${index + 1} 个${ring ? '环' : '排'}：${size} → ${result}`,
    },
    to: [...pieces.slice(0, index), ...kept, ...pieces.slice(index + 1)],
  }
}

const rules = ({ p: from = 1n, q: to = 1n }: Args): Rules<Pieces> => ({
  parse(text) {
    if (text.trim() === '-') return []
    const pieces: Piece[] = []
    const words = tokens(text)
    for (let i = 0; i < words.length; i++) {
      const isRow = words[i]?.text === 'row' || words[i]?.text === '排'
      const word = words[isRow ? ++i : i]
      if (!word)
        throw new TextError(text, text.length, {
          en: 'Expected a number behind row.',
          zh: '“排”后应是一个数。',
        })
      pieces.push({ ring: !isRow, size: parseNumber(text, word.text, word.offset) })
    }
    if (pieces.length === 0)
      throw new TextError(text, 0, {
        en: 'Expected the size of a ring: 6, or row 4 for an opened one.',
        zh: '这里应是环的大小：如 6；已拆开的写“排 4”。',
      })
    return pieces
  },
  words: { row: '排' },
  print: (pieces) => pieces.map((p) => (p.ring ? `${p.size}` : `row ${p.size}`)).join(' ') || '-',
  key: (pieces) =>
    pieces
      .map((p) => `${p.ring ? 'o' : ''}${p.size}`)
      .sort()
      .join(' '),
  *moves(pieces) {
    for (const [index, { ring, size }] of pieces.entries())
      for (let take = from; take <= to && take <= size; take++) {
        const most = ring ? 0n : (size - take) / 2n
        for (let before = 0n; before <= most; before++) yield takeOut(pieces, index, take, before)
      }
  },
  *upTo(size) {
    for (let n = 0n; n <= size; n++) yield [{ ring: true, size: n }]
    for (const rows of partitions(size)) yield rows.map(row)
  },
  axes: 1,
  at: ([n = 0n]) => [{ ring: true, size: n }],
})

const symmetry = (to: bigint): StatedTheorem<Pieces> => ({
  name: { en: 'Symmetry in the ring', zh: '环上的对称' },
  reference: { en: 'NYOJ “stones 7”; proof given', zh: 'NYOJ 取石子（七）；证明已给出' },
  // one formula for all q, so that a program may read it
  formula: cases([[equal('q', 1), equal(mod('n', 2), 0)]], or(equal('n', 0), more('n', 'q'))),
  statement: {
    en: 'For takes of 1..m with m ≥ 2 a single ring of n is winning exactly when 1 ≤ n ≤ m; with m = 1 exactly when n is odd.',
    zh: '每次取 1..m 颗且 m ≥ 2 时，一个 n 颗的环当且仅当 1 ≤ n ≤ m 时必胜；m = 1 时当且仅当 n 为奇数时必胜。',
  },
  covers: (pieces) => pieces.length <= 1 && (pieces[0]?.ring ?? true),
  applied: (pieces) => {
    const n = pieces[0]?.size ?? 0n
    const place = n === 0n ? 'n = 0' : n <= to ? `1 ≤ ${n} ≤ ${to}` : `${n} > ${to}`
    const fact = to === 1n ? `${n} mod 2 = ${n % 2n}` : place
    return { en: `Here m = ${to} and ${fact}.`, zh: `这里 m = ${to}，${fact}。` }
  },
  outcome: (pieces) => {
    const n = pieces[0]?.size ?? 0n
    const wins = to === 1n ? n % 2n === 1n : n >= 1n && n <= to
    return wins ? 'N' : 'P'
  },
  winning: (pieces) =>
    Moves.of(() => [takeOut(pieces, 0, to === 1n ? 1n : (pieces[0]?.size ?? 0n), 0n)]),
  proof: {
    en: 'A ring of at most m stones is taken at once. From a larger one any take leaves a row; the opponent takes one or two stones from its middle, so that two equal rows remain, and from then on copies every move in the other row. With m = 1 every move takes one stone, so the parity of n decides.',
    zh: '不超过 m 颗时一次取完。更大的环取一次后变成一排，后手（m ≥ 2）从正中取一颗或两颗，留下相等的两排（可以为空）；此后先手在一排怎么取，后手就在另一排照样取。m = 1 时每步恰取一颗，由 n 的奇偶决定。',
  },
})

/** Rows of which all are looked at, and the work that it takes. */
const MOST_WORK = 2e8

const tables = new Map<string, number[]>()

/** The values of rows up to `last` from which from..to neighbours are taken, by the plain definition. */
function rowValues(from: number, to: number, last: number): readonly number[] {
  const key = `${from} ${to}`
  const values = tables.get(key) ?? []
  if (tables.size > 100) tables.clear()
  tables.set(key, values)
  let marks = new Int32Array(1024).fill(-1)
  for (let n = values.length; n <= last; n++) {
    for (let t = from; t <= to && t <= n; t++)
      for (let a = 0, b = n - t; a <= b; a++, b--) {
        const value = (values[a] as number) ^ (values[b] as number)
        while (value >= marks.length) {
          const wider = new Int32Array(2 * marks.length).fill(-1)
          wider.set(marks)
          marks = wider
        }
        marks[value] = n
      }
    let value = 0
    while (marks[value] === n) value++
    values.push(value)
  }
  return values
}

/** The value of a ring: a first move opens it, wherever it is made. */
function ringValue(from: number, to: number, size: number): number {
  const values = rowValues(from, to, Math.max(0, size - from))
  const reached = new Set<number>()
  for (let t = from; t <= to && t <= size; t++) reached.add(values[size - t] as number)
  let value = 0
  while (reached.has(value)) value++
  return value
}

/** Rings and rows by the values of rows. */
function byRows(from: bigint, to: bigint): StatedTheorem<Pieces> {
  const [least, most] = [Number(from), Number(to)]
  const pieceValue = ({ ring, size }: Piece): bigint => {
    const n = Number(size)
    return BigInt(ring ? ringValue(least, most, n) : (rowValues(least, most, n)[n] as number))
  }
  return {
    name: { en: 'A ring is opened by the first move', zh: '第一步把环打开' },
    reference: {
      en: 'E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, ch. 4; proof given',
      zh: 'E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, 第 4 章；证明已给出',
    },
    statement: {
      en: 'A row has the least value that no way to take t neighbours, which leaves two rows, reaches; a ring of n has the least value that is not the value of a row of n − t.',
      zh: '一排的 SG 值是取走 t 颗相邻石子、剩下两排的各种走法都到不了的最小值；n 颗的环的值，是各 n − t 颗的排的值中没有出现的最小值。',
    },
    covers: (pieces) =>
      pieces.every(
        ({ size }) => Number(size) ** 2 * Math.min(most - least + 1, Number(size)) <= MOST_WORK,
      ),
    value: (pieces) => nimSum(pieces.map(pieceValue)),
    applied(pieces) {
      const fact = (piece: Piece, lang: 'en' | 'zh') => {
        const [kind, worth] =
          lang === 'en' ? [piece.ring ? 'ring' : 'row', 'value'] : [piece.ring ? '环' : '排', '值']
        return `${kind} ${piece.size} (${worth} ${pieceValue(piece)})`
      }
      const rest = (piece: Piece, lang: 'en' | 'zh') => {
        if (!piece.ring) return ''
        const rows: string[] = []
        for (let t = from; t <= to && t <= piece.size && rows.length < 8; t++)
          rows.push(fact(row(piece.size - t), lang))
        return lang === 'en'
          ? ` From ${piece.size} one move leaves ${rows.join(', ') || 'nothing'}.`
          : `从 ${piece.size} 走一步到 ${rows.join('、') || '无'}。`
      }
      const shown = pieces.slice(0, 8)
      return {
        en: `Here ${shown.map((p) => fact(p, 'en')).join(', ')}.${shown.map((p) => rest(p, 'en')).join('')}`,
        zh: `这里 ${shown.map((p) => fact(p, 'zh')).join('、')}。${shown.map((p) => rest(p, 'zh')).join('')}`,
      }
    },
    proof: {
      en: 'Every first move in a ring of n takes t neighbours and leaves a row of n − t, so the options of the ring are these rows. A move in a row leaves two rows, which are moved in apart from each other.',
      zh: '在 n 颗的环上，第一步取走 t 颗相邻石子后总是剩下一排 n − t 颗，所以环的后继就是这些排。在一排中走一步剩下两排，互不相干。',
    },
  }
}

export const game = defineOwnGame({
  slug: 'ring',
  names: { en: 'Stones in a ring', zh: '环形取石子' },
  params: [{ kind: 'range', from: 'p', to: 'q' }],
  about: {
    en: 'Stones lie in a ring. Take p to q stones that are neighbours; the gap stays, so stones on its two sides are not neighbours. Whoever cannot move loses.',
    zh: '石子围成一圈。每次取相邻的 p 到 q 颗；空位保留，空位两侧的石子不算相邻。不能走者负。',
  },
  position: {
    en: 'n for a ring, row n for an opened one',
    zh: 'n 表示一个环，“排 n”表示已拆开的一排',
  },
  shape: OWN,
  look: (pieces) => ({
    ...lookOfHeaps([], 'rows'),
    piles: pieces.map(({ size, ring }, i) => ({
      label: `${i + 1}`,
      size,
      ring,
      // a row is called one already
      ...(ring && { note: { en: 'ring', zh: '环' } }),
    })),
  }),
  rules,
  theorem: ({ p: from = 1n, q: to = 1n }) => (from === 1n ? symmetry(to) : byRows(from, to)),
  examples: ['ring 1..2: 6', 'ring 1..3: 3', 'ring 2..3: 7', 'ring 3..3: 12'],
})
