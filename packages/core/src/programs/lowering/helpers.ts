import { bitLength } from '../../arith/integers.ts'
import { fieldOf } from '../../arith/nim-field.ts'
import { nimProduct32 } from '../../arith/nim-product.ts'
import type { Words } from '../../model/words.ts'
import { type Draft, type Range, union, type Valued } from '../tree/draft.ts'
import { call, cast, name } from '../tree/nodes.ts'
import { functionOf } from '../tree/notation.ts'

/** Operations that are functions of their own in a program. */
export type Helper =
  | 'floorPhi'
  | 'fib'
  | 'zeckendorf'
  | 'lowbit'
  | 'highbit'
  | 'popcount'
  | 'isqrt'
  | 'nimProduct'
  | 'mod'
  | 'div'

/** A function of numbers of one kind, called K, with results of a kind R. */
interface Definition {
  readonly name: string
  readonly comment: Words
  readonly returns: 'number' | 'int' | 'truth'
  /** Whether it works on the binary digits of its argument. */
  readonly bits?: boolean
  /** Whether it computes with numbers as large as its values. */
  readonly closed?: boolean
  /** The tables of constants that it looks into, by the names they have in its text. */
  tables?(draft: Draft): Readonly<Record<string, 'ints'>>
  /** Where its values lie, from where its arguments lie. */
  range(args: readonly Range[]): Range
  /** In the notation of functions. */
  text(ranges: readonly Range[], draft: Draft): string
}

/** A call of a helper, which is added to the draft unless the language has it. */
export function callHelper(helper: Helper, args: readonly Valued[], draft: Draft): Valued {
  const it = DEFINITIONS[helper]
  const own = args.map((a) => a.range)
  const all = draft.calls(it.name, own)
  const K = draft.kind([...all, ...(it.closed ? [it.range(all)] : [])].reduce(union))
  const range = it.range(own)
  if (it.bits) for (const r of all) draft.bits(r)
  const exprs = args.map((a) => cast(a.expr, K))
  const R = it.returns === 'number' ? draft.kind(it.range(all)) : 'int'
  if ((helper === 'popcount' || helper === 'isqrt') && draft.has(helper, K)) {
    const type = helper === 'isqrt' ? K : R
    return fitting({ expr: { kind: 'builtin', name: helper, args: exprs, type }, range }, draft)
  }
  draft.add(it.name, () =>
    functionOf(it.text(all, draft), it.comment, {
      types: { K, R, ...draft.returns, ...it.tables?.(draft) },
    }),
  )
  const type = it.returns === 'truth' ? 'bool' : helper === 'isqrt' ? K : R
  return fitting({ expr: call(it.name, exprs, type), range }, draft)
}

/** The value as a `num` where it was computed wide without need. */
function fitting({ expr, range }: Valued, draft: Draft): Valued {
  const narrow = expr.type === 'wide' && draft.kind(range) === 'num'
  return { expr: narrow ? cast(expr, 'num') : expr, range }
}

