import { expect, test } from 'vitest'
import { firstFailure } from '../src/stress/first-failure.ts'
import { type Inputs, WrongReference } from '../src/stress/subject.ts'
import type { Attempt } from '../src/stress/tester.ts'

const right = { finding: { judgement: 'AC' } } as Attempt
const wrong = { finding: { judgement: 'WA' } } as Attempt
const attempts = (...list: readonly (Attempt | Error)[]) => {
  let at = 0
  return {
    async attempt() {
      await new Promise((resolve) => setTimeout(resolve, 20))
      const one = list[Math.min(at++, list.length - 1)] as Attempt | Error
      if (one instanceof Error) throw one
      return one
    },
  }
}
const none = () => {}
const stage = (kind: Inputs['kind'], most: number, seconds?: number): Inputs => ({
  kind,
  ...(seconds !== undefined && { seconds }),
  *inputs() {
    for (let i = 0; i < most; i++) yield [i]
  },
})
const tooMuch = new WrongReference({ en: 'too slow', zh: '太慢' }, true)
const crashed = new WrongReference({ en: 'crashed', zh: '崩溃' }, false)

test('no input is begun when the time of a stage is over', async () => {
  const { tried, ended, failed } = await firstFailure(
    attempts(right),
    stage('generated', 1e6, 0.3),
    1,
    none,
  )
  expect([ended, failed]).toEqual(['time', undefined])
  expect(tried).toBeGreaterThan(0)
  expect(tried).toBeLessThanOrEqual(15)
})

test('a stage that has time is tried to its end, several at once', async () => {
  expect(await firstFailure(attempts(right), stage('generated', 7, 30), 3, none)).toEqual({
    tried: 7,
  })
  expect(await firstFailure(attempts(right, wrong), stage('small', 7), 1, none)).toEqual({
    tried: 2,
    failed: wrong,
  })
})

test('the largest inputs may be too much for the other program, the others not', async () => {
  const tried = (kind: Inputs['kind'], error: Error) =>
    firstFailure(attempts(right, error), stage(kind, 7), 1, none)
  expect(await tried('largest', tooMuch)).toEqual({ tried: 1, ended: 'reference' })
  await expect(tried('random', tooMuch)).rejects.toBe(tooMuch)
  await expect(tried('largest', crashed)).rejects.toBe(crashed)
})
