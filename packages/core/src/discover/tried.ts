import type { Words } from '../model/words.ts'

/** The kinds of pattern that are looked for, in words. */
export const TRIED = {
  period: {
    en: 'values that repeat, or rise by one amount from period to period',
    zh: '周期重复，或每个周期增加同一个数',
  },
  form: {
    en: 'short forms of +, −, ·, ⌊/⌋, mod, ⊕, min, max, binary ones and the lowest bit',
    zh: '由 +、−、·、⌊/⌋、mod、⊕、min、max、二进制中 1 的个数和最低位组成的短式',
  },
  halving: {
    en: 'G(2m) and G(2m + 1) in terms of m and G(m)',
    zh: 'G(2m)、G(2m + 1) 用 m 和 G(m) 表示',
  },
  digits: {
    en: 'automata that read the binary digits',
    zh: '读二进制数字的自动机',
  },
  set: {
    en: 'losing positions that repeat, or are Fibonacci numbers or terms of a recurrence',
    zh: '必败局面成周期，或是斐波那契数、递推数列的项',
  },
  relation: {
    en: 'losing positions where two short forms of the counters are equal',
    zh: '两个计数器的短式相等之处必败',
  },
  classes: {
    en: 'losing positions that depend on remainders of the counters',
    zh: '必败与否只看计数器的余数',
  },
  beatty: {
    en: 'losing pairs (⌊kα⌋ + c, ⌊kα⌋ + tk + d) with α = (u + √v)/w',
    zh: '必败对 (⌊kα⌋ + c, ⌊kα⌋ + tk + d)，α = (u + √v)/w',
  },
  family: {
    en: 'short forms in n whose constants are sums and differences of the parameters',
    zh: '关于 n 的短式，其中常数是参数的和差',
  },
} satisfies Readonly<Record<string, Words>>
