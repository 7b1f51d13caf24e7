import { same, type Words } from '@nimber/core'

/** The judges by the letters that the ids of their problems begin with. */
const JUDGES: Readonly<Record<string, Words>> = {
  acwing: same('AcWing'),
  al: same('SPOJ'),
  atcoder: same('AtCoder'),
  cf: same('Codeforces'),
  coin: { en: 'On no judge', zh: '不在题库中' },
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

/** How people write the judges, folded, by the letters of their ids. */
export const JUDGE_SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  acwing: ['acwing'],
  al: ['spoj'],
  atcoder: ['atcoder', 'at'],
  cf: ['codeforces', 'cf', 'codeforce'],
  cses: ['cses'],
  gerald: ['codechef'],
  hdu: ['hdu', 'hdoj', '杭电', '杭电oj'],
  libchecker: ['librarychecker', 'libchecker', 'yosupo'],
  lightoj: ['lightoj'],
  luogu: ['luogu', '洛谷', 'lg'],
  nyoj: ['nyoj', 'nyist', '南阳', '南阳oj'],
  poj: ['poj', 'pku', '北大', '北大oj'],
  purplehearts: ['kattis'],
}

/** Judges that have no problem here: who asks for one is to hear which ones have. */
export const OTHER_JUDGES: readonly string[] = (
  'leetcode 力扣 lc uva uvalive zoj bzoj loj libreoj uoj 51nod 牛客 nowcoder 计蒜客 jisuanke ' +
  'hihocoder hackerrank topcoder ural timus sgu acmsgu gym aoj boj fzu usaco codewars dmoj vjudge ' +
  'hysbz vijos codevs pta eolymp toj tju hust xtu'
).split(' ')

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

/** The judges that have problems here, in the order of their names. */
export function judgesOf(ids: readonly string[]): readonly Judge[] {
  const keys = new Set(ids.map((id) => judgeOf(id).key))
  return [...keys].map(judgeOf).toSorted((a, b) => (a.names.en < b.names.en ? -1 : 1))
}

/** Where judges keep their problems, by what the ids behind their letters are. */
const PAGES: Readonly<Record<string, (rest: string, id: string) => string>> = {
  acwing: (rest) => `https://www.acwing.com/problem/search/1/?search_content=${rest}`,
  al: () => 'https://www.spoj.com/problems/AL_16_08/',
  atcoder: (rest) => {
    const [, contest = '', task = ''] = /^-([a-z]+(?:\d+|(?=-)))-?([a-z])$/.exec(rest) ?? []
    return `https://atcoder.jp/contests/${contest}/tasks/${contest}_${task}`
  },
  cf: (rest) =>
    `https://codeforces.com/problemset/problem/${rest.replace(/(?=[a-z])/, '/').toUpperCase()}`,
  cses: (rest) => `https://cses.fi/problemset/task/${rest}`,
  gerald: (_, id) => `https://www.codechef.com/problems/${id.toUpperCase()}`,
  hdu: (rest) => `https://acm.hdu.edu.cn/showproblem.php?pid=${rest}`,
  libchecker: (rest) => `https://judge.yosupo.jp/problem/${rest.slice(1).replaceAll('-', '_')}`,
  lightoj: (rest) => `https://vjudge.net/problem/LightOJ-${rest}`,
  luogu: (rest) => `https://www.luogu.com.cn/problem/${rest.slice(1).toUpperCase()}`,
  poj: (rest) => `http://poj.org/problem?id=${rest}`,
  purplehearts: () => 'https://open.kattis.com/problems/purplehearts',
}

/** The address of a problem at its judge; undefined where it has none. */
export function judgeLink(id: string): string | undefined {
  const { key } = judgeOf(id)
  return PAGES[key]?.(id.slice(key.length), id)
}
