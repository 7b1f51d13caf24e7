import { tuples } from '../../model/enumerate.ts'
import { TextError } from '../../model/errors.ts'
import { type Move, Moves } from '../../model/moves.ts'
import type { Rules } from '../../model/rules.ts'
import { HEAPS } from '../../model/shape.ts'
import { parseNumbers } from '../../rules/numbers.ts'
import { defineOwnGame } from '../define.ts'

/** The numbers on the edges of a ring, from the place of the token round to it again. */
type Ring = readonly bigint[]

/** Lowers the edge before or behind the token and takes it along: the list begins at its new place. */
function walk(ring: Ring, forward: boolean, left: bigint): Move<Ring> {
  const edge = (forward ? ring[0] : ring.at(-1)) as bigint
  return {
    text: {
      en: `go ${forward ? 'forward' : 'back'} over ${edge}, lower it to ${left}`,
      zh: `${forward ? '向前' : '向后'}走过 ${edge}，把它减到 ${left}`,
    },
    // the edge, and what tells apart the ways to lower it
    touches: [`edge ${forward ? 1 : ring.length}`, `${left}`],
    to: forward ? [...ring.slice(1), left] : [left, ...ring.slice(0, -1)],
  }
}

/** How many edges the token can pass forward, and back, before one that is 0. */
function counts(ring: Ring): { forward: number; back: number } {
  return { forward: ring.indexOf(0n), back: ring.length - 1 - ring.lastIndexOf(0n) }
}

const rules: Rules<Ring> = {
  parse(text) {
    const ring = parseNumbers(text, { least: 1 })
    if (ring.length >= 2) return ring
    throw new TextError(text, text.trimEnd().length, {
      en: 'Expected the numbers on at least two edges.',
      zh: '至少要有两条边上的数。',
    })
  },
  print: (ring) => ring.join(' '),
  *moves(ring) {
    for (const forward of [true, false]) {
      const edge = (forward ? ring[0] : ring.at(-1)) as bigint
      for (let left = 0n; left < edge; left++) yield walk(ring, forward, left)
    }
  },
  *upTo(size) {
    for (let length = 2; length <= 4; length++) yield* tuples(length, Math.floor(size / 2) + 1)
  },
  axes: undefined,
}

export const game = defineOwnGame({
  slug: 'ring-walk',
  names: { en: 'Token on a ring of numbers', zh: '环上取数' },
  about: {
    en: 'A token stands on a ring, each of whose edges has a number. A move chooses an edge at the token with a positive number, lowers the number as much as one likes and takes the token along the edge. Whoever cannot move loses.',
    zh: '棋子站在一个环上，环的每条边上有一个数。每次选棋子旁边一条数为正的边，把数减小任意多，并沿这条边移动棋子。不能走者负。',
  },
  position: {
    en: 'the numbers on the edges round the ring, from the token to the token',
    zh: '从棋子处起绕环一周各边上的数',
  },
  shape: HEAPS,
  look: (ring) => ({
    kind: 'network',
    layout: 'circle',
    invite: { en: 'Click an edge at the token to go over it.', zh: '点棋子旁边的一条边，走过去。' },
    vertices: ring.map((_, i) => ({ name: `${i + 1}`, says: '', tokens: i === 0 ? 1 : 0 })),
    edges: ring.map((number, i) => ({
      name: `edge ${i + 1}`,
      ends: [`${i + 1}`, `${((i + 1) % ring.length) + 1}`],
      says: `${number}`,
    })),
    notes: [
      {
        en: 'The token is always at the top: the ring turns below it.',
        zh: '棋子总在最上面：走一步，环就转一格。',
      },
    ],
  }),
  rules: () => rules,
  theorem: () => ({
    name: { en: 'An odd number of edges to a 0', zh: '到 0 的奇数步' },
    reference: { en: 'Luogu P1288; proof given', zh: '洛谷 P1288；证明已给出' },
    statement: {
      en: 'Where some edge is 0: winning exactly when in one of the two directions the number of edges before the first 0 is odd.',
      zh: '有一条边为 0 时：沿某个方向到第一个 0 之前的边数为奇数时必胜，否则必败。',
    },
    covers: (ring) => ring.includes(0n),
    outcome: (ring) => {
      const { forward, back } = counts(ring)
      return forward % 2 === 1 || back % 2 === 1 ? 'N' : 'P'
    },
    winning: (ring) =>
      new Moves(function* () {
        const { forward, back } = counts(ring)
        for (const ahead of [true, false]) {
          const [way, other] = ahead ? [forward, back] : [back, forward]
          if (way % 2 === 0) continue
          const edge = (ahead ? ring[0] : ring.at(-1)) as bigint
          // the way behind is cut, or it is even as well
          const count = other % 2 === 1 ? edge : 1n
          yield { count, at: (left) => walk(ring, ahead, left) }
        }
      }),
    applied: (ring) => {
      const { forward, back } = counts(ring)
      return {
        en: `Edges before the first 0: ${forward} forward and ${back} back; ${forward} mod 2 = ${forward % 2}, ${back} mod 2 = ${back % 2}.`,
        zh: `第一个 0 之前的边数：向前 ${forward}，向后 ${back}；${forward} mod 2 = ${forward % 2}，${back} mod 2 = ${back % 2}。`,
      }
    },
    proof: {
      en: 'With an odd way before you, go that way and lower the edge to 0: behind the token is a 0 and before it an even way, so the opponent can only go on, and you repeat it until the opponent stands at the 0. With two even ways every move leaves an odd way before the token: the rest of the one you took has one edge less.',
      zh: '若某个方向的边数为奇数，就朝那边走并把边减到 0：棋子身后是 0，前面剩偶数条边，对手只能继续向前，如此重复，直到对手站在 0 前。若两个方向都是偶数，则无论怎么走，前面的边数少了一条，成为奇数。',
    },
  }),
  examples: ['ring-walk: 2 1 3 0 2 4', 'ring-walk: 3 1 0 2 4', 'ring-walk: 0 2 1'],
})
