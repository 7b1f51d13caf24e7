import { entryOf } from '../games/catalogue.ts'
import type { Game } from '../games/game.ts'
import type { PartizanEntry, PartizanGame } from '../games/partizan/game.ts'
import { isOfTurns } from '../games/partizan/turns.ts'
import type { Budget } from '../model/budget.ts'
import { join, type Lang, same, type Words } from '../model/words.ts'
import { printRule } from '../rules/print.ts'
import { MOST_VERTICES } from './known/position-shape.ts'
import { CODE_BUDGET, recipeOf } from './known/recipe.ts'
import type { InputShape, Recipe, Task } from './known/task.ts'
import { MOST_IN_LINE } from './lowering/cases.ts'
import type { Language, Style } from './printing/language.ts'
import { writeProgram } from './program.ts'

const WINS = 'first'
const LOSES = 'second'
const DRAWS = 'draw'

/**
 * A program that reads positions of a game, one a line, and says who wins each; by a theorem or a
 * formula that was found, else by a table of the values. Throws NoProgram.
 */
export function gameProgram(game: Game<unknown>, language: Language, style: Style | Lang): string {
  return writeProgram(gameTask(game), language, style)
}

/** What the program of a game does, in any language. Throws NoProgram. */
export function gameTask(game: Game<unknown>, budget: Budget = CODE_BUDGET): Task {
  const known = recipeOf(game, budget)
  const { shape, lets, losing, winning, derived } = known
  const words = [WINS, LOSES, DRAWS] as const
  const winner = { kind: 'winner', losing, ...(winning && { winning }), words } as const
  const sumWinner = { kind: 'sum winner', words } as const
  const byMethod = { kind: 'method winner', words } as const
  return {
    about: aboutGame(game, known),
    cases: shape.kind === 'numbers' ? 'end' : 'lines',
    shape,
    lets,
    ...(derived && { derived }),
    answer: shape.kind === 'sum' ? sumWinner : shape.kind === 'line' ? byMethod : winner,
  }
}

function aboutGame(game: Game<unknown>, known: Recipe): readonly Words[] {
  const entry = isOfTurns(game) ? partizanEntryOf(game.turns) : entryOf(game)
  const rule: Words = entry
    ? entry.about
    : game.rule
      ? { en: `${printRule(game.rule, 'en')}.`, zh: `${printRule(game.rule, 'zh')}。` }
      : same('')
  const name: Words = { en: `${game.name}: `, zh: `${game.nameZh}：` }
  const input = inputWords(known.shape, entry?.position ?? HEAPS)
  const form = readsAll(game, known.shape)
    ? { en: ':', zh: '，' }
    : { en: ', of this form alone:', zh: '，仅限此形式，' }
  const isSum = known.shape.kind === 'sum'
  const draws = known.winning
    ? { en: `, “${DRAWS}” for a draw`, zh: `，平局输出 ${DRAWS}` }
    : same('')
  return [
    entry
      ? join([name, rule], '', '')
      : name.en === rule.en
        ? rule
        : { en: `${game.name}.`, zh: `${game.nameZh}。` },
    {
      en: `Input: ${isSum ? 'positions,' : `one position a line${form.en}`} ${input.en}. Output: “${WINS}” if the player to move wins, “${LOSES}” if not${draws.en}.`,
      zh: `输入：${isSum ? '若干局面，' : `每行一个局面${form.zh}`}${input.zh}。输出：先手必胜输出 ${WINS}，必败输出 ${LOSES}${draws.zh}。`,
    },
    ...known.why,
  ]
}

/** What the catalogue says about a game whose players have different moves. */
function partizanEntryOf({ is }: PartizanGame<unknown>): PartizanEntry | undefined {
  return is.kind === 'entry' ? is.entry : undefined
}

/** Whether all positions of a game have as many numbers as a program reads. */
function readsAll({ rules }: Game<unknown>, shape: InputShape): boolean {
  if (shape.kind !== 'numbers') return true
  let looked = 0
  for (const position of rules.upTo(3)) {
    const words = rules.print(position).split(' ')
    if (words.length !== shape.names.length || !words.every((w) => /^\d+$/.test(w))) return false
    if (++looked === 100) break
  }
  return true
}

const HEAPS: Words = { en: 'the heaps, one number each', zh: '各堆的石子数' }

/** How a position is read; what heaps of one number are is said by the game. */
function inputWords(shape: InputShape, heaps: Words): Words {
  switch (shape.kind) {
    case 'numbers': {
      const names = shape.names.map((n) => n.name).join(' ')
      const limit = upTo(largest(shape))
      return { en: `${names} (${limit.en})`, zh: `即 ${names}（${limit.zh}）` }
    }
    case 'heaps': {
      const names = shape.each.map((n) => n.name).join(' ')
      const { en, zh } = upTo(largest(shape))
      const count = shape.count.most
      return shape.each.length === 1
        ? {
            en: `${heaps.en} (${en}, at most ${count} of them)`,
            zh: `即${heaps.zh}（${zh}，不超过 ${count} 个）`,
          }
        : {
            en: `the numbers ${names} of each heap (${en}, at most ${count} heaps)`,
            zh: `即每堆的 ${names}（${zh}，不超过 ${count} 堆）`,
          }
    }
    case 'tree':
      return {
        en: `the parents of the vertices 1, 2, … (at most ${MOST_VERTICES} of them), where 0 is the root`,
        zh: `即顶点 1、2……（不超过 ${MOST_VERTICES} 个）的父结点，0 为根`,
      }
    case 'graph':
      return {
        en: `the vertex of the token and then the two ends of every edge, as numbers below ${MOST_VERTICES}, at most ${MOST_VERTICES} edges`,
        zh: `先是棋子所在的顶点，再是每条边的两个端点，都是小于 ${MOST_VERTICES} 的自然数，不超过 ${MOST_VERTICES} 条边`,
      }
    case 'sum': {
      const all = shape.parts.map((part) => largest(part.shape))
      const limit = new Set(all).size === 1 ? upTo(...all.slice(0, 1)) : upTo(...all)
      return {
        en: `with a line of numbers for each of its ${shape.parts.length} parts (${limit.en}, at most ${MOST_IN_LINE} a line)`,
        zh: `共 ${shape.parts.length} 个部分，每部分一行数（${limit.zh}，每行不超过 ${MOST_IN_LINE} 个）`,
      }
    }
    case 'line': {
      const { method } = shape
      return (
        method.position ?? {
          en: `${heaps.en} (at most ${method.most} of them)`,
          zh: `即${heaps.zh}（不超过 ${method.most} 个）`,
        }
      )
    }
    case 'set':
      return same('')
  }
}

/** The largest number of a position. */
function largest(shape: InputShape): bigint {
  const given = shape.kind === 'numbers' ? shape.names : shape.kind === 'heaps' ? shape.each : []
  return given[0]?.range.most ?? MOST_VERTICES
}

function upTo(...limits: readonly bigint[]): Words {
  const texts = limits.map((limit) => (limit === 10n ** 18n ? '10^18' : `${limit}`))
  const turns = texts.length > 1
  return {
    en: `up to ${texts.join(', ')}${turns ? ' in turn' : ''}`,
    zh: `${turns ? '依次' : ''}至多 ${texts.join('、')}`,
  }
}
