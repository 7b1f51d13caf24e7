import { SurveyError } from '../error.ts'
import { type Hole, holesIn } from './holes.ts'
import { type Ranges, rangesOf } from './ranges.ts'

/** Rules that a text with holes stands for. */
export interface Family {
  readonly text: string
  /** How many rules it has; known without listing them. */
  readonly count: bigint
  rules(): Iterable<string>
}

/** A survey has at most as many rules. */
export const MOST_RULES = 1_000_000
/** ... and a text at most as many characters. */
const LONGEST = 2000

/**
 * The family of a text: holes in braces (`octal 0.{0-7}{1-7}`), or letters with their ranges behind
 * `for` (`take {a,b} for 1 <= a < b <= 9`). Throws a SurveyError where it has too many rules, none, or
 * cannot be read.
 */
export function familyOf(text: string): Family {
  const trimmed = text.trim()
  if (trimmed === '') throw new SurveyError({ en: 'The family is empty.', zh: '规则族是空的。' })
  if (trimmed.length > LONGEST)
    throw new SurveyError({
      en: `The text of a family has at most ${LONGEST} characters; this one has ${trimmed.length}.`,
      zh: `规则族最多 ${LONGEST} 个字符，这里有 ${trimmed.length} 个。`,
    })
  const [rule = '', ...clauses] = trimmed.split(/\s+for\s+|\s*其中\s*/)
  if (clauses.length > 1)
    throw new SurveyError({
      en: 'A family has at most one “for”.',
      zh: '规则族中最多有一个“其中”。',
    })
  const ranges = rangesOf(clauses[0] ?? '')
  const { holes, parts } = holesIn(rule)
  for (const name of ranges.names)
    if (!letterIn(name).test(rule))
      throw new SurveyError({
        en: `${name} stands behind “for”, but not in the rule “${rule}”.`,
        zh: `“其中”之后有 ${name}，规则“${rule}”里却没有。`,
      })
  const count = holes.reduce((total, { choices }) => total * BigInt(choices.length), ranges.count)
  allow(count, trimmed)
  return { text: trimmed, count, rules: () => expand(parts, holes, ranges) }
}

/** The family of a list of rules, one a line; blank lines and those that begin with # are left out. */
export function listedFamily(lines: readonly string[]): Family {
  const rules = lines.map((line) => line.trim()).filter((line) => line !== '' && line[0] !== '#')
  const long = rules.findIndex((rule) => rule.length > LONGEST)
  if (long >= 0)
    throw new SurveyError({
      en: `Rule ${long + 1} of the list has more than ${LONGEST} characters.`,
      zh: `列表中第 ${long + 1} 条规则超过 ${LONGEST} 个字符。`,
    })
  const count = BigInt(rules.length)
  allow(count, '-')
  return { text: '-', count, rules: () => rules }
}

function allow(count: bigint, text: string): void {
  if (count === 0n)
    throw new SurveyError({
      en: `The family “${text}” has no rules.`,
      zh: `规则族“${text}”里没有规则。`,
    })
  if (count > BigInt(MOST_RULES))
    throw new SurveyError({
      en: `The family has ${count} rules; a survey has at most ${MOST_RULES}. Narrow its ranges, or survey parts of it.`,
      zh: `这个规则族有 ${count} 条规则，一次普查最多 ${MOST_RULES} 条。请缩小范围，或分几部分进行。`,
    })
}

const letterIn = (name: string) => new RegExp(`(?<![\\p{L}\\d_])${name}(?![\\p{L}\\d_])`, 'u')

/** Every rule: letters in the order of their numbers, then holes from left to right. */
function* expand(
  parts: readonly string[],
  holes: readonly Hole[],
  ranges: Ranges,
): Generator<string> {
  for (const numbers of ranges.points()) {
    // all at once, since a number that is put in has no letters
    const named = parts.map((part) =>
      ranges.names.reduce(
        (text, name, i) => text.replace(new RegExp(letterIn(name), 'gu'), `${numbers[i]}`),
        part,
      ),
    )
    const chosen = holes.map(() => 0)
    for (;;) {
      yield named.reduce((text, part, i) => `${text}${choiceOf(holes, chosen, i - 1)}${part}`)
      let at = holes.length - 1
      while (at >= 0 && chosen[at] === (holes[at]?.choices.length ?? 0) - 1) chosen[at--] = 0
      if (at < 0) break
      chosen[at] = (chosen[at] ?? 0) + 1
    }
  }
}

function choiceOf(holes: readonly Hole[], chosen: readonly number[], i: number): string {
  return holes[i]?.choices[chosen[i] ?? 0] ?? ''
}
