import { expect, test } from 'vitest'
import { fault, random, randomText } from '../fuzz/fuzz.js'
import * as library from '../src/index.ts'

test('texts from the corpus and around it are answered', () => {
  for (let seed = 1; seed <= 1200; seed++) {
    const text = randomText(random(seed))
    expect(fault(library, text), `seed ${seed}: ${JSON.stringify(text)}`).toBeUndefined()
  }
})

test('a fault would be seen', () => {
  const nim = library.parse('nim: 3 5')
  const misread = {
    ...library,
    parse: (text: string) => (text === 'nim' ? library.parse('odd') : nim),
  }
  expect(fault(misread, 'nim: 3 5')).toBe('“nim” is read as “odd”')
  const overflow = {
    ...library,
    parse: () => {
      throw new RangeError('stack')
    },
  }
  expect(fault(overflow, 'nim')).toContain('RangeError')
})
