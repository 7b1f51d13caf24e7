import type { Words } from '@nimber/core'
import { JUDGE_SPELLINGS, type Judge, judgeOf, OTHER_JUDGES } from './judges.ts'

/** What is needed of a problem to find it by its name. */
interface Titled {
  readonly id: string
  readonly title: Words
}

/** A name without the differences that nobody means: case, width, blanks, hyphens, brackets. */
const folded = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

/** The spelling of a judge that a folded name begins with, the longest first. */
const SPELLINGS = Object.entries(JUDGE_SPELLINGS)
  .flatMap(([key, spellings]) => spellings.map((spelling) => [spelling, key] as const))
  .toSorted(([a], [b]) => b.length - a.length)

/** All that a problem may be called, without its judge: `1846`, `p2197`, `abc255g`, its title. */
function namesOf({ id, title }: Titled): readonly string[] {
  const { key } = judgeOf(id)
  const rest = folded(id.slice(key.length))
  // P2197 of Luogu is also called 2197
  const number = key === 'luogu' ? [rest.slice(1)] : []
  // another judge has the same problem: (POJ 1740)
  const also = /[(（]([A-Z]+ \d+)[)）]$/.exec(title.en)?.[1] ?? ''
  const titles = [title.en, title.zh].flatMap((words) => {
    const whole = words.normalize('NFKC').replace(/\s*\([A-Z]+ \d+\)$/, '')
    return [words, whole, whole.replace(/^\S+ (?:\w*\d\w* )?/, '')]
  })
  return [id, rest, ...number, also, ...titles].map(folded).filter((name) => name !== '')
}

/**
 * The problem of an id or a title, in any of the spellings that people use: `hdu1846`, `HDU-1846`,
 * `洛谷 P2197`, `P2197`, `cf 1312F`; undefined where there is none. A number alone is no name.
 */
export function problemNamed<P extends Titled>(
  problems: readonly P[],
  name: string,
): P | undefined {
  const wanted = folded(name)
  if (wanted === '' || /^\d+$/.test(wanted)) return undefined
  const whole =
    problems.find(({ id }) => folded(id) === wanted) ??
    problems.find((problem) => namesOf(problem).includes(wanted))
  if (whole) return whole
  const { key, rest } = split(wanted) ?? { key: '', rest: '' }
  return problems.find(
    (problem) => judgeOf(problem.id).key === key && namesOf(problem).includes(rest),
  )
}

/** The judge that a folded name begins with, and what stands behind it. */
function split(wanted: string): { readonly key: string; readonly rest: string } | undefined {
  for (const [spelling, key] of SPELLINGS)
    if (wanted.startsWith(spelling) && wanted.length > spelling.length)
      return { key, rest: wanted.slice(spelling.length) }
  return undefined
}

/** The number of a problem behind the name of its judge: 23, P2197, abc255g, 1312F. */
const NUMBER = /^(?:[pbtu]|abc|arc|agc|gym)?\d+[a-z]?\d?$/

/** A name that is that of a problem of some judge, and who that is. */
export interface AtJudge {
  /** The name as it was written, without blanks around it. */
  readonly name: string
  /** Undefined for a judge that has no problem here. */
  readonly judge: Judge | undefined
}

/** Whether a text is the number of a problem at a judge (`NYOJ 23`, `LeetCode 292`), and at which. */
export function atJudge(text: string): AtJudge | undefined {
  const name = text.trim()
  const wanted = folded(name)
  const { key = '', rest = '' } = split(wanted) ?? {}
  if (NUMBER.test(rest)) return { name, judge: judgeOf(key) }
  const isOther = OTHER_JUDGES.some(
    (judge) => wanted.startsWith(judge) && NUMBER.test(wanted.slice(judge.length)),
  )
  if (isOther) return { name, judge: undefined }
  // P9999 is a number of Luogu
  return /^p\d{4,5}$/.test(wanted) ? { name, judge: judgeOf('luogu') } : undefined
}
