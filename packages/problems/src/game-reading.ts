import { type Entry, findEntry, type Game, isHeapRule, TextError, type Words } from '@nimber/core'
import type { Format } from './format.ts'
import { headNames, isList } from './layout.ts'
import type { Layout, Numbers, Play } from './problem.ts'
import { game as gameWith } from './setup.ts'

/** How the numbers of a case make a game and its position. */
export interface Reading {
  /** The names of the numbers that are parameters of the game, and of those of the position. */
  readonly params: readonly string[]
  readonly at: readonly string[]
  /** Pairs of parameters of which the first is never the greater. */
  readonly rising: readonly (readonly [string, string])[]
  /** What the names are taken for, where they do not say it themselves. */
  readonly remark?: Words
  /** Throws a TextError where the numbers make no position. */
  play(numbers: Numbers): Play
}

/** The game of the catalogue that a text names without its parameters, if a format reads them. */
export function openEntry(text: string, { layout }: Format): Entry | undefined {
  const entry = findEntry(text.trim())
  if (!entry || entry.params.length === 0 || layout.some(isList)) return undefined
  const isRead = (name: string) => layout.includes(name)
  return entry.params.every((p) => p.kind !== 'set') && paramNames(entry).every(isRead)
    ? entry
    : undefined
}

function paramNames({ params }: Entry): readonly string[] {
  return params.flatMap((p) => (p.kind === 'range' ? [p.from, p.to] : [p.name]))
}

/** How a format is read for a game of the catalogue whose parameters are among its numbers. */
export function openReading(entry: Entry, names: readonly string[]): Reading {
  const params = paramNames(entry)
  const at = names.filter((name) => !params.includes(name))
  return {
    params,
    at,
    rising: entry.params.flatMap((p): [string, string][] => {
      if (p.kind === 'range') return [[p.from, p.to]]
      return p.kind === 'number' && p.notBelow ? [[p.notBelow, p.name]] : []
    }),
    remark: {
      en: `${params.join(', ')} ${params.length === 1 ? 'is read as the parameter' : 'are read as the parameters'} of ${entry.slug}, ${at.join(', ')} as the position.`,
      zh: `${params.join('、')} 作为${entry.names.zh}的参数，${at.join('、')} 作为局面。`,
    },
    play(numbers) {
      const args = Object.fromEntries(
        params.map((name) => [name, numbers[names.indexOf(name)] as bigint]),
      )
      refuseArgs(entry, args)
      const game = gameWith(entry.slug, args)
      const position = at.map((name) => numbers[names.indexOf(name)]).join(' ')
      return { game, position: game.rules.parse(position) }
    },
  }
}

function refuseArgs({ params, slug }: Entry, args: Readonly<Record<string, bigint>>): void {
  const ranges = params.flatMap((p) => {
    if (p.kind === 'set' || p.kind === 'choices') return []
    if (p.kind === 'number') return [{ name: p.name, least: p.least, notBelow: p.notBelow }]
    return [
      { name: p.from, least: 1n, notBelow: undefined },
      { name: p.to, least: 1n, notBelow: p.from },
    ]
  })
  for (const { name, least, notBelow } of ranges) {
    const below = notBelow === undefined ? least : (args[notBelow] ?? least)
    const value = args[name] ?? 0n
    if (value < least || value < below)
      throw new TextError(`${value}`, 0, {
        en: `The parameter ${name} of ${slug} is at least ${notBelow ?? least}, not ${value}.`,
        zh: `${slug} 的参数 ${name} 不小于 ${notBelow ?? least}，不能是 ${value}。`,
      })
  }
}

/**
 * How a format is read for a game. Throws a TextError about `formatText` where a number has the
 * name of a parameter that the game has already.
 */
export function fixedReading(game: Game<unknown>, layout: Layout, formatText: string): Reading {
  const parse = (numbers: Numbers) => ({
    game,
    position: game.rules.parse(numbers.join(' ')),
  })
  if (layout.some(isList))
    return { params: [], at: [], rising: [], play: ([, ...heaps]) => parse(heaps) }
  const names = headNames(layout)
  refuseGiven(game, names, formatText)
  refuseHeaps(game, names, formatText)
  const counters = game.rule?.kind === 'counters' ? game.rule.names : []
  const named = names.length === counters.length && counters.every((name) => names.includes(name))
  const at = named ? counters : names
  const remark = named || names.length === 1 ? undefined : remarkOf(game, names, counters)
  return {
    params: [],
    at,
    rising: [],
    ...(remark && { remark }),
    play: (numbers) => parse(at.map((name) => numbers[names.indexOf(name)] as bigint)),
  }
}

function remarkOf(
  { rule }: Game<unknown>,
  names: readonly string[],
  counters: readonly string[],
): Words {
  const count = names.length
  const as =
    counters.length === count
      ? { en: counters.join(', '), zh: ` ${counters.join('、')}` }
      : rule && isHeapRule(rule)
        ? { en: `${count} heaps`, zh: ` ${count} 堆` }
        : { en: `the ${count} numbers of a position`, zh: `局面的 ${count} 个数` }
  return {
    en: `${names.join(', ')} are read as ${as.en}.`,
    zh: `${names.join('、')} 依次作为${as.zh}。`,
  }
}

/**
 * Throws a TextError where numbers could only be several heaps of a rule that has numbers in its
 * text: one of the names may be meant for such a number.
 */
export function refuseHeaps(
  { rule, name }: Pick<Game<unknown>, 'rule' | 'name'>,
  names: readonly string[],
  formatText: string,
): void {
  const [, second] = names
  const hasNumbers = /\d/.test(name.replaceAll('2^k', ''))
  if (second === undefined || !rule || !isHeapRule(rule) || !hasNumbers) return
  const place = Math.max(0, formatText.search(new RegExp(`\\b${second}\\b`)))
  throw new TextError(formatText, place, {
    en: `${second} is bound to nothing: “${name}” does not use it. Write it in the game, as in “take 1..${second}”; if all of them are heaps, write “${name}: ${names.join(' ')}”.`,
    zh: `${second} 没有着落：“${name}”没有用到它。请把它写进游戏，例如“take 1..${second}”；若都是石子堆，请写“${name}: ${names.join(' ')}”。`,
  })
}

function refuseGiven(game: Game<unknown>, names: readonly string[], formatText: string): void {
  const { is } = game.is.kind === 'misere' ? game.is.of : game
  const entry = is.kind === 'entry' ? is.entry : undefined
  const given = entry && paramNames(entry).find((name) => names.includes(name))
  if (!entry || given === undefined) return
  const place = formatText.search(new RegExp(`\\b${given}\\b`))
  throw new TextError(formatText, place, {
    en: `${given} is a parameter of ${entry.slug}, and “${game.name}” gives it already. To read it from the input, name the game alone: ${entry.slug}. For a number of the position choose another name.`,
    zh: `${given} 是${entry.names.zh}的参数，“${game.name}”中已经给出。要从输入中读入，只写游戏名 ${entry.slug}；若是局面中的数，请另取名字。`,
  })
}
