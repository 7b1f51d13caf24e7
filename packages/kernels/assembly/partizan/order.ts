// The order of forms, as in `forms/order.ts` of the core: G ≤ H unless a left option of G is ≥ H or a
// right option of H is ≤ G. The stops decide most questions; nobody needs to move in a number;
// answers are kept as long as their place is not needed.
import {
  above,
  below,
  DRAFT,
  kind,
  leftStop,
  lefts,
  NUMBER,
  nim,
  OTHER,
  options,
  pooled,
  rightStop,
  rights,
  ups,
} from './columns'
import { NOT_FOR_THE_KERNEL, stop, takeStep } from './host'
import { allocate } from './memory'

const MOST_BITS: u32 = 21
/** Play of forms in the kernel ends sooner than this; the machine's stack has room for it. */
const DEEPEST: u32 = 4000

let cache: usize = 0
let bits: u32 = 0
let kept: u32 = 0
let depth: u32 = 0
/** Stands for the draft in the cache, since every draft is another game: more than any id. */
const FIRST_NAME: u32 = 0x40000000
const LAST_NAME: u32 = 0x7fffffff
let draftName: u32 = FIRST_NAME

/** Begins a work: no question is open. */
export function startOrder(): void {
  depth = 0
  if (bits === 0) clear(12)
}

/** Says that the draft is another game now. */
export function renewDraft(): void {
  if (draftName === LAST_NAME) {
    draftName = FIRST_NAME
    memory.fill(cache, 0, (<usize>8) << bits)
  }
  draftName++
}

export function atMost(g: u32, h: u32): bool {
  if (g === h) return true
  const low = leftStop(g)
  const high = rightStop(h)
  if (low < high) return true
  if (low > leftStop(h) || rightStop(g) > high) return false
  const ofG = kind(g)
  const ofH = kind(h)
  if (ofG !== OTHER && ofH !== OTHER) {
    const more = ups(h) - ups(g)
    return more > 1 || (more === 1 && (nim(g) ^ nim(h)) !== 1) || (more === 0 && nim(g) === nim(h))
  }
  const most = below(g)
  const least = above(h)
  if (low === high && (most & least) !== 0) return true
  if (low === leftStop(h) && (below(h) & ~most) !== 0) return false
  if (high === rightStop(g) && (above(g) & ~least) !== 0) return false
  const a = g === DRAFT ? draftName : g
  const b = h === DRAFT ? draftName : h
  const slot = slotOf(a, b)
  // the answer is the lowest bit of the second
  if (load<u32>(slot) === a && load<u32>(slot, 4) >> 1 === b) return (load<u32>(slot, 4) & 1) !== 0
  takeStep()
  if (++depth > DEEPEST) stop(NOT_FOR_THE_KERNEL)
  const answer = holds(g, h, ofG, ofH)
  depth--
  if (++kept > (<u32>1) << bits && bits < MOST_BITS)
    clear(bits + 2 < MOST_BITS ? bits + 2 : MOST_BITS)
  const place = slotOf(a, b)
  store<u32>(place, a)
  store<u32>(place, (b << 1) | u32(answer), 4)
  return answer
}

function holds(g: u32, h: u32, ofG: u32, ofH: u32): bool {
  if (ofG !== NUMBER) {
    let i = options(g)
    for (const end = i + lefts(g); i < end; i++) if (atMost(h, pooled(i))) return false
  }
  if (ofH !== NUMBER) {
    let i = options(h) + lefts(h)
    for (const end = i + rights(h); i < end; i++) if (atMost(pooled(i), g)) return false
  }
  return true
}

function slotOf(a: u32, b: u32): usize {
  return cache + ((<usize>((a * 0x9e3779b1) ^ (b * 0x85ebca6b)) >> (32 - bits)) << 3)
}

function clear(to: u32): void {
  bits = to
  kept = 0
  cache = allocate((<usize>8) << bits)
  memory.fill(cache, 0, (<usize>8) << bits)
}
