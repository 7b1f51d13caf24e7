import type { Theorem } from '../../games/theorem.ts'
import { inLang, type Words } from '../../model/words.ts'

type Told = Pick<Theorem<unknown>, 'name' | 'statement' | 'proof' | 'reference'>

/** A theorem in words: what it says, why, and where it is from. */
export function theoremWords(theorem: Told | undefined): readonly Words[] {
  if (!theorem) return []
  const { name, statement, proof, reference } = theorem
  const from = (lang: 'en' | 'zh') => inLang(reference, lang)
  return [
    { en: `${name.en}. ${statement.en}`, zh: `${name.zh}。${statement.zh}` },
    { en: `Why: ${proof.en}`, zh: `理由：${proof.zh}` },
    { en: `Reference: ${from('en')}`, zh: `文献：${from('zh')}` },
  ]
}
