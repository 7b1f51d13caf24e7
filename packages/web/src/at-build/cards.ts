import type { Words } from '@nimber/core'
import { gameAliases } from '@nimber/lessons'
import { type GameCard, games, partizanGames } from '../worker/tasks/games.ts'
import { type Difficulty, IDEAS, type Idea, placeOf, SHARED_NAMES, TWINS } from './ideas.ts'
import { type Picture, picture, unequalPicture } from './picture.ts'

/** A game as the first page shows it. */
export interface HomeCard extends GameCard {
  readonly idea: Idea
  readonly level: Difficulty
  readonly picture: Picture | undefined
  /** Games that are this one with a difference. */
  readonly twins: readonly TwinCard[]
}

interface TwinCard extends Pick<GameCard, 'slug' | 'names' | 'aliases' | 'game' | 'position'> {
  readonly difference: Words
}

let made: readonly HomeCard[] | undefined

/** The cards of all games by idea, difficulty and the order there. */
export function homeCards(): readonly HomeCard[] {
  made ??= cardsOfAll()
  return made
}

function cardsOfAll(): readonly HomeCard[] {
  const impartial = games()
  const all = [...impartial, ...partizanGames()].map((card) => ({
    ...card,
    aliases: [...card.aliases, ...aliasesOf(card.slug)],
  }))
  const ideas: readonly string[] = [...Object.keys(IDEAS), 'others']
  return all
    .filter(({ slug }) => !(slug in TWINS))
    .map((card) => ({ card, ...placeOf(card.slug) }))
    .toSorted(
      (a, b) =>
        ideas.indexOf(a.idea) - ideas.indexOf(b.idea) || a.level - b.level || a.order - b.order,
    )
    .map(({ card, idea, level }) => ({
      ...card,
      names: SHARED_NAMES[card.slug] ?? card.names,
      idea,
      level,
      picture: impartial.some(({ slug }) => slug === card.slug)
        ? picture(card.game)
        : unequalPicture(card.game),
      twins: twinsOf(card.slug, all),
    }))
}

function twinsOf(of: string, all: readonly GameCard[]): readonly TwinCard[] {
  return all.flatMap(({ slug, names, aliases, game, position }) => {
    const twin = TWINS[slug]
    if (twin?.of !== of) return []
    return [{ slug, names, aliases, game, position, difference: twin.difference }]
  })
}

/** Names that people use and that the game itself does not have. */
function aliasesOf(slug: string): readonly string[] {
  return Object.entries(gameAliases()).flatMap(([alias, game]) =>
    game.split(' ')[0] === slug ? [alias] : [],
  )
}
