import { judgeOf, problems } from '@nimber/problems'
import { expect, test } from 'vitest'

/** The ids by judge, in the order in which they are listed. */
const byJudge = new Map<string, string[]>()
for (const { id } of problems) {
  const { key } = judgeOf(id)
  byJudge.set(key, [...(byJudge.get(key) ?? []), id])
}

test('the problems of a judge stand together, those of none at the end', () => {
  const keys = problems.map(({ id }) => judgeOf(id).key)
  expect(keys.filter((key, i) => key !== keys[i - 1])).toEqual([...byJudge.keys()])
  expect(keys.at(-1)).toBe('coin')
})

test.each([...byJudge])('the problems of %s are listed by their numbers', (_, ids) => {
  const placed = new Set(problems.filter(({ after }) => after !== undefined).map(({ id }) => id))
  const numbered = ids.filter((id) => !placed.has(id))
  const { compare } = new Intl.Collator('en', { numeric: true })
  expect(numbered).toEqual(numbered.toSorted(compare))
})
