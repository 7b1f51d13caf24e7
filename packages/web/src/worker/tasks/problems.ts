import type { Words } from '@nimber/core'
import {
  problems as all,
  type Envelope,
  type Judge,
  judgeLink,
  judgeOf,
  type Problem,
  problemNamed,
  TAGS,
  type Tag,
  type Tokens,
  tokensOf,
} from '@nimber/problems'
import { type GameCard, games, partizanGames } from './games.ts'

/** A judge problem as plain data. */
export interface ProblemData
  extends Pick<
    Problem,
    'id' | 'title' | 'rule' | 'format' | 'output' | 'limits' | 'sample' | 'level'
  > {
  readonly tags: readonly TagData[]
  readonly remark: Words | undefined
  readonly envelope: Envelope
  /** What stands behind the last case, where something does. */
  readonly ending: string
  /** What its input is made of. */
  readonly tokens: Tokens
  /** The lesson that it names itself. */
  readonly lesson: string | undefined
  readonly seconds: number
  readonly megabytes: number
  /** Who asks it, and where. */
  readonly judge: Words
  readonly link: string | undefined
  /** The games of its cases. */
  readonly games: readonly GameCard[]
}

/** A problem as a list shows it. */
export interface ProblemCard extends Pick<Problem, 'id' | 'title' | 'rule' | 'level'> {
  readonly judge: Judge
  readonly tags: readonly TagData[]
  readonly games: readonly GameCard[]
}

/** What a problem is about. */
export interface TagData {
  readonly tag: Tag
  readonly names: Words
}

/** All judge problems, in the order in which they are listed. */
export function problemCards(): readonly ProblemCard[] {
  return all.map(({ id, title, rule, level, tags, games: slugs }) => ({
    id,
    title,
    rule,
    level,
    judge: judgeOf(id),
    tags: tags.map(tagData),
    games: gamesOf(slugs),
  }))
}

/** The games with these slugs, in that order. */
function gamesOf(slugs: readonly string[]): readonly GameCard[] {
  bySlug ??= new Map([...games(), ...partizanGames()].map((game) => [game.slug, game]))
  return slugs.flatMap((slug) => bySlug?.get(slug) ?? [])
}

let bySlug: ReadonlyMap<string, GameCard> | undefined

function tagData(tag: Tag): TagData {
  return { tag, names: TAGS[tag] }
}

/** What is said about the problem with an id, undefined where there is none. */
export function problemData(id: string): ProblemData | undefined {
  const problem = problemNamed(all, id)
  if (!problem) return undefined
  const { title, rule, format, output, limits, sample, envelope, resources, level } = problem
  return {
    id: problem.id,
    title,
    rule,
    format,
    output,
    limits,
    sample,
    level,
    tags: problem.tags.map(tagData),
    remark: problem.remark,
    envelope,
    ending: problem.ending.trim(),
    tokens: tokensOf(problem),
    lesson: problem.lesson,
    seconds: resources.seconds,
    megabytes: resources.megabytes,
    judge: judgeOf(problem.id).names,
    link: judgeLink(problem.id),
    games: gamesOf(problem.games),
  }
}
