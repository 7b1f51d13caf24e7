import { describe, expect, test } from 'vitest'
import { randomNumbers } from './plain.ts'
import { answer, answers } from './run.ts'

describe('the edges of the limits', () => {
  test('no heaps, and heaps of nothing', () => {
    const input = '3 0 1 0 3 0 0 0'
    expect(answers('nyoj-stones-6', input)).toEqual(['HRDV', 'HRDV', 'HRDV'])
    expect(answers('coin-heaps', input)).toEqual(['zhazhahui', 'zhazhahui', 'zhazhahui'])
    expect(answers('hdu3032', input)).toEqual(['Bob', 'Bob', 'Bob'])
    // nothing to take: the other player took the last stone
    expect(answers('nyoj-stones-9', input)).toEqual(['Yougth', 'Yougth', 'Yougth'])
    expect(answers('nyoj-stones-2', '3 0 1 0 9 2 0 0 5 0')).toEqual(['Lose', 'Lose', 'Lose'])
    expect(answers('hdu2176', '1 0 2 0 0 0')).toEqual(['No', 'No'])
    expect(answers('nyoj-stones-3', '1 0 3 0 4 4 2 0 4 0')).toEqual(['Lose', 'Lose', 'Win'])
    expect(answers('nyoj-stones-10', '1 0 7 0 0 0 0 0 0 0 0')).toEqual(['Hrdv', 'Hrdv'])
    expect(answers('coin-set', '0 2 1 2 7 0 0 0')).toEqual(['Bob', 'Bob', 'Bob'])
  })

  test('0 and 1', () => {
    expect(answers('nyoj-stones-1', '4 0 0 0 1 1 0 1 1')).toEqual(['Lose', 'Lose', 'Lose', 'Win'])
    expect(answers('hdu1847', '0 1')).toEqual(['Cici', 'Kiki'])
    expect(answers('nyoj-stones-4', '0 0 0 1 1 1')).toEqual(['0', '1', '1'])
    expect(answers('nyoj-stones-5', '0 1')).toEqual(['No', 'No'])
    expect(answers('nyoj-stones-7', '0 1')).toEqual(['Yougth', 'Hrdv'])
    expect(answers('hdu2897', '0 1 1 1 1 1')).toEqual(['WIN', 'LOST'])
    expect(answers('nyoj-wythoff', '0')).toEqual(['(0,0)'])
    expect(answers('hdu5754', '4 1 1 1 2 1 1 3 1 1 4 1 1')).toEqual(['G', 'G', 'G', 'G'])
    expect(answers('hdu5754', '4 1 2 2 2 2 2 3 2 2 4 2 2')).toEqual(['B', 'G', 'D', 'B'])
  })

  test('the largest numbers the judges allow', () => {
    expect(answers('nyoj-stones-1', '2 1000000 1000000 1000000 1')).toEqual(['Win', 'Lose'])
    expect(answers('hdu1846', '2 1000 1000 1000 999')).toEqual(['first', 'second'])
    expect(answers('hdu1847', '999 1000')).toEqual(['Cici', 'Kiki'])
    expect(answers('hdu2897', '65536 65536 65536 65536 1 1')).toEqual(['LOST', 'WIN'])
    expect(answers('hdu2516', '2147483647 1836311903')).toEqual(['First win', 'Second win'])
    expect(answers('hdu3032', '2 1 2147483647 2 2147483647 2147483648')).toEqual(['Alice', 'Alice'])
    // 4k + 3 has value 4k + 4, and 4k + 4 has value 4k + 3
    expect(answers('hdu3032', '1 3 2147483643 2147483644 8')).toEqual(['Bob'])
    expect(answers('hdu5754', '4 1 1000 1000 2 1000 1000 3 1000 1000 4 1000 1000')).toEqual([
      'B',
      'G',
      'G',
      'B',
    ])
    expect(answers('nyoj-stones-8', '1000000 1000000 999999 1000000 0 0')).toEqual([
      '1',
      '0 0',
      '1',
      '1 2',
      '618033 999999',
    ])
    expect(answers('nyoj-stones-3', `10${' 100'.repeat(10)} 9${' 100'.repeat(9)} 0`)).toEqual([
      'Lose',
      'Win',
    ])
    expect(answers('coin-set', '10000 2 1 10000 9999 2 1 10000')).toEqual(['Alice', 'Alice'])
  })

  test('numbers past 2^53 and 2^64 stay exact', () => {
    for (const big of [2n ** 53n, 2n ** 64n, 2n ** 64n - 1n, 10n ** 18n, 10n ** 40n]) {
      const [even, odd] = [2n * big, 2n * big + 1n]
      expect(answers('nyoj-stones-6', `2 2 ${odd} ${even} 3 ${odd} ${even} 1`)).toEqual([
        'PIAOYI',
        'HRDV',
      ])
      expect(answers('nyoj-stones-9', `2 2 ${odd} ${odd} 2 ${odd} ${even}`)).toEqual([
        'Hrdv',
        'Yougth',
      ])
      expect(answers('hdu2176', `2 ${odd} ${even} 0`)).toEqual(['Yes', `${odd} ${even}`])
      expect(answers('hdu3032', `2 2 ${odd} ${odd} 2 ${odd} ${even}`)).toEqual(['Bob', 'Alice'])
      expect(answers('hdu1846', `2 ${even} 1 ${odd} 1`)).toEqual(['second', 'first'])
      expect(answers('hdu1847', `${3n * big} ${3n * big + 1n}`)).toEqual(['Cici', 'Kiki'])
      expect(answers('nyoj-stones-2', `2 1 ${even} 1 1 ${odd} 1`)).toEqual(['Lose', 'Win'])
      expect(answers('nyoj-stones-2', `2 1 ${big} ${big} 1 ${big} ${big - 1n}`)).toEqual([
        'Win',
        'Lose',
      ])
      expect(answers('hdu2897', `${3n * big} 1 2 ${3n * big + 1n} 1 2`)).toEqual(['WIN', 'LOST'])
      expect(answers('nyoj-stones-7', `${big}`)).toEqual(['Yougth'])
      expect(answers('nyoj-stones-3', `2 ${odd} ${odd} 2 ${odd} ${even} 0`)).toEqual([
        'Lose',
        'Win',
      ])
      expect(answers('coin-set', `${7n * big} 3 1 3 4 ${7n * big + 1n} 3 1 3 4`)).toEqual([
        'Bob',
        'Alice',
      ])
      expect(answers('hdu5754', `2 2 ${odd} ${odd} 2 ${odd} ${even}`)).toEqual(['G', 'B'])
    }
  })

  test('10^5 cases of hdu2897', () => {
    const random = randomNumbers(3)
    let [input, output] = ['', '']
    for (let i = 0; i < 100_000; i++) {
      const q = 1 + random(65536)
      const p = 1 + random(q)
      const n = 1 + random(65536)
      const rest = n % (p + q)
      input += `${n} ${p} ${q}\n`
      output += rest >= 1 && rest <= p ? 'LOST\n' : 'WIN\n'
    }
    expect(answer('hdu2897', input) === output).toBe(true)
  })

  test('10^5 cases of coin-heaps, each of a few heaps', () => {
    const random = randomNumbers(4)
    let [input, output] = ['100000\n', '']
    for (let i = 0; i < 100_000; i++) {
      const heaps = Array.from({ length: random(4) }, () => random(8))
      input += `${heaps.length} ${heaps.join(' ')}\n`
      output += heaps.reduce((a, b) => a ^ b, 0) === 0 ? 'zhazhahui\n' : 'yoyo\n'
    }
    expect(answer('coin-heaps', input) === output).toBe(true)
  })

  test('200000 heaps of hdu2176 between short cases', () => {
    const random = randomNumbers(5)
    const heaps = Array.from({ length: 200_000 }, () => random(2 ** 31))
    const word = (list: number[]) => {
      const xor = list.reduce((a, b) => a ^ b, 0)
      const moves = list
        .filter((heap) => (heap ^ xor) < heap)
        .map((heap) => `${heap} ${heap ^ xor}\n`)
      return xor === 0 ? 'No\n' : `Yes\n${moves.join('')}`
    }
    const cases = [[5], [7, 7], heaps, heaps.slice(0, 1001), heaps.slice(0, 6000), heaps]
    const input = cases
      .map(
        (list) => `${list.length} ${list.join(' ')}
`,
      )
      .join('')
    expect(answer('hdu2176', `${input}0`) === cases.map(word).join('')).toBe(true)
  })
})
