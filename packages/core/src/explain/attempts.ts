import type { MetBound } from '../automata/work.ts'
import type { Attempt } from '../certify/automata/attempt.ts'
import type { Refutation } from '../certify/automata/refutation.ts'
import type { Words } from '../model/words.ts'

/** What came of looking for an automaton in a numeration system. */
export function attemptWords({ system, to, states, refuted, bound }: Attempt): Words {
  const what: Words = {
    en: `automata that read numbers as ${system.words.en} has them: `,
    zh: `按${system.words.zh}读数的自动机：`,
  }
  const said = bound
    ? boundWords(bound)
    : refuted
      ? refutedWords(refuted, states, to)
      : {
          en: `none of few states has the positions below ${to}`,
          zh: `没有状态少的自动机适合 ${to} 以内的局面`,
        }
  return { en: what.en + said.en, zh: what.zh + said.zh }
}

function boundWords({ of, limit }: MetBound): Words {
  switch (of) {
    case 'states':
      return {
        en: `one came to more than ${limit} states (--states allows more)`,
        zh: `有一个超过了 ${limit} 个状态（--states 可放宽）`,
      }
    case 'seconds': {
      const seconds = Number(limit.toPrecision(2))
      return {
        en: `not finished within ${seconds} seconds (--budget allows more)`,
        zh: `${seconds} 秒内没有完成（--budget 可放宽）`,
      }
    }
    case 'memory':
      return {
        en: `one came to more than ${Math.round(limit / 2 ** 20)} MB (--memory allows more)`,
        zh: `有一个超过了 ${Math.round(limit / 2 ** 20)} MB 内存（--memory 可放宽）`,
      }
    case 'letters':
      return {
        en: `the moves need more than ${limit} letters at once`,
        zh: `走法同时需要的字母超过 ${limit} 个`,
      }
  }
}

function refutedWords(refuted: Refutation, states = 0, to: number): Words {
  if (refuted.sentence === 'amounts')
    return {
      en: 'the amounts of the rule are no set that it can tell',
      zh: '它认不出规则中的取数',
    }
  const at = Object.entries(refuted.at ?? {})
    .map(([name, n]) => `${name} = ${n}`)
    .join(', ')
  const fits: Words = {
    en: `one of ${states} states has the positions below ${to}, but not all: `,
    zh: `${states} 个状态的一个适合 ${to} 以内的局面，但并不总是对的：`,
  }
  const failed = SENTENCES[refuted.sentence](at)
  return { en: fits.en + failed.en, zh: fits.zh + failed.zh }
}

const SENTENCES: Record<Exclude<Refutation['sentence'], 'amounts'>, (at: string) => Words> = {
  inside: (at) => ({
    en: `a move leads from one position of a value to another, at ${at}`,
    zh: `在 ${at} 处，有走法从某值的局面走到同值的局面`,
  }),
  outside: (at) => ({
    en: `no move leads to a value where one should, at ${at}`,
    zh: `在 ${at} 处，应有走法走到某值，却没有`,
  }),
  meet: (at) => ({ en: `two values for one position, at ${at}`, zh: `在 ${at} 处有两个值` }),
  stuck: (at) => ({
    en: `a position without a move would be lost, at ${at}`,
    zh: `在 ${at} 处，走不动的局面被判为必败`,
  }),
  none: (at) => ({ en: `no value at ${at}`, zh: `在 ${at} 处没有值` }),
}
