import { type Dyadic, dyadic } from '../arith/dyadic.ts'
import { BeyondBudget } from '../model/errors.ts'
import type { Form, Forms } from './forms.ts'
import { type Bend, type Line, meeting, outer, straightened, tilted, type Wall } from './wall.ts'

/** What a form is worth when every move costs a tax: the stops of the cooled form. */
export interface Thermograph {
  readonly mean: Dyadic
  readonly temperature: Dyadic
  readonly left: Wall
  readonly right: Wall
}

/** As many bends one question may make, and as many are kept in either half of what is known. */
const MOST_BENDS = 8_000_000
const KEPT_BENDS = 100_000
const FINEST = 4096

/**
 * The thermographs of a store that were asked for lately: when one half is full, the other is given up,
 * so that a long row of forms, each an option of the next, is gone through in little memory.
 */
class Known {
  /** How many bends were made so far. */
  made = 0
  private bends = 0
  private young = new Map<Form, Thermograph>()
  private old = new Map<Form, Thermograph>()

  get(form: Form): Thermograph | undefined {
    const known = this.young.get(form)
    if (known) return known
    const before = this.old.get(form)
    if (before) this.keep(form, before)
    return before
  }

  add(form: Form, thermograph: Thermograph): void {
    this.made += thermograph.left.length + thermograph.right.length
    this.keep(form, thermograph)
  }

  private keep(form: Form, thermograph: Thermograph): void {
    this.bends += thermograph.left.length + thermograph.right.length
    if (this.bends > KEPT_BENDS) {
      this.old = this.young
      this.young = new Map()
      this.bends = thermograph.left.length + thermograph.right.length
    }
    this.young.set(form, thermograph)
  }
}

const kept = new WeakMap<Forms, Known>()

/**
 * The thermograph of a form from temperature −1 on. An integer has a mast; any other form has the
 * right walls of its left options less the tax and the left walls of its right options with the tax
 * added, up to the temperature where they meet. So a number over 2^k has the temperature −1/2^k.
 */
export function thermographOf(forms: Forms, form: Form): Thermograph {
  const known = kept.get(forms) ?? new Known()
  kept.set(forms, known)
  const end = known.made + MOST_BENDS
  const open = [shape(forms, form)]
  for (;;) {
    const g = open[open.length - 1] as Form
    const before = known.get(g)
    const thermograph = before ?? fromOptions(forms, g, known, open)
    if (thermograph === undefined) continue
    if (!before) known.add(g, thermograph)
    if (known.made > end) throw tooManyBends()
    open.pop()
    if (open.length === 0) return thermograph
  }
}

/** The thermograph of a form whose options have theirs; those that have none yet are opened. */
function fromOptions(forms: Forms, g: Form, known: Known, open: Form[]): Thermograph | undefined {
  const number = forms.asNumber(g)
  if (number !== undefined) return ofNumber(number)
  const missing = open.length
  const walls = (options: readonly Form[], side: 'left' | 'right', slope: 1 | -1) => {
    let line: Line | undefined
    for (const option of options) {
      const thermograph = known.get(shape(forms, option))
      if (thermograph === undefined) open.push(shape(forms, option))
      else {
        const other = tilted(thermograph[side], slope)
        line = line === undefined ? other : outer(line, other, slope === 1 ? -1 : 1)
      }
    }
    return line
  }
  const falling = walls(forms.left(g), 'right', -1)
  const rising = walls(forms.right(g), 'left', 1)
  if (open.length > missing || falling === undefined || rising === undefined) return undefined
  const { left, right, top } = meeting(falling, rising)
  return { mean: top.value, temperature: top.at, left, right }
}

/** At −1/2^j the walls of a number are the multiples of 1/2^j next to it, up to its own 1/2^k. */
function ofNumber(mean: Dyadic): Thermograph {
  const { numerator, exponent } = mean
  if (exponent > FINEST) throw tooManyBends()
  const [left, right]: [Bend[], Bend[]] = [[], []]
  for (let j = 0; j <= exponent; j++) {
    const [cut, at] = [BigInt(exponent - j), dyadic(-1, j)]
    left.push({ value: dyadic(-(-numerator >> cut), j), at })
    right.push({ value: dyadic(numerator >> cut, j), at })
  }
  const temperature = dyadic(-1, exponent)
  return { mean, temperature, left: straightened(left, 0), right: straightened(right, 0) }
}

function tooManyBends(): BeyondBudget {
  return new BeyondBudget(
    {
      en: 'The thermographs of this value and of its options have too many bends to be listed.',
      zh: '这个值及其选项的温度图折点太多，无法列出。',
    },
    Number.POSITIVE_INFINITY,
  )
}

/**
 * A form with the same thermograph that has few followers: more than two ups, and a nim-heap beyond
 * *2, change nothing.
 */
function shape(forms: Forms, form: Form): Form {
  const simple = forms.asSimple(form)
  if (simple === undefined) return form
  const { value, ups, nim } = simple
  const few = Math.sign(ups) * Math.min(Math.abs(ups), 2)
  return forms.simple(value, few, ups === few ? Math.min(nim, 2) : 0)
}
