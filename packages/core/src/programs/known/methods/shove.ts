import { LEFT_LOSES, type Method } from '../method.ts'

/** The value is summed up from its lowest binary place: `rest` counts the ones behind the point. */
export const method: Method = {
  reads: 'letters',
  most: 200_000n,
  largest: 10n ** 12n,
  functions: [
    {
      comment: LEFT_LOSES,
      text: `bool losing(nums s) {
  const int n = size(s)
  int last = 0
  int pieces = 0
  int change = 0
  for i = 0..n - 1 {
    const int kind = int(s[i])
    if (kind == 120 || kind == 111) {
      if (pieces > 0 && kind != last) change = pieces
      last = kind
      pieces += 1
    }
  }
  num sum = 0
  int rest = 0
  int j = 0
  for i = 0..n - 1 {
    const int kind = int(s[i])
    if (kind == 120 || kind == 111) {
      if (kind == 120) { sum += i + 1 }
      else { sum -= i + 1 }
      if (j < change) {
        const num above = sum + 2000000
        if (above % 2 == 1) rest += 1
        sum = above / 2 - 1000000
      }
      j += 1
    }
  }
  return sum < 0 || (sum == 0 && rest == 0)
}`,
    },
  ],
}
