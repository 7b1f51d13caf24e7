import { check, claimWords, parseAny, type Words } from '@nimber/core'
import type { Context } from '../context.ts'

/** Whether a certificate holds: what it proves and what that took, or the first thing that fails. */
export type CheckData =
  | {
      readonly valid: true
      readonly game: Words
      readonly kind: string
      readonly claim: Words
      readonly computed: number
    }
  | { readonly valid: false; readonly words: Words; readonly beyond?: object }

/** Whether the text of a file is a certificate that holds. */
export function checkText(text: string, context: Context): CheckData {
  let json: unknown
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return {
      valid: false,
      words: { en: 'The text is not JSON.', zh: '这段文字不是 JSON。' },
    }
  }
  const result = check(json, { progress: (done) => context.progress({ done }) })
  if (!result.valid) return result
  const { game, kind } = result.certificate
  return {
    valid: true,
    game: namesOf(game),
    kind,
    claim: claimWords(result.certificate),
    computed: result.computed,
  }
}

/** A game as a certificate writes it, and with Chinese keywords. */
function namesOf(text: string): Words {
  try {
    return { en: text, zh: parseAny(text).game.nameZh }
  } catch {
    return { en: text, zh: text } // the checker reads it on its own
  }
}
