import type { Words } from '../model/words.ts'
import type { Args, Entry, Param } from './game.ts'

/** The rule in words with the values in the places of the names; what says `k = 1` stays. */
export function aboutWith({ about, params }: Pick<Entry, 'about' | 'params'>, args: Args): Words {
  const values = params.flatMap((param) => valuesOf(param, args))
  const inSentence = (sentence: string): string => {
    if (values.some(([name]) => new RegExp(`\\b${name}\\s*=`).test(sentence))) return sentence
    return neighboursOr(
      values.reduce((so, [name, value]) => so.replace(inWords(name), value), sentence),
    )
  }
  const all = (text: string) =>
    text
      .split(/(?<=[.。])/)
      .map(inSentence)
      .join('')
  return { en: all(about.en), zh: all(about.zh) }
}

/**
 * The rule with the other ending, up to the sentence that says who wins: what is told behind it is of
 * the game as it was. Undefined where no sentence says who wins.
 */
export function aboutOtherEnding({ en, zh }: Words): Words | undefined {
  const told = {
    en: flipped(en.split(/(?<=\.)\s+/), /\bwhoever\b/i, /\b(?:wins|loses)\b/g)?.join(' '),
    zh: flipped(zh.split(/(?<=。)/), /者[胜负]/, /(?<=者)[胜负]/g)?.join(''),
  }
  return told.en && told.zh ? { en: told.en, zh: told.zh } : undefined
}

const OTHER: Readonly<Record<string, string>> = { wins: 'loses', loses: 'wins', 胜: '负', 负: '胜' }

/** The sentences up to the one that says who wins, which then says who loses. */
function flipped(sentences: readonly string[], ends: RegExp, word: RegExp): string[] | undefined {
  const at = sentences.findIndex((sentence) => ends.test(sentence))
  if (at < 0) return undefined
  const last = (sentences[at] ?? '').replace(word, (who) => OTHER[who] ?? who)
  return [...sentences.slice(0, at), last]
}

/** `1 or 2` for `1 to 2`, between which there is nothing. */
export function neighboursOr(text: string): string {
  return text.replace(/\b(\d+)( to | 到 )(\d+)\b/g, (all, from, word, to) =>
    BigInt(from) + 1n === BigInt(to) ? `${from}${word === ' to ' ? ' or ' : ' 或 '}${to}` : all,
  )
}

/** Where a name stands; "a" is also a word, but not before a comma, a Chinese word or at an end. */
function inWords(name: string): RegExp {
  return name === 'a'
    ? /\ba(?=\s*(?:[,.;:)…、，。；]|\p{Script=Han}|$))/gu
    : new RegExp(`\\b${name}\\b`, 'g')
}

/** The names of a parameter and what stands for them. */
function valuesOf(param: Param, args: Args): readonly (readonly [string, string])[] {
  if (param.kind === 'choices') return []
  if (param.kind === 'set') return [[param.name, `{${Object.values(args).join(',')}}`]]
  const names = param.kind === 'range' ? [param.from, param.to] : [param.name]
  return names.map((name) => [name, `${args[name]}`])
}
