import { same, type Words } from '@nimber/core'

/** The judges by the letters that the ids of their problems begin with. */
const JUDGES: Readonly<Record<string, Words>> = {
  acwing: same('AcWing'),
  al: same('SPOJ'),
  atcoder: same('AtCoder'),
  cf: same('Codeforces'),
  coin: { en: 'Coins', zh: '硬币' },
  cses: same('CSES'),
  gerald: same('CodeChef'),
  hdu: same('HDU'),
  libchecker: same('Library Checker'),
  lightoj: same('LightOJ'),
  luogu: { en: 'Luogu', zh: '洛谷' },
  nyoj: same('NYOJ'),
  poj: same('POJ'),
  purplehearts: same('Kattis'),
}

/** Who asks a problem. */
export interface Judge {
  readonly key: string
  readonly names: Words
}

/** The judge of the problem with an id. */
export function judgeOf(id: string): Judge {
  const [key = ''] = /^[a-z]*/.exec(id) ?? []
  return { key, names: JUDGES[key] ?? same(key.toUpperCase()) }
}
