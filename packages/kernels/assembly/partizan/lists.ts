// Lists of forms that are being worked on, one above the other in one block of memory: a function
// pushes what it makes and takes it off again before it ends.

import { allocate } from './memory'

let block: usize = 0
let room: u32 = 0
/** How many forms there are in all lists. */
export let top: u32 = 0

/** Forgets all lists. */
export function clearLists(): void {
  top = 0
}

export function push(form: u32): void {
  if (top === room) enlarge()
  store<u32>(block + ((<usize>top) << 2), form)
  top++
}

export function at(i: u32): u32 {
  return load<u32>(block + ((<usize>i) << 2))
}

export function put(i: u32, form: u32): void {
  store<u32>(block + ((<usize>i) << 2), form)
}

/** Takes off all but the first so many. */
export function cut(to: u32): void {
  top = to
}

/** Puts the forms of a list in the order of their ids: lists are short. */
export function sort(from: u32, to: u32): void {
  for (let i = from + 1; i < to; i++) {
    const form = at(i)
    let j = i
    for (; j > from && at(j - 1) > form; j--) put(j, at(j - 1))
    put(j, form)
  }
}

function enlarge(): void {
  const more = room === 0 ? 4096 : 2 * room
  const larger = allocate((<usize>more) << 2)
  memory.copy(larger, block, (<usize>room) << 2)
  block = larger
  room = more
}