const DEFINITIONS: Readonly<Record<Helper, Definition>> = {
  floorPhi: {
    name: 'floorPhi',
    comment: {
      en: '⌊kφ⌋ for φ = (1 + √5) / 2, exactly: ⌊(k + ⌊√(5k²)⌋) / 2⌋.',
      zh: '⌊kφ⌋，φ = (1 + √5) / 2，精确值：⌊(k + ⌊√(5k²)⌋) / 2⌋。',
    },
    returns: 'number',
    range: ([k = NONE]) => ({ least: k.least < 0n ? 2n * k.least : 0n, most: 2n * k.most }),
    text([k = NONE], draft) {
      const largest = k.most > -k.least ? k.most : -k.least
      const square = { least: 0n, most: 5n * largest * largest }
      const S = draft.kind(square)
      callHelper('isqrt', [{ expr: name('s', S), range: square }], draft)
      const mirrored = k.least < 0n ? 'if (k < 0) return -1 - floorPhi(-k)' : ''
      return `R floorPhi(K k) { ${mirrored} return (k + isqrt(${S}(5) * k * k)) / 2 }`
    },
  },
  isqrt: {
    name: 'isqrt',
    comment: { en: '⌊√x⌋, one binary digit after the other.', zh: '⌊√x⌋，逐位确定。' },
    returns: 'number',
    range: ([x = NONE]) => ({ least: 0n, most: 1n << BigInt((bitLength(x.most) + 1) >> 1) }),
    text: ([x = NONE]) => `K isqrt(K x) {
      K r = 0
      K b = ${1n << BigInt(Math.max(0, (bitLength(x.most) - 1) >> 1))}
      while (b > 0) {
        if (r + b <= x / (r + b)) r += b
        b /= 2
      }
      return r
    }`,
  },
  fib: {
    name: 'isFibonacci',
    comment: {
      en: 'Whether n is a Fibonacci number. No sum goes beyond n, so nothing overflows.',
      zh: 'n 是否为斐波那契数。所有的和都不超过 n，不会溢出。',
    },
    returns: 'truth',
    range: () => ({ least: 0n, most: 1n }),
    text: () => `bool isFibonacci(K n) {
      K a = 1
      K b = 0
      while (a <= n - b) {
        const K c = a + b
        a = b
        b = c
      }
      return b == n
    }`,
  },
  zeckendorf: {
    name: 'smallestPart',
    comment: {
      en: 'The smallest of the Fibonacci numbers, no two neighbours, that sum to n (Zeckendorf).',
      zh: 'n 的齐肯多夫分解（互不相邻的斐波那契数之和）中最小的一项。',
    },
    returns: 'number',
    range: ([n = NONE]) => ({ least: n.least > 0n ? 1n : 0n, most: n.most }),
    text: () => `K smallestPart(K n) {
      K a = 1
      K b = 1
      while (a <= n - b) {
        const K c = a + b
        a = b
        b = c
      }
      K part = 0
      while (n > 0) {
        if (b <= n) {
          n -= b
          part = b
        }
        const K c = b - a
        b = a
        a = c
      }
      return part
    }`,
  },
  lowbit: {
    name: 'lowbit',
    comment: { en: 'The largest power of 2 that divides x.', zh: '整除 x 的最大的 2 的幂。' },
    returns: 'number',
    bits: true,
    range: ([x = NONE]) => ({
      least: x.least > 0n ? 1n : 0n,
      most: -x.least > x.most ? -x.least : x.most,
    }),
    text: () => 'K lowbit(K x) { return x & -x }',
  },
  highbit: {
    name: 'highbit',
    comment: { en: 'The largest power of 2 up to x.', zh: '不超过 x 的最大的 2 的幂。' },
    returns: 'number',
    range: ([x = NONE]) => ({ least: x.least > 0n ? 1n : 0n, most: x.most > 0n ? x.most : 0n }),
    text: ([x = NONE]) => `K highbit(K x) {
      ${x.least > 0n ? '' : 'if (x == 0) return 0'}
      K b = 1
      while (b <= x / 2) b *= 2
      return b
    }`,
  },
  popcount: {
    name: 'popcount',
    comment: { en: 'The number of binary ones of x.', zh: 'x 的二进制中 1 的个数。' },
    returns: 'int',
    range: ([x = NONE]) => ({ least: 0n, most: BigInt(Math.max(1, bitLength(x.most))) }),
    text: () => `int popcount(K x) {
      int ones = 0
      while (x > 0) {
        ones += x % 2
        x /= 2
      }
      return ones
    }`,
  },
  nimProduct: {
    name: 'nimProduct',
    comment: {
      en: 'The nim product: f, a power 2^(2^k), times a smaller number is their usual product, and f times f is 3f/2.',
      zh: '尼姆积：f = 2^(2^k) 与更小的数之积是普通乘积，f 与 f 之积是 3f/2。',
    },
    returns: 'number',
    bits: true,
    closed: true,
    range: ([a = NONE, b = NONE]) => ({
      least: 0n,
      most: fieldOf(a.most > b.most ? a.most : b.most) - 1n,
    }),
    tables(draft) {
      draft.keep({
        kind: 'table',
        name: SMALL_PRODUCTS,
        type: 'ints',
        values: Array.from({ length: 256 }, (_, i) => nimProduct32(i >> 4, i & 15)),
        comment: {
          en: 'the nim products of the numbers below 16, row by row',
          zh: '小于 16 的数的尼姆积，逐行排列',
        },
      })
      return { [SMALL_PRODUCTS]: 'ints' }
    },
    text(ranges, draft) {
      const kind = draft.kind([...ranges, DEFINITIONS.nimProduct.range(ranges)].reduce(union))
      return `K nimProduct(K a, K b) {
      if (a < 2 || b < 2) return a * b
      if (a < 16 && b < 16) return ${kind}(${SMALL_PRODUCTS}[int(a) * 16 + int(b)])
      K f = 16
      while (f <= max(a, b) / f) f *= f
      const K c = nimProduct(a / f, b / f)
      const K d = nimProduct(a % f, b % f)
      const K e = nimProduct((a / f) ^ (a % f), (b / f) ^ (b % f))
      return (e ^ d) * f + (d ^ nimProduct(c, f / 2))
    }`
    },
  },
  mod: {
    name: 'modulo',
    comment: { en: 'The remainder of x by m, in 0..m−1.', zh: 'x 除以 m 的余数，在 0..m−1 内。' },
    returns: 'number',
    range: ([, m = NONE]) => ({ least: 0n, most: m.most - 1n }),
    text: () => `R modulo(K x, K m) {
      const K r = x % m
      if (r < 0) return r + m
      return r
    }`,
  },
  div: {
    name: 'floorDiv',
    comment: { en: '⌊x / d⌋, also where x is negative.', zh: '⌊x / d⌋，x 可以是负数。' },
    returns: 'number',
    range: ([x = NONE, d = NONE]) => ({
      least: x.least,
      most: x.most < 0n ? 0n : x.most / (d.least > 0n ? d.least : 1n),
    }),
    text([x = NONE, d = NONE], draft) {
      const K = draft.kind(union(x, d))
      const arg = (text: string, range: Range): Valued => ({ expr: name(text, K), range })
      callHelper('mod', [arg('x', x), arg('d', d)], draft)
      draft.kind({ least: x.least - d.most, most: x.most })
      return 'R floorDiv(K x, K d) { return (x - modulo(x, d)) / d }'
    },
  },
}

const NONE: Range = { least: 0n, most: 0n }
/** What a program calls the table of small nim products. */
const SMALL_PRODUCTS = 'products'
