import { expect, test } from 'vitest'
import { fault, random, randomText } from '../fuzz/fuzz.js'
import * as library from '../src/index.ts'

test('texts from the corpus and around it are answered', () => {
  const next = random(20)
  const end = performance.now() + 2000
  let texts = 0
  for (; texts < 300 || performance.now() < end; texts++) {
    const text = randomText(next)
    expect(fault(library, text), JSON.stringify(text)).toBeUndefined()
    if (texts === 5000) break
  }
  expect(texts).toBeGreaterThanOrEqual(300)
})

test('a fault would be seen', () => {
  const broken = { ...library, parse: (text: string) => library.parse(text.replace('7', '6')) }
  expect(fault(broken, 'take 1..7: 3')).toBeUndefined()
  const wrong = {
    ...library,
    parse: () => {
      throw new RangeError('stack')
    },
  }
  expect(fault(wrong, 'nim')).toContain('RangeError')
})
