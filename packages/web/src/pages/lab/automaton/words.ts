import type { Lang } from '@nimber/core'

const en = {
  /** What stands between two sentences. */
  between: ' ',
  title: 'The proof as an automaton',
  about: (states: string, system: string, names: string) =>
    `${states} states. It reads the digits of ${names} together, the most significant first (${system}); a double ring accepts.`,
  tells: {
    losing: 'What it accepts is lost.',
    values: 'What it accepts is a heap n with its value v.',
  },
  large: 'There are too many states to draw them.',
  state: 'state',
  ends: {
    losing: {
      accepts: (state: number) => `It ends in state ${state}, which accepts: the position is lost.`,
      refuses: (state: number) =>
        `It ends in state ${state}, which does not accept: the position is won.`,
      stops: (state: number) =>
        `State ${state} has no arrow for the next digits: the position is won.`,
    },
    values: {
      accepts: (state: number) => `It ends in state ${state}, which accepts: v is the value of n.`,
      refuses: (state: number) =>
        `It ends in state ${state}, which does not accept: v is not the value of n.`,
      stops: (state: number) =>
        `State ${state} has no arrow for the next digits: v is not the value of n.`,
    },
  },
  diagram: (states: string) => `Automaton of ${states} states`,
}

const zh: typeof en = {
  between: '',
  title: '作为自动机的证明',
  about: (states, system, names) =>
    `${states} 个状态。它同时读 ${names} 的各位数字，从最高位读起（${system}）；双圈为接受。`,
  tells: { losing: '被接受的局面必败。', values: '被接受的是堆 n 与它的值 v。' },
  large: '状态太多，画不下。',
  state: '状态',
  ends: {
    losing: {
      accepts: (state) => `走到状态 ${state}，接受：此局面必败。`,
      refuses: (state) => `走到状态 ${state}，不接受：此局面必胜。`,
      stops: (state) => `状态 ${state} 对接下来的数字没有箭头：此局面必胜。`,
    },
    values: {
      accepts: (state) => `走到状态 ${state}，接受：v 是 n 的值。`,
      refuses: (state) => `走到状态 ${state}，不接受：v 不是 n 的值。`,
      stops: (state) => `状态 ${state} 对接下来的数字没有箭头：v 不是 n 的值。`,
    },
  },
  diagram: (states) => `${states} 个状态的自动机`,
}

/** What the panel of an automaton says, by language. */
export const words: Readonly<Record<Lang, typeof en>> = { en, zh }
