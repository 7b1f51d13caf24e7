import type { Expr, Program, Routine, Statement } from './tree.ts'
import { partsOf, replaced, someExpr } from './walk.ts'

/** The program with functions that are one expression, called once, written where they are called. */
export function inlined(program: Program): Program {
  for (const f of program.functions) {
    const value = onlyValue(f)
    if (!value || calls(program, f.name) !== 1) continue
    const others = program.functions.filter((other) => other !== f)
    const put = (e: Expr) => withCall(e, f, value)
    const without = {
      ...program,
      functions: others.map((other) => ({ ...other, body: mapExprs(other.body, put) })),
      main: mapExprs(program.main, put),
    }
    // where an argument is more than a name, the call stays as it is
    if (calls(without, f.name) === 0) return inlined(without)
  }
  return program
}

/** What a function gives, where that is all it does and each parameter stands for itself. */
function onlyValue({ body, name }: Routine): Expr | undefined {
  const [only, more] = body
  if (more || only?.kind !== 'return') return undefined
  return someExpr(body, (e) => e.kind === 'call' && e.name === name) ? undefined : only.value
}

function calls({ functions, main }: Program, name: string): number {
  let count = 0
  for (const body of [main, ...functions.map((f) => f.body)])
    someExpr(body, (e) => {
      if (e.kind === 'call' && e.name === name) count++
      return false
    })
  return count
}

/** The expression with the value of a function in the place of its call. */
function withCall(e: Expr, f: Routine, value: Expr): Expr {
  if (e.kind === 'call' && e.name === f.name) {
    // only names and numbers, so that nothing is worked out twice
    if (!e.args.every(isPlain)) return e
    const named = f.params.map((_, i) => `${f.name} ${i}`)
    const first = f.params.reduce(
      (v, p, i) =>
        replaced(v, p.name, { kind: 'name', name: named[i] as string, type: p.type } as Expr),
      value,
    )
    return e.args.reduce((v, arg, i) => replaced(v, named[i] as string, arg), first)
  }
  return mapParts(e, (part) => withCall(part, f, value))
}

/** A name or a number of the type that is asked for: C works on a smaller one in its own type. */
const isPlain = (e: Expr): boolean => e.kind === 'name' || e.kind === 'literal'

/** The expression with other expressions directly below it. */
function mapParts(e: Expr, change: (part: Expr) => Expr): Expr {
  if (partsOf(e).length === 0) return e
  switch (e.kind) {
    case 'operation':
      return { ...e, of: [change(e.of[0]), change(e.of[1])] }
    case 'not':
    case 'cast':
      return { ...e, of: change(e.of) }
    case 'choice':
      return { ...e, when: change(e.when), yes: change(e.yes), no: change(e.no) }
    case 'call':
    case 'builtin':
      return { ...e, args: e.args.map(change) }
    case 'item':
      return { ...e, index: change(e.index) }
    default:
      return e
  }
}

/** The statements with other expressions in them. */
function mapExprs(list: readonly Statement[], change: (e: Expr) => Expr): readonly Statement[] {
  return list.map((s): Statement => {
    switch (s.kind) {
      case 'let':
      case 'return':
        return { ...s, value: change(s.value) }
      case 'list':
      case 'read list':
        return { ...s, size: change(s.size) }
      case 'set':
        return { ...s, value: change(s.value) }
      case 'write':
        return { ...s, parts: s.parts.map(change) }
      case 'if':
        return {
          ...s,
          when: change(s.when),
          yes: mapExprs(s.yes, change),
          ...(s.no && { no: mapExprs(s.no, change) }),
        }
      case 'while':
        return { ...s, when: change(s.when), body: mapExprs(s.body, change) }
      case 'for':
        return { ...s, from: change(s.from), to: change(s.to), body: mapExprs(s.body, change) }
      case 'groups':
        return { ...s, count: change(s.count), body: mapExprs(s.body, change) }
      default:
        return 'body' in s ? { ...s, body: mapExprs(s.body, change) } : s
    }
  })
}
