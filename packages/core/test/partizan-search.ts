import type { Form, Forms } from '../src/forms/forms.ts'
import type { PartizanGame } from '../src/games/partizan/game.ts'
import type { Mover } from '../src/model/outcome.ts'

/** The texts of positions, each once and sorted, the one without anything before all others. */
export function textsOf<P>({ rules }: PartizanGame<P>, positions: Iterable<P>): string[] {
  const texts = new Set(Array.from(positions, rules.print))
  const rest = [...texts].filter((text) => text !== 'empty').sort()
  return texts.has('empty') ? ['empty', ...rest] : rest
}

/** Forms of positions by nothing but the moves that the rules list. */
export function plainForms<P>(forms: Forms, { rules }: PartizanGame<P>): (position: P) => Form {
  const known = new Map<string, Form>()
  const formOf = (position: P): Form => {
    const key = rules.print(position)
    let form = known.get(key)
    if (form === undefined) {
      const side = (mover: Mover) =>
        Array.from(rules.moves(position, mover), ({ to }) => formOf(to))
      form = forms.make(side('left'), side('right'))
      known.set(key, form)
    }
    return form
  }
  return formOf
}

/** Forms of positions by what a game says for speed: options, parts and what is alike. */
export function quickForms<P>(forms: Forms, { partizan }: PartizanGame<P>): (position: P) => Form {
  const known = new Map<string | number, Form>()
  const ofPart = (part: P): Form => {
    const { key, negative } = partizan.likeness(part)
    let form = known.get(key)
    if (form === undefined) {
      const side = (mover: Mover) => partizan.options(part, mover).map(formOf)
      form = forms.make(side('left'), side('right'))
      if (negative) form = forms.negate(form)
      known.set(key, form)
    }
    return negative ? forms.negate(form) : form
  }
  const formOf = (position: P): Form => forms.sum(partizan.parts(position).map(ofPart))
  return formOf
}

/**
 * Who wins when a player begins, by playing every game out; undefined where that takes more than
 * `most` positions.
 */
export function playedOut<P>(
  { rules }: PartizanGame<P>,
  position: P,
  most: number,
): Record<Mover, Mover> | undefined {
  const known = new Map<string, boolean>()
  const wins = (at: P, mover: Mover): boolean => {
    const key = `${mover} ${rules.print(at)}`
    let won = known.get(key)
    if (won === undefined && known.size <= most) {
      const other = mover === 'left' ? 'right' : 'left'
      won = false
      for (const { to } of rules.moves(at, mover)) {
        won = !wins(to, other)
        if (won) break
      }
      known.set(key, won)
    }
    return won ?? false
  }
  const left = wins(position, 'left') ? 'left' : 'right'
  const right = wins(position, 'right') ? 'right' : 'left'
  return known.size > most ? undefined : { left, right }
}

/** The letter of who wins when either begins. */
export function letterOf({ left, right }: Record<Mover, Mover>): 'L' | 'R' | 'N' | 'P' {
  if (left === 'left') return right === 'left' ? 'L' : 'N'
  return right === 'right' ? 'R' : 'P'
}

/** The form that the theorem of a game gives a position; undefined where it does not speak of it. */
export function provedForm<P>(forms: Forms, game: PartizanGame<P>, position: P): Form | undefined {
  const { theorem } = game
  if (!theorem || theorem.covers?.(position) === false) return undefined
  const { value, ups, nim } = theorem.value(position)
  return forms.simple(value, ups, nim)
}
