import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { problems } from '@nimber/problems'
import { describe, expect, test } from 'vitest'
import { answer, nimber } from './run.ts'
import { newFolder } from './stress-tools.ts'

describe('nimber gen', () => {
  test('prints an input that follows from the seed', async () => {
    const input = await answer(['gen', 'hdu1846', '--seed', '3'])
    expect(await answer(['judge', 'hdu1846'], { input })).toMatch(/^((first|second)\n){10}$/)
    expect(await answer(['gen', 'hdu1846', '--seed', '3'])).toBe(input)
    expect(await answer(['gen', 'hdu1846', '--seed', '4'])).not.toBe(input)
    expect(await answer(['gen', 'hdu1846', '--size', '25'])).toMatch(/^25\n(\d+ \d+\n){25}$/)
    // the input of this problem is one case
    expect(await answer(['gen', 'luogu-p4301', '--seed', '3'])).toMatch(/^\d+\n[\d ]+\n$/)
    expect(await answer(['gen', 'nyoj-stones-1', '--size', 'max'])).toMatch(
      /^10000\n1000000 1000000\n/,
    )
    // as many of the largest cases as there may be
    const largest = await answer(['gen', 'lightoj1344', '--size', 'max'])
    expect(largest).toMatch(/^50\n(50\n(50( \d+){50}\n){50}){50}$/)
    // here a sum bounds them all
    const heaps = (await answer(['gen', 'cses1730', '--size', 'max'])).split(/\s+/).length
    expect(heaps).toBeGreaterThan(200_000)
    expect(heaps).toBeLessThan(200_010)
  })

  test('of a game asks for no words of answers', async () => {
    const asked = ['gen', '--game', 'take {1,3,4}', '--format', 'T; n 5..9', '--size', '3']
    expect(await answer(asked)).toMatch(/^3\n([5-9]\n){3}$/)
  })

  test('refuses a size that is none', async () => {
    for (const size of ['0', 'x', '-1', '1.5']) {
      const { code, err } = await nimber(['gen', 'hdu1846', '--size', size])
      expect([code, err]).toEqual([2, expect.stringContaining('--size')])
    }
  })
})

describe('nimber problems --samples', () => {
  test('writes a test set', async () => {
    const folder = join(newFolder(), 'new', 'tests')
    expect(await answer(['problems', 'hdu2176', '--samples', folder])).toContain(folder)
    const names = readdirSync(folder).sort()
    expect(names).toEqual([1, 2, 3, 4, 5].flatMap((i) => [`sample-${i}.in`, `sample-${i}.out`]))
    const read = (name: string) => readFileSync(join(folder, name), 'utf8')
    const own = problems.find((p) => p.id === 'hdu2176')
    expect(read('sample-1.in')).toBe(own?.sample.input)
    for (const name of names.filter((n) => n.endsWith('.in')))
      expect(await answer(['judge', 'hdu2176'], { input: read(name) })).toBe(
        read(name.replace('.in', '.out')),
      )
  })

  test('wants a problem', async () => {
    const { code, err } = await nimber(['problems', '--samples', newFolder()])
    expect([code, err]).toEqual([2, expect.stringContaining('give its id')])
  })
})
