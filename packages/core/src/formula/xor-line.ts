import { nimSum } from '../arith/nim-sum.ts'
import { brief, join, type Words } from '../model/words.ts'

/** As many numbers are written out. */
const SHOWN = 12

/** The xor of numbers written out, `2 xor 5 = 7`; of a long list only its beginning is shown. */
export function xorLine(values: readonly bigint[]): Words {
  const xor = brief(nimSum(values))
  if (values.length < 2) return { en: xor, zh: xor }
  const shown = values.slice(0, SHOWN).map(brief)
  if (values.length > SHOWN) shown.push('…')
  return { en: `${shown.join(' xor ')} = ${xor}`, zh: `${shown.join(' 异或 ')} = ${xor}` }
}

/** Numbers in a row, `1, 3, 5`; of a long list only its beginning is shown. */
export function numberList(values: readonly bigint[]): Words {
  const shown = values.slice(0, SHOWN).map(brief)
  if (values.length > SHOWN) shown.push('…')
  return { en: shown.join(', '), zh: shown.join('、') }
}

/** A part of a sum, how its value comes about, and the value. */
interface WorkedPart {
  readonly working: Words
  readonly value: bigint
}

/** How the parts get their values, and the xor of these: `2 mod 3 = 2; 1 mod 2 = 1; 2 xor 1 = 3.` */
export function workedXor(parts: readonly WorkedPart[]): Words {
  const shown = parts.slice(0, SHOWN).map(({ working }) => working)
  if (parts.length > SHOWN) shown.push({ en: '…', zh: '……' })
  if (parts.length > 1) shown.push(xorLine(parts.map(({ value }) => value)))
  const { en, zh } = join(shown, '; ', '；')
  // a sentence does not begin with the small name of a function
  return { en: `${/^[a-z]/.test(en) ? 'Here ' : ''}${en}.`, zh: `${zh}。` }
}
