import { compareDyadic, type Dyadic, negateDyadic } from '../../arith/dyadic.ts'
import { within } from '../../model/errors.ts'
import type { Simple } from '../../model/simple.ts'
import type { Form, Forms } from '../forms.ts'
import { MOST_CHARACTERS, STYLES, type Style, simpleText } from './styles.ts'

/**
 * The name that people know a value by: numbers, ups, nimbers, switches, tinies and minies, else
 * braces; the empty text where it is longer than 4000 characters.
 */
export function formText(forms: Forms, form: Form): string {
  return write(forms, form, STYLES.friendly)
}

/** The canonical form, in which only numbers, ups and nimbers have names; empty where too long. */
export function canonicalText(forms: Forms, form: Form): string {
  return write(forms, form, STYLES.canonical)
}

/** The name with the signs of books, such as ⇑∗ and ±½; empty where too long. */
export function prettyText(forms: Forms, form: Form): string {
  return write(forms, form, STYLES.pretty)
}

/** The name in LaTeX; empty where too long. */
export function latexText(forms: Forms, form: Form): string {
  return write(forms, form, STYLES.latex)
}

/** How a value is written by means of the texts of others. */
type Shape = { readonly parts: readonly Form[] } & (
  | { readonly kind: 'simple'; readonly simple: Simple }
  | { readonly kind: 'braces'; readonly left: number }
  /** ±: Right's options are the negatives of Left's. */
  | { readonly kind: 'plus-minus' }
  | { readonly kind: 'tiny' | 'miny'; readonly number: Dyadic }
)

/** A text, and the ASCII text by which it has its place among others. */
interface Written {
  readonly text: string
  readonly ascii: string
}

/** Writes what a value consists of before the value itself, however deep that is. */
function write(forms: Forms, form: Form, style: Style): string {
  const simple = forms.asSimple(form)
  if (simple) {
    const ascii = simpleText(STYLES.friendly, simple)
    if (ascii.length > MOST_CHARACTERS) return ''
    return style === STYLES.friendly ? ascii : simpleText(style, simple)
  }
  const shapes = new Map<Form, Shape>()
  const written = new Map<Form, Written>()
  const open = [form]
  for (let at = open.at(-1); at !== undefined; at = open.at(-1)) {
    const shape = shapes.get(at) ?? shapeOf(forms, at, style.names)
    shapes.set(at, shape)
    const missing = shape.parts.filter((part) => !written.has(part))
    open.push(...missing)
    if (missing.length > 0) continue
    const done = written.get(at) ?? writtenOf(shape, written, style)
    written.set(at, done)
    open.pop()
    // each of them has a character of its own
    if (done.ascii.length > MOST_CHARACTERS || written.size > MOST_CHARACTERS) return ''
  }
  return written.get(form)?.text ?? ''
}

function shapeOf(forms: Forms, form: Form, names: boolean): Shape {
  const simple = forms.asSimple(form)
  if (simple) return { kind: 'simple', simple, parts: [] }
  const [left, right] = [forms.left(form), forms.right(form)]
  if (names) {
    const stops = [forms.leftStop(form), negateDyadic(forms.rightStop(form))] as const
    if (compareDyadic(...stops) === 0 && forms.negate(form) === form)
      return { kind: 'plus-minus', parts: left }
    const tiny = asTiny(forms, form)
    if (tiny !== undefined) return { ...tiny, kind: 'tiny' }
    const miny = asTiny(forms, form, true)
    if (miny !== undefined) return { ...miny, kind: 'miny' }
  }
  return { kind: 'braces', left: left.length, parts: [...left, ...right] }
}

/** The number x and the value g > 0 of x + tiny(g) = {x|{x|x-g}}; mirrored, of x + miny(g). */
function asTiny(
  forms: Forms,
  form: Form,
  mirrored = false,
): { readonly number: Dyadic; readonly parts: readonly [Form] } | undefined {
  const sides = (g: Form) =>
    mirrored ? [forms.right(g), forms.left(g)] : [forms.left(g), forms.right(g)]
  const single = (g: Form) => {
    const [[near, ...more], [far, ...others]] = sides(g) as [Form[], Form[]]
    return more.length > 0 || others.length > 0 || near === undefined || far === undefined
      ? undefined
      : { near, far }
  }
  const outer = single(form)
  const number = outer && forms.asNumber(outer.near)
  if (!outer || !number) return undefined
  const inner = forms.asSimple(outer.far) ? undefined : single(outer.far)
  if (inner?.near !== outer.near) return undefined
  const [from, what] = mirrored ? [inner.far, inner.near] : [inner.near, inner.far]
  const g = within(() => forms.subtract(from, what))
  return g !== undefined && forms.outcome(g) === 'L' ? { number, parts: [g] } : undefined
}

function writtenOf(shape: Shape, written: ReadonlyMap<Form, Written>, style: Style): Written {
  const parts = shape.parts.map((part) => written.get(part) as Written)
  const left = shape.kind === 'braces' ? shape.left : parts.length
  const lists = [parts.slice(0, left), parts.slice(left)]
  for (const list of lists) list.sort((a, b) => (a.ascii < b.ascii ? -1 : 1))
  const ascii = textOf(shape, lists, style.names ? STYLES.friendly : STYLES.canonical, 'ascii')
  return { ascii, text: textOf(shape, lists, style, 'text') }
}

function textOf(
  shape: Shape,
  lists: readonly (readonly Written[])[],
  style: Style,
  which: keyof Written,
): string {
  const [left = [], right = []] = lists.map((list) => list.map((part) => part[which]))
  const [one = ''] = left
  switch (shape.kind) {
    case 'simple':
      return simpleText(style, shape.simple)
    case 'braces':
      return style.braces(left, right)
    case 'plus-minus':
      return left.length === 1 && /^(\{|-?\d+(\/\d+)?$)/.test(lists[0]?.[0]?.ascii ?? '')
        ? style.plusMinus(one)
        : style.plusMinusList(left)
    default:
      return style.tiny(
        shape.kind,
        one,
        shape.number.numerator === 0n ? undefined : style.number(shape.number),
      )
  }
}
