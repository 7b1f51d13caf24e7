import type { Form, Forms } from './forms.ts'

/** What a move gains each player: the differences that no other move makes up for. */
export interface Incentives {
  readonly left: readonly Form[]
  readonly right: readonly Form[]
}

/** The incentives G^L − G of Left and G − G^R of Right, without dominated ones. */
export function incentives(forms: Forms, form: Form): Incentives {
  const left = forms.left(form).map((option) => forms.subtract(option, form))
  const right = forms.right(form).map((option) => forms.subtract(form, option))
  return { left: largest(forms, left), right: largest(forms, right) }
}

/** The forms that none of the others is at least as large as, each once. */
function largest(forms: Forms, list: readonly Form[]): Form[] {
  const each = [...new Set(list)]
  return each.filter((g) => !each.some((other) => other !== g && forms.atMost(g, other)))
}
