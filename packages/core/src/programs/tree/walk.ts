import type { Expr, Routine, Statement } from './tree.ts'

/** How often a name occurs in an expression. */
export function occurrences(e: Expr, text: string): number {
  if (e.kind === 'name') return e.name === text ? 1 : 0
  return partsOf(e).reduce((sum, part) => sum + occurrences(part, text), 0)
}

/** The expression with another one in the place of a name. */
export function replaced(e: Expr, text: string, by: Expr): Expr {
  const go = (part: Expr) => replaced(part, text, by)
  switch (e.kind) {
    case 'name':
      return e.name === text ? by : e
    case 'operation':
      return { ...e, of: [go(e.of[0]), go(e.of[1])] }
    case 'not':
    case 'cast':
      return { ...e, of: go(e.of) }
    case 'choice':
      return { ...e, when: go(e.when), yes: go(e.yes), no: go(e.no) }
    case 'call':
    case 'builtin':
      return { ...e, args: e.args.map(go) }
    case 'item':
      return { ...e, index: go(e.index) }
    default:
      return e
  }
}

/** Whether some expression of the statements, or of what is below them, has a property. */
export function someExpr(list: readonly Statement[], wanted: (e: Expr) => boolean): boolean {
  const inExpr = (e: Expr): boolean => wanted(e) || partsOf(e).some(inExpr)
  return someStatement(list, (s) => exprsOf(s).some(inExpr))
}

/** Whether some statement, or one below it, has a property. */
export function someStatement(
  list: readonly Statement[],
  wanted: (s: Statement) => boolean,
): boolean {
  return list.some((s) => wanted(s) || bodiesOf(s).some((b) => someStatement(b, wanted)))
}

/** The expressions directly below an expression. */
export function partsOf(e: Expr): readonly Expr[] {
  switch (e.kind) {
    case 'operation':
      return e.of
    case 'not':
    case 'cast':
      return [e.of]
    case 'choice':
      return [e.when, e.yes, e.no]
    case 'call':
    case 'builtin':
      return e.args
    case 'item':
      return [e.list, e.index]
    case 'slice':
      return [e.list, e.from, e.to]
    default:
      return []
  }
}

function exprsOf(s: Statement): readonly Expr[] {
  switch (s.kind) {
    case 'let':
    case 'return':
      return [s.value]
    case 'list':
    case 'read list':
      return [s.size]
    case 'set':
      return [s.to, s.value]
    case 'if':
    case 'while':
      return [s.when]
    case 'for':
      return [s.from, s.to]
    case 'each':
    case 'sort':
      return [s.list]
    case 'groups':
      return [s.count]
    case 'write':
      return s.parts
    default:
      return []
  }
}

function bodiesOf(s: Statement): readonly (readonly Statement[])[] {
  if (s.kind === 'if') return s.no ? [s.yes, s.no] : [s.yes]
  return 'body' in s ? [s.body] : []
}

/** Whether statements assign to a name. */
export function changes(list: readonly Statement[], text: string): boolean {
  return someStatement(list, (s) => s.kind === 'set' && s.to.kind === 'name' && s.to.name === text)
}

/** Whether statements sort a list or assign to its items. */
export function altersList(list: readonly Statement[], text: string): boolean {
  const isIt = (e: Expr) => e.kind === 'name' && e.name === text
  return someStatement(
    list,
    (s) =>
      (s.kind === 'sort' && isIt(s.list)) ||
      (s.kind === 'set' && s.to.kind === 'item' && isIt(s.to.list)),
  )
}

/** Whether a function calls itself. */
export function callsItself({ name: own, body }: Routine): boolean {
  return someExpr(body, (e) => e.kind === 'call' && e.name === own)
}
