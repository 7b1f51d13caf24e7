import { LEFT_LOSES, type Method } from '../method.ts'

/**
 * Herd after herd; `d` counts the empty cells of a herd so far. Of a sum of switches the players
 * take the hottest in turn, so twice the value at which play stops is enough.
 */
export const method: Method = {
  reads: 'letters',
  most: 200_000n,
  largest: 10n ** 12n,
  functions: [
    {
      comment: LEFT_LOSES,
      text: `bool losing(nums s) {
  const int n = size(s)
  nums heat[n + 1]
  int contested = 0
  num twice = 0
  num a = 0
  num b = 0
  num d = 0
  num behind = 0
  num ahead = 0
  num front = 0
  num first = 0
  for i = 0..n {
    int kind = 120
    if (i < n) kind = int(s[i])
    if (kind == 120 && (b > 0 || i == n)) {
      if (a == 0) { twice -= 2 * ahead }
      else {
        if (b == 0) { twice += 2 * (a * d - behind) }
        else {
          const num gap = first - front
          twice += 2 * (a * front - behind - ahead + b * first)
          twice += 2 * (gap / 2) * (a - b)
          if (gap % 2 == 1) {
            twice += a - b
            heat[contested] = a + b - 2
            contested += 1
          }
        }
      }
      a = 0
      b = 0
      d = 0
      behind = 0
      ahead = 0
    }
    if (kind == 120) {
      a += 1
      behind += d
      front = d
    }
    if (kind == 111) {
      if (b == 0) first = d
      b += 1
      ahead += d
    }
    if (kind == 46) d += 1
  }
  sort heat
  for i = 1..contested {
    if (i % 2 == 1) { twice += heat[n + 1 - i] }
    else { twice -= heat[n + 1 - i] }
  }
  if (contested % 2 == 1) return twice < 0
  return twice <= 0
}`,
    },
  ],
}
