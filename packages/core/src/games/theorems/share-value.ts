/**
 * The value of a heap of n from which at most ⌊n/k⌋ stones may be taken: with n = q·k + r it is q
 * where r = 0, and else that of n − q − 1. As long as r is not used up, q stays as it is, and all
 * such steps are made at once: there are at most 2√n of them.
 */
export function shareValue(n: bigint, k: bigint): bigint {
  if (n > BigInt(Number.MAX_SAFE_INTEGER)) return longValue(n, k)
  if (k > n) return 0n
  let left = Number(n)
  const by = Number(k)
  for (;;) {
    const q = Math.floor(left / by)
    const r = left - q * by
    if (q === 0) return 0n
    if (r % (q + 1) === 0) return BigInt(q)
    left -= (Math.floor(r / (q + 1)) + 1) * (q + 1)
  }
}

function longValue(n: bigint, k: bigint): bigint {
  let left = n
  for (;;) {
    const q = left / k
    const r = left % k
    if (q === 0n) return 0n
    if (r % (q + 1n) === 0n) return q
    left -= (r / (q + 1n) + 1n) * (q + 1n)
  }
}

/**
 * The largest heap up to `limit` with a value, for k ≥ 2; undefined where there is none. The heaps of
 * a value begin with value·k. Behind n comes the x with x − ⌊x/k⌋ = n + 1 that is no multiple of k:
 * the number n + 1 among those, n + 1 + ⌊n/(k − 1)⌋. Steps of one length are made at once.
 */
export function heapOfShare(value: bigint, k: bigint, limit: bigint): bigint | undefined {
  let n = value * k
  if (n > limit) return undefined
  for (;;) {
    const step = n / (k - 1n) + 1n
    const steps = (k - 2n - (n % (k - 1n))) / step + 1n
    const room = (limit - n) / step
    if (room < steps) return n + room * step
    n += steps * step
  }
}

/** Why these are the values. */
export const SHARE_PROOF = {
  en: 'Let m = ⌊n/k⌋. By induction the heaps n − m..n have each of the values 0..m once: if k divides n, they are those of n − 1 with n added, so the value of n is m; if not, they are those of n − 1 without n − m − 1 and with n, so n has the value that is missing now, that of n − m − 1.',
  zh: '设 m = ⌊n/k⌋。由归纳，n − m..n 各堆的值恰为 0..m 各一次：k 整除 n 时，它们是 n − 1 的那些再加上 n，所以 n 的值为 m；否则是 n − 1 的那些去掉 n − m − 1、加上 n，所以 n 的值正是现在缺少的、n − m − 1 的值。',
}

/** What the values are. */
export const SHARE_STATEMENT = {
  en: 'A heap of n with n = q·k + r, r < k, has the value q if r = 0, else that of a heap of n − q − 1; a position is losing when the values of its heaps xor to 0.',
  zh: '设 n = q·k + r（r < k）：r = 0 时一堆 n 颗的 SG 值是 q，否则等于 n − q − 1 颗的值；各堆 SG 值异或为 0 时必败。',
}

export const SHARE_REFERENCE =
  'L. Levine, Fractal sequences and restricted Nim, Ars Combin. 80 (2006)'
