import type { Formula, Sequence } from './tree.ts'

/** The formulas directly below a formula. */
export function childrenOf(formula: Formula): readonly Formula[] {
  switch (formula.op) {
    case 'int':
    case 'var':
      return []
    case 'cases':
      return [...formula.cases.flatMap((c) => [c.when, c.value]), formula.otherwise]
    case 'term':
    case 'part':
      return formula.sequence.kind === 'takeaway'
        ? [formula.of[0], formula.sequence.factor]
        : formula.of
    default:
      return formula.of
  }
}

/** The formula with each formula directly below it replaced. */
export function mapChildren(formula: Formula, go: (child: Formula) => Formula): Formula {
  switch (formula.op) {
    case 'int':
    case 'var':
      return formula
    case 'cases':
      return {
        ...formula,
        cases: formula.cases.map((c) => ({ when: go(c.when), value: go(c.value) })),
        otherwise: go(formula.otherwise),
      }
    case 'term':
    case 'part':
      return { ...formula, of: [go(formula.of[0])], sequence: mapFactor(formula.sequence, go) }
    default:
      // as many formulas as before, so the same kind of node
      return { ...formula, of: formula.of.map(go) } as unknown as Formula
  }
}

/** The sequence with its factor, if it has one, turned into something else. */
export function mapFactor<A, B>(sequence: Sequence<A>, go: (factor: A) => B): Sequence<B> {
  return sequence.kind === 'takeaway' ? { kind: 'takeaway', factor: go(sequence.factor) } : sequence
}

/** All names in a formula, in the order in which they occur. */
export function namesOf(formula: Formula): readonly string[] {
  const names = formula.op === 'var' ? [formula.name] : childrenOf(formula).flatMap(namesOf)
  return [...new Set(names)]
}

const POSITIONAL: ReadonlySet<string> = new Set<Formula['op']>([
  ...(['xorOf', 'maxOf', 'sumOf', 'oddXorOf', 'unpairedOf'] as const),
  ...(['columnsOf', 'treeOf', 'matching'] as const),
])

/** Whether the node itself reads the heaps, the tree or the graph of a position. */
export function readsPosition({ op }: Formula): boolean {
  return POSITIONAL.has(op)
}
