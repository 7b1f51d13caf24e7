import { TextError } from '../../model/errors.ts'
import type { Move } from '../../model/moves.ts'
import type { Rules } from '../../model/rules.ts'
import { OWN } from '../../model/shape.ts'
import { defineOwnGame } from '../define.ts'

function* moves(digits: string): Generator<Move<string>> {
  for (const [i, digit] of [...digits].entries()) {
    for (let less = 0; less < Number(digit); less++)
      yield {
        text: {
          en: `change digit ${i + 1} from ${digit} to ${less}`,
          zh: `把第 ${i + 1} 位的 ${digit} 改成 ${less}`,
        },
        touches: [`${i + 1}`],
        to: `${digits.slice(0, i)}${less}${digits.slice(i + 1)}`,
      }
    if (digit === '0')
      yield {
        text: { en: `erase from digit ${i + 1} on`, zh: `擦去第 ${i + 1} 位及其后` },
        touches: [`${i + 1}`],
        to: digits.slice(0, i),
      }
  }
}

/** All strings of `length` of the digits below `base`. */
function* strings(length: number, base: number): Generator<string> {
  if (length === 0) return yield ''
  for (const rest of strings(length - 1, base))
    for (let digit = 0; digit < base; digit++) yield `${rest}${digit}`
}

const rules: Rules<string> = {
  parse(text) {
    const digits = text.trim()
    if (/^[-–]$/.test(digits)) return ''
    if (!/^\d+$/.test(digits))
      throw new TextError(text, 0, {
        en: 'Expected a string of digits, or - for none.',
        zh: '这里应是一串数字，没有了写 -。',
      })
    return digits
  },
  print: (digits) => digits || '-',
  moves,
  *upTo(size) {
    yield ''
    for (let digit = 0; digit < 10; digit++) yield `${digit}`
    for (let length = 2; length <= Math.min(size, 3); length++) yield* strings(length, 4)
  },
  axes: undefined,
}

export const game = defineOwnGame({
  slug: 'digital-deletions',
  names: { en: 'Digital deletions', zh: '擦数字游戏' },
  about: {
    en: 'A string of digits. A move makes one digit smaller, or erases a zero together with all digits to the right of it. Whoever erases the last digit wins.',
    zh: '一串数字。每次把一位数字改小，或擦去一个 0 以及它右边的所有数字。擦去最后一位者胜。',
  },
  position: { en: 'the string of digits; - when it is empty', zh: '数字串；空串写 -' },
  reference: 'E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways; HDU 1404',
  shape: OWN,
  look: (digits) => ({
    kind: 'tiles',
    shape: 'digit',
    rows: [[...digits].map((text, i) => ({ name: `${i + 1}`, text }))],
  }),
  rules: () => rules,
  examples: ['digital-deletions: 42', 'digital-deletions: 103', 'digital-deletions: 20'],
})
