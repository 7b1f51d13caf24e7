import { between } from '../../bounds.ts'
import { defineOwnProblem, playAt } from '../../own/define.ts'
import { word } from '../../own/fields.ts'
import { winnerWords } from '../../words.ts'

/** The place of a string in the table: its digits behind a 1, so that zeros in front count. */
const placeOf = (digits: string) => Number(`1${digits}`)

/** For each length up to 6 whether a string of digits is lost: 1, or won: 2. */
let table: Uint8Array | undefined
const LONGEST = 6

/**
 * Every move leads to a smaller place: a digit becomes smaller, or the string shorter. So the least
 * place that nothing lost is reached from is lost, and what leads to it is won.
 */
function outcomes(): Uint8Array {
  if (table) return table
  const found = new Uint8Array(2 * 10 ** LONGEST)
  for (let length = 0; length <= LONGEST; length++) {
    const [first, end] = [10 ** length, 2 * 10 ** length]
    for (let place = first; place < end; place++) {
      if (found[place] === 2) continue
      found[place] = 1
      for (let unit = 1; unit < first; unit *= 10) {
        const digit = Math.floor(place / unit) % 10
        for (let more = 1; digit + more <= 9; more++) found[place + more * unit] = 2
      }
      // a zero behind it, and any digits behind that
      for (let unit = 1, left = LONGEST - length - 1; left >= 0; left--, unit *= 10)
        found.fill(2, place * 10 * unit, place * 10 * unit + unit)
    }
  }
  table = found
  return found
}

export const problem = defineOwnProblem({
  id: 'hdu1404',
  title: { en: 'HDU 1404 Digital Deletions', zh: 'HDU 1404 Digital Deletions（擦数字）' },
  rule: {
    en: 'A string of digits. A move makes one digit smaller, or erases a zero together with all digits to the right of it. Whoever erases the last digit wins.',
    zh: '一串数字。每次把一位数字改小，或擦去一个 0 以及它右边的所有数字。擦去最后一位者胜。',
  },
  tags: ['table'],
  level: 3,
  envelope: 'end',
  layout: [
    word('digits', '0123456789', {
      words: { en: 'digits without blanks', zh: '一串数字，中间没有空格' },
      size: { en: 'number of digits', zh: '位数' },
    }),
  ],
  bounds: { of: { digits: between(1, LONGEST) } },
  games: ['digital-deletions'],
  plays: (one) => [playAt('digital-deletions', one.word('digits'))],
  asks: {
    kind: 'says',
    words: winnerWords('Yes', 'No'),
    says(one, decide) {
      const digits = one.word('digits')
      const wins =
        digits.length <= LONGEST
          ? outcomes()[placeOf(digits)] === 2
          : decide.outcome(playAt('digital-deletions', digits)) === 'N'
      return wins ? 'Yes' : 'No'
    },
    plainly: (one, decide) =>
      decide.outcome(playAt('digital-deletions', one.word('digits'))) === 'N' ? 'Yes' : 'No',
  },
  program: {
    why: {
      en: 'A string stands in a table at the number that its digits behind a 1 form, so that zeros in front count. Every move leads to a smaller place: so the least place that is not marked is lost, and all that lead to it are marked as won.',
      zh: '在前面加一个 1 后，各位数字组成的数就是这一串在表中的位置，前导零也算在内。每步都走到更小的位置：所以最小的未标记位置必败，能一步走到它的都标记为必胜。',
    },
    most: 1999999n,
    text: `
      global ints won[2000000]
      once {
        int first = 1
        for length = 0..6 {
          for place = first..2 * first - 1 {
            if (won[place] == 0) {
              int unit = 1
              while (unit < first) {
                const int digit = place / unit % 10
                for more = 1..9 - digit won[place + more * unit] = 1
                unit *= 10
              }
              int behind = place * 10
              int count = 1
              while (behind < 2000000) {
                for i = behind..behind + count - 1 won[i] = 1
                behind *= 10
                count *= 10
              }
            }
          }
          first *= 10
        }
      }
      int place = 1
      for letter of digits {
        const int digit = letter - '0'
        place = place * 10 + digit
      }
      print won[place] == 1 ? "Yes" : "No"`,
  },
  sample: { input: '0\n00\n1\n20\n101\n', output: 'Yes\nYes\nNo\nNo\nYes\n' },
})
