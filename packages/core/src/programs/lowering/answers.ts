import type { Formula } from '../../formula/tree.ts'
import { namesOf } from '../../formula/walk.ts'
import type { Answer, Defined, Let, Task } from '../known/task.ts'
import type { Draft, Valued } from '../tree/draft.ts'
import type { Names } from '../tree/names.ts'
import { call, cast, constant, literal, name, text } from '../tree/nodes.ts'
import type { Expr, Statement } from '../tree/tree.ts'
import { bodyOf } from './body.ts'
import { type Derived, withDerived } from './derived.ts'
import { foldAll } from './folds.ts'
import { heapMoves, nimMoves } from './heap-moves.ts'
import type { Heaps } from './heaps.ts'
import { numberOf, truthOf } from './lower.ts'
import { foldQuotient } from './quotient-fold.ts'
import { write } from './write.ts'

/** The answer to a case that is a list of heaps. */
export function heapAnswer(task: Task, heaps: Heaps, draft: Draft): readonly Statement[] {
  const { answer: asked } = task
  const none: Names = { vars: new Map(), folds: new Map() }
  if (asked.kind === 'nim moves') return nimMoves(asked.words, heaps, draft)
  if (asked.kind === 'heap moves') return heapMoves(asked, heaps, draft)
  if (asked.kind !== 'winner') throw new TypeError('code: heaps ask who wins')
  const { statements, names } = heaps.quotient
    ? foldQuotient(heaps.quotient, heaps, draft)
    : foldAll(asked.losing, heaps, none, draft)
  return [...statements, write(truthOf(asked.losing, names, draft), asked.words)]
}

/** The answer to a case whose numbers have names. */
export function answer(
  task: Task,
  given: Omit<Names, 'folds'>,
  derived: Derived,
  draft: Draft,
): readonly Statement[] {
  const { statements, names } = namedParts(task.lets, { ...given, folds: new Map() }, draft)
  const { answer: asked } = task
  switch (asked.kind) {
    case 'winner': {
      const losing = decision('losing', asked.losing, names, derived, draft)
      const winning = asked.winning && decision('winning', asked.winning, names, derived, draft)
      return [...statements, write(losing, asked.words, winning)]
    }
    case 'moves':
      return [...statements, ...moves(asked, names, derived, draft)]
    case 'pairs':
      return [...statements, ...pairs(asked, names, draft)]
    default:
      throw new TypeError(`code: ${asked.kind} of numbers with names`)
  }
}

/** Variables for formulas, each of which may use those before it. */
export function namedParts(
  lets: readonly Let[],
  names: Names,
  draft: Draft,
): { statements: readonly Statement[]; names: Names } {
  const vars = new Map(names.vars)
  const statements = lets.map(([of, f, defined]) => {
    const plain = numberOf(f, { ...names, vars }, draft)
    const { expr, range } = defined ? applied(defined, plain, draft) : plain
    draft.stored(range)
    const value = cast(expr, 'num')
    const own = draft.fresh(of)
    vars.set(of, { expr: name(own, 'num'), range })
    return constant(own, value)
  })
  return { statements, names: { ...names, vars } }
}

/** What a function of one number gives for a value. */
function applied({ name: of, param, comment, formula }: Defined, x: Valued, draft: Draft): Valued {
  const [range = x.range] = draft.calls(of, [x.range])
  draft.stored(range)
  const vars = new Map([[param, { expr: name(param, 'num'), range }]])
  const names: Names = { vars, folds: new Map() }
  const made = bodyOf(formula, 'number', names, draft)
  const params = [{ name: param, type: 'num' as const }]
  draft.add(of, () => ({ name: of, comment, params, ...made }))
  return {
    expr: call(of, [cast(x.expr, 'num')], made.returns),
    range: numberOf(formula, names, draft).range,
  }
}

export const LOSING_COMMENT = { en: 'Whether the player to move loses.', zh: '先手是否必败。' }
const COMMENTS = {
  losing: LOSING_COMMENT,
  winning: { en: 'Whether the player to move wins.', zh: '先手是否必胜。' },
}

/** Whether a condition holds: by a function of its own, of the numbers that it needs. */
function decision(
  of: 'losing' | 'winning',
  f: Formula,
  names: Names,
  derived: Derived,
  draft: Draft,
): Expr {
  const used = namesOf(f)
  const inline = names.tree || names.edges || [...derived.keys()].some((d) => used.includes(d))
  if (inline) return truthOf(f, withDerived(f, names, derived), draft)
  const args = used.map((text) => names.vars.get(text) as Valued)
  const vars = new Map(
    used.map((text, i): [string, Valued] => {
      const { range, expr } = args[i] as Valued
      return [text, { expr: name(expr.kind === 'name' ? expr.name : text, 'num'), range }]
    }),
  )
  const made = bodyOf(f, 'truth', { ...names, vars }, draft)
  draft.add(of, () => ({
    name: of,
    comment: COMMENTS[of],
    params: [...vars.values()].map(({ expr }) => ({
      name: expr.kind === 'name' ? expr.name : '',
      type: 'num',
    })),
    ...made,
  }))
  return call(
    of,
    args.map((a) => a.expr),
    'bool',
  )
}

function moves(
  { losing, words: [wins, loses], lets, lines }: Answer & { kind: 'moves' },
  names: Names,
  derived: Derived,
  draft: Draft,
): readonly Statement[] {
  const { statements, names: all } = namedParts(lets, names, draft)
  const line = (parts: readonly Expr[]): Statement => ({ kind: 'write', parts, line: true })
  return [
    {
      kind: 'if',
      when: decision('losing', losing, names, derived, draft),
      yes: [line([text(loses)])],
      no: [
        line([text(wins)]),
        ...statements,
        ...lines.map(({ when, show }): Statement => {
          const shown = show.map((f) => numberOf(f, all, draft).expr)
          const parts = shown.flatMap((e, i) => (i > 0 ? [text(' '), e] : [e]))
          return { kind: 'if', when: truthOf(when, all, draft), yes: [line(parts)] }
        }),
      ],
    },
  ]
}

function pairs(
  { to, index, lets, show }: Answer & { kind: 'pairs' },
  names: Names,
  draft: Draft,
): readonly Statement[] {
  const last = names.vars.get(to)
  if (!last) throw new TypeError(`code: no ${to}`)
  const own = draft.fresh(index)
  const k: Valued = { expr: name(own, 'int'), range: last.range }
  const inner = { ...names, vars: new Map([...names.vars, [index, k]]) }
  const { statements, names: all } = namedParts(lets, inner, draft)
  const [a, b] = show.map((f) => numberOf(f, all, draft).expr)
  if (!a || !b) throw new TypeError('code: a pair is two numbers')
  const write: Statement = {
    kind: 'write',
    parts: [text('('), a, text(','), b, text(')')],
    line: false,
  }
  return [
    {
      kind: 'for',
      name: own,
      from: literal(0),
      to: cast(last.expr, 'int'),
      step: 1,
      body: [...statements, write],
    },
    { kind: 'write', parts: [], line: true },
  ]
}
