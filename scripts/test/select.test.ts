import { describe, expect, test } from 'vitest'
import { selected } from '../select.js'

describe('the words behind npm test', () => {
  test('select files of unit tests and of browser tests by parts of their paths', () => {
    const { units, specs, names } = selected(['cli/test/play', 'LAB'])
    expect(units).toContain('packages/cli/test/play.test.ts')
    expect(units).toContain('packages/cli/test/play-draw.test.ts')
    expect(units).not.toContain('packages/core/test/play.test.ts')
    expect(specs).toContain('packages/web/tests/lab.spec.ts')
    expect(names).toBeUndefined()
  })

  test('or tests by parts of their names', () => {
    const { units, specs, names } = selected(['axe finds nothing, and'])
    expect(units).not.toContain('packages/cli/test/play.test.ts')
    expect(specs).toEqual(['packages/web/tests/pages.spec.ts'])
    expect(names).toBe('axe finds nothing, and')
  })

  test('or both: the tests with such names in such files', () => {
    const { units, specs, names } = selected(['select.test', '(or both)', 'names in such'])
    expect(units).toEqual(['scripts/test/select.test.ts'])
    expect(specs).toEqual([])
    expect(names).toBe('\\(or both\\)|names in such')
  })

  test('or nothing', () => {
    const word = ['no', 'such', 'test'].join('-')
    expect(selected([word])).toEqual({ units: [], specs: [], names: word })
  })
})
