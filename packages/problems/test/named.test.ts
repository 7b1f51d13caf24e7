import { expect, test } from 'vitest'
import { atJudge, judgesOf, problemNamed, problems } from '../src/index.ts'

test.each([
  ['取石子(九)', 'nyoj-stones-9'],
  ['NYOJ 取石子（三）', 'nyoj-stones-3'],
  ['南阳 取石子（三）', 'nyoj-stones-3'],
  ['georgia and bob', 'poj1704'],
  ['hdu1846', 'hdu1846'],
  ['HDU-1846', 'hdu1846'],
  ['HDOJ 1846', 'hdu1846'],
  ['杭电1846', 'hdu1846'],
  ['ＨＤＵ　１８４６', 'hdu1846'],
  ['hdu2177', 'nyoj-stones-8'],
  ['poj 1740', 'poj1740'],
  ['北大 1740', 'poj1740'],
  ['洛谷P2197', 'luogu-p2197'],
  ['洛谷 2197', 'luogu-p2197'],
  ['luogu p2197', 'luogu-p2197'],
  ['LuoguP2197', 'luogu-p2197'],
  ['P2197', 'luogu-p2197'],
  ['cf 1312F', 'cf1312f'],
  ['CF1312F', 'cf1312f'],
  ['Codeforces 1312 F', 'cf1312f'],
  ['1312F', 'cf1312f'],
  ['codeforces 1451D', 'cf1451d'],
  ['abc255_g', 'atcoder-abc255g'],
  ['AtCoder ABC 255 G', 'atcoder-abc255g'],
  ['acwing 891', 'acwing891'],
  ['SPOJ AL_16_08', 'al1608'],
  ['CodeChef GERALD08', 'gerald08'],
  ['kattis purplehearts', 'purplehearts'],
  ['Library Checker nim product 64', 'libchecker-nim-product-64'],
  ['LightOJ-1253', 'lightoj1253'],
  ['1846', undefined],
  ['', undefined],
  ['nyoj23', undefined],
  ['LeetCode 292', undefined],
])('%s names %s', (name, id) => {
  expect(problemNamed(problems, name)?.id).toBe(id)
})

test('every problem is found by its id, with blanks and capitals, and by its titles', () => {
  for (const { id, title } of problems) {
    for (const name of [id, id.toUpperCase(), id.replace(/(?=\d)/, ' '), `${title.en}`, title.zh])
      expect([name, problemNamed(problems, name)?.id]).toEqual([name, id])
  }
})

test.each([
  ['nyoj23', 'nyoj'],
  ['NYOJ 23', 'nyoj'],
  ['hdu 9999', 'hdu'],
  ['P9999', 'luogu'],
  ['cf 9999Z', 'cf'],
  ['LeetCode 292', undefined],
  ['力扣 292', undefined],
  ['uva 10165', undefined],
])('%s is the number of a problem at %s', (name, key) => {
  const at = atJudge(name)
  expect(at?.name).toBe(name)
  expect(at?.judge?.key).toBe(key)
})

test.each(['nim', 'take 3', 'attack 3', 'nim 3 5 7', 'mex', 'cf', 'wythoff 3 5', '取 1..3', ''])(
  '%s is no number of a problem',
  (text) => expect(atJudge(text)).toBeUndefined(),
)

test('the judges are those that have problems', () => {
  const judges = judgesOf(problems.map(({ id }) => id)).map(({ names }) => names.en)
  expect(judges).toContain('HDU')
  expect(judges).not.toContain('LeetCode')
  expect(new Set(judges).size).toBe(judges.length)
})
