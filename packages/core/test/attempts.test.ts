import { expect, test } from 'vitest'
import { FIBONACCI as system } from '../src/automata/numeration.ts'
import { type Attempt, Attempts } from '../src/certify/automata/attempt.ts'
import { attemptWords } from '../src/explain/attempts.ts'

const plain = (to: number): Attempt => ({ system, to })
const refuted: Attempt = {
  system,
  to: 100,
  states: 7,
  refuted: { sentence: 'none', at: { n: 9n } },
}
const bound = (limit: number): Attempt => ({ system, to: 0, bound: { of: 'states', limit } })

/** What is said after some attempts, those that end the search marked. */
function said(...list: readonly (Attempt | readonly [Attempt, true])[]): string {
  const attempts = new Attempts()
  for (const item of list)
    if ('system' in item) attempts.note(item)
    else attempts.note(...item)
  expect(attempts.all.length).toBe(1)
  return attemptWords(attempts.all[0] as Attempt).en
}

test('a bound that a person can change is told, whatever smaller tables showed later', () => {
  expect(said(plain(1000), [bound(500), true], plain(610), bound(20))).toMatch(
    /more than 500 states/,
  )
  expect(said([bound(500), true], refuted)).toMatch(/no value at n = 9/)
})

test('the longest table counts, and a refutation more than a table', () => {
  expect(said(plain(39_088_169), plain(610))).toMatch(/below 39088169$/)
  expect(said(plain(610), plain(4181))).toMatch(/below 4181$/)
  expect(said(refuted, plain(4181))).toMatch(/no value at n = 9/)
  expect(said(refuted, bound(20))).toMatch(/more than 20 states/)
})
