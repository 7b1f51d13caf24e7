import { type Form, type Forms, formText, type Lang } from '@nimber/core'
import { dim } from '../frame/terminal.ts'
import { calcWords } from './words.ts'

/** Lines of a tree that are shown, and how far they are indented. */
const MOST_LINES = 400
const MOST_DEPTH = 20

/** The canonical form as a tree: below each value its options, down to numbers, ups and nimbers. */
export function* treeLines(forms: Forms, form: Form, lang: Lang): Generator<string> {
  const say = calcWords[lang]
  const open = [{ form, mark: '', depth: 0 }]
  for (let lines = 0; ; lines++) {
    const at = open.pop()
    if (!at) return
    if (lines === MOST_LINES) return yield say.moreLines(MOST_LINES)
    const name = brief(formText(forms, at.form), 70 - 3 * at.depth)
    yield `${'   '.repeat(at.depth)}${at.mark}${name}`
    if (forms.asSimple(at.form)) continue
    if (at.depth === MOST_DEPTH) {
      yield `${'   '.repeat(at.depth + 1)}…`
      continue
    }
    for (const [mark, options] of [
      [say.rightMark, forms.right(at.form)],
      [say.leftMark, forms.left(at.form)],
    ] as const)
      for (const option of options.toReversed())
        open.push({ form: option, mark: `${dim(mark)}  `, depth: at.depth + 1 })
  }
}

/** The beginning of a name; one that is too long for any is dots. */
function brief(name: string, most: number): string {
  return name !== '' && name.length <= most ? name : `${name.slice(0, Math.max(0, most - 1))}…`
}
