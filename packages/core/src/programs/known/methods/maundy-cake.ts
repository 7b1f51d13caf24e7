import { LEFT_LOSES, type Method } from '../method.ts'

export const method: Method = {
  reads: 'numbers',
  most: 20_000n,
  largest: 10n ** 16n,
  position: {
    en: 'A B for each piece of A rows and B columns (up to 10^12, at most 10000 pieces)',
    zh: '即每块的行数 A 和列数 B（至多 10^12，不超过 10000 块）',
  },
  functions: [
    {
      comment: { en: 'How many primes n is the product of.', zh: 'n 是多少个质数之积。' },
      text: `int primes(num n) {
  int count = 0
  num rest = n
  num d = 2
  while (d * d <= rest) {
    while (rest % d == 0) {
      rest = rest / d
      count += 1
    }
    d += 1
  }
  if (rest > 1) count += 1
  return count
}`,
    },
    {
      comment: {
        en: '1 + p1 + p1·p2 + … with j terms, for the primes p1 ≥ p2 ≥ … of n.',
        zh: '1 + p1 + p1·p2 + …，共 j 项，p1 ≥ p2 ≥ … 是 n 的质因数。',
      },
      text: `num cuts(num n, int j) {
  nums p[40]
  int count = 0
  num rest = n
  num d = 2
  while (d * d <= rest) {
    while (rest % d == 0) {
      rest = rest / d
      p[count] = d
      count += 1
    }
    d += 1
  }
  if (rest > 1) {
    p[count] = rest
    count += 1
  }
  num term = 1
  num sum = 0
  for i = 1..j {
    sum += term
    term *= p[count - i]
  }
  return sum
}`,
    },
    {
      comment: LEFT_LOSES,
      text: `bool losing(nums a) {
  num sum = 0
  for i = 1..size(a) / 2 {
    const num rows = a[2 * i - 2]
    const num columns = a[2 * i - 1]
    const int r = primes(rows)
    const int c = primes(columns)
    if (c > r) sum += cuts(columns, c - r)
    if (r > c) sum -= cuts(rows, r - c)
  }
  return sum <= 0
}`,
    },
  ],
}
