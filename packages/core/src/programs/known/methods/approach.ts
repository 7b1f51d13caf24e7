import { LEFT_LOSES, type Method } from '../method.ts'

export const method: Method = {
  reads: 'numbers',
  most: 200_000n,
  largest: 10n ** 9n,
  xors: true,
  functions: [
    {
      comment: LEFT_LOSES,
      text: `bool losing(nums a) {
  num x = 0
  for i = 1..size(a) / 2 { x ^= a[2 * i - 1] - a[2 * i - 2] - 1 }
  return x == 0
}`,
    },
  ],
}
