import { describe, expect, test } from 'vitest'
import { type Asked, answer } from '../src/answer.ts'

describe('what is found out about a rule', () => {
  test.each<[Asked['kind'], string, small: number]>([
    ['discover', 'octal 0.16', 0.0001],
    ['discover', 'left take {1} right take {4,5}', 0.000001],
    ['quotient', 'octal 0.152', 0.0001],
  ])('does not depend on what was asked before: %s %s', (kind, rule, small) => {
    const ask = (factor: number) => {
      const { seconds: _, ...found } = answer({ kind, rule, factor })
      return found
    }
    const first = ask(small)
    expect(first.status).not.toBe('proved')
    const more = ask(1)
    expect(more.status).toBe('proved')
    expect(ask(small)).toEqual(first)
    expect(ask(1)).toEqual(more)
  })
})
