import { LEFT_LOSES, type Method } from '../method.ts'

/**
 * Trees from the leaves down. What stands on a vertex is a whole number and the bits of a fraction
 * that is not negative, a chain from the highest bit on: an edge changes the whole number or puts bits
 * before the chain, and a sum runs over the shorter chain, so the time is linear in the edges.
 */
export const method: Method = {
  reads: 'letters',
  most: 1_400_000n,
  largest: 10n ** 6n,
  position: {
    en: 'the edges u-v of trees on the ground 0 with their colours, b or r: 0-1b 1-2r (at most 100000 edges, vertices up to 100000)',
    zh: '即地面 0 上的树的各边 u-v 和颜色 b 或 r：0-1b 1-2r（不超过 100000 条边，顶点至多 100000）',
  },
  functions: [
    {
      comment: LEFT_LOSES,
      text: `bool losing(nums s) {
  const int n = size(s)
  ints ends[n + 2]
  ints colour[n + 2]
  int edges = 0
  int vertex = 0
  int top = 0
  for i = 0..n - 1 {
    const int c = int(s[i])
    if (c >= 48 && c <= 57) { vertex = 10 * vertex + c - 48 }
    else {
      if (c == 45) { ends[2 * edges] = vertex }
      if (c == 98 || c == 114) {
        ends[2 * edges + 1] = vertex
        colour[edges] = c
        edges += 1
      }
      top = max(top, vertex)
      vertex = 0
    }
  }
  ints start[top + 3]
  for i = 0..2 * edges - 1 { start[ends[i] + 2] += 1 }
  for v = 1..top + 2 { start[v] += start[v - 1] }
  ints halves[n + 2]
  for i = 0..2 * edges - 1 {
    halves[start[ends[i] + 1]] = i
    start[ends[i] + 1] += 1
  }
  ints whole[top + 1]
  ints order[top + 1]
  ints below[top + 1] = -1
  int count = 1
  int k = 0
  while (k < count) {
    const int v = order[k]
    for i = start[v]..start[v + 1] - 1 {
      const int half = halves[i]
      int other = half + 1
      if (half % 2 == 1) other = half - 1
      const int w = ends[other]
      if (w == v && half % 2 == 0) {
        if (colour[half / 2] == 98) { whole[v] += 1 }
        else { whole[v] -= 1 }
      }
      if (w != v && w > 0 && below[w] < 0) {
        below[w] = half
        order[count] = w
        count += 1
      }
    }
    k += 1
  }
  ints head[top + 1]
  ints length[top + 1]
  ints bit[n + 5]
  ints behind[n + 5]
  ints longer[n + 5]
  ints shorter[n + 5]
  int used = 0
  for m = count - 1..1 by -1 {
    const int v = order[m]
    const int up = ends[below[v]]
    int w = whole[v]
    int first = 0
    int others = 0
    int pushed = 0
    if (colour[below[v] / 2] == 98) {
      if (w >= 0) { w += 1 }
      else {
        first = 1
        pushed = -w
        w = 0
      }
    } else {
      if (w < 0) { w -= 1 }
      else {
        others = 1
        pushed = w + 1
        w = -1
      }
    }
    for i = 1..pushed {
      used += 1
      bit[used] = others
      if (i == 1) bit[used] = first
      behind[used] = head[v]
      head[v] = used
    }
    length[v] += pushed
    int large = up
    int small = v
    if (length[v] > length[up]) {
      large = v
      small = up
    }
    int p = head[large]
    int q = head[small]
    for i = 1..length[small] {
      longer[i] = p
      shorter[i] = q
      p = behind[p]
      q = behind[q]
    }
    int carry = 0
    for i = length[small]..1 by -1 {
      const int sum = bit[longer[i]] + bit[shorter[i]] + carry
      bit[longer[i]] = sum % 2
      carry = sum / 2
    }
    head[up] = head[large]
    length[up] = length[large]
    whole[up] += w + carry
  }
  int rest = 0
  int at = head[0]
  for i = 1..length[0] {
    rest += bit[at]
    at = behind[at]
  }
  return whole[0] < 0 || (whole[0] == 0 && rest == 0)
}`,
    },
  ],
}
