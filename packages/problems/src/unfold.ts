import { type Formula, mapChildren, NoProgram, type Task } from '@nimber/core'

type Derived = NonNullable<Task['derived']>

/** What joins the formulas of single heaps, for the aggregates that can be written out. */
const JOINED = { xorOf: 'xor', oddXorOf: 'xor', maxOf: 'max', sumOf: '+' } as const

/** The formula about a list of heaps, put to heaps with these names. */
export function unfold(f: Formula, heaps: readonly string[]): Formula {
  switch (f.op) {
    case 'xorOf':
    case 'oddXorOf':
    case 'maxOf':
    case 'sumOf': {
      const each = heaps.map((heap, i) => ofHeap(f.of[0], heap, i + 1))
      const used = f.op === 'oddXorOf' ? each.filter((_, i) => i % 2 === 0) : each
      const op = JOINED[f.op as keyof typeof JOINED]
      return used.reduce((a, b) => ({ op, of: [a, b] }))
    }
    case 'unpairedOf':
    case 'columnsOf':
    case 'treeOf':
    case 'matching':
      throw new NoProgram({
        en: 'What decides this game is a count over all heaps, which is printed for lists of heaps only.',
        zh: '决定这个游戏的是对所有堆的计数，只有堆的列表才能输出程序。',
      })
    default:
      return mapChildren(f, (child) => unfold(child, heaps))
  }
}

/** The formula of one heap n, the i-th, put to the heap with a name. */
function ofHeap(f: Formula, heap: string, i: number): Formula {
  if (f.op !== 'var') return mapChildren(f, (child) => ofHeap(child, heap, i))
  if (f.name === 'n') return { op: 'var', name: heap }
  return f.name === 'i'
    ? { op: 'int', value: BigInt(i) }
    : { op: 'var', name: ofName(f.name, heap) }
}

/** What a name that is derived from the heap n is called for the heap with a name. */
const ofName = (name: string, heap: string) => `${name} of ${heap}`

/** The names derived from the heap n, for each heap with a name. */
export function derivedForHeaps(derived: Derived, heaps: readonly string[]): Derived {
  return derived.flatMap((derivation) =>
    heaps.map((heap) => ({
      ...derivation,
      name: ofName(derivation.name, heap),
      of: { n: heap },
    })),
  )
}

/** The formula with other names. */
export function renamed(f: Formula, names: ReadonlyMap<string, string>): Formula {
  if (f.op !== 'var') return mapChildren(f, (child) => renamed(child, names))
  return { op: 'var', name: names.get(f.name) ?? f.name }
}
