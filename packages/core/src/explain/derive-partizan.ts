import type { Forms } from '../forms/forms.ts'
import type { PartizanGame } from '../games/partizan/game.ts'
import { knowledgeOf } from '../know/know.ts'
import { within } from '../model/errors.ts'
import type { Mover } from '../model/outcome.ts'
import { join, same, type Words } from '../model/words.ts'
import { solvePartizan } from '../solve/partizan/solve.ts'
import type { PartizanVerdict } from '../solve/partizan/verdict.ts'
import { partizanTableOf } from '../values/partizan/heap-table.ts'
import { keptOf } from '../values/partizan/kept.ts'
import { recursionTexts } from '../values/partizan/recursion-text.ts'
import { BUDGET, type Derived, TITLES } from './derived.ts'
import { explainEvidence } from './explain.ts'
import { explainPartizan, nameOf, PARTIZAN_OUTCOMES } from './partizan.ts'
import { recursionWords } from './period.ts'

/** As many small positions are shown. */
const SHOWN = 8
/** Positions that are looked at for some that are worth showing. */
const LOOKED = 500

/** What a value is. */
const OPTIONS: Words = {
  en: 'A position is worth { values that Left’s moves reach | values that Right’s moves reach }; options that another is at least as good as go, and what the opponent’s answer takes back is passed over, so that equal values have one form.',
  zh: '局面的值是 { 左方各走法到达的值 | 右方各走法到达的值 }；有别的选项不劣于它的选项删去，会被对手应着收回的选项越过，于是相等的值只有一个标准形。',
}

const WITHOUT_VALUES: Words = {
  en: 'In misère play values do not add up; who wins is found by search.',
  zh: '反常规下值不能相加；胜负由搜索得出。',
}

/** How the values of a game whose players have different moves come about. */
export function derivePartizan(game: PartizanGame<unknown>): readonly Derived[] {
  const misere = game.convention === 'misere'
  const lines = firstPositions(game).flatMap((position) => {
    const verdict = within(() => solvePartizan(game, position, BUDGET))
    return verdict ? [misere ? outcomeLine(verdict) : valueLine(verdict)] : []
  })
  const example = within(() => workedExample(game))
  return [
    {
      title: misere ? TITLES.outcomes : PARTIZAN_VALUES,
      text: join([misere ? WITHOUT_VALUES : OPTIONS, ...lines], '\n', '\n'),
    },
    ...settledBy(game),
    ...(example ? [{ title: TITLES.example, text: example }] : []),
  ]
}

/** How the values of all heaps are known, or who wins them, where each player has a rule. */
function settledBy(game: PartizanGame<unknown>): readonly Derived[] {
  const known = knowledgeOf(game, BUDGET)
  if (known.kind !== 'forms' && known.kind !== 'outcomes') return []
  const { evidence } = known
  if (known.kind === 'forms' && known.values.by === 'period' && evidence.kind === 'theorem') {
    const { from, length, saltus } = known.values
    const more = saltus === '0' ? '' : ` + (${saltus})`
    const text = `G(n + ${length}) = G(n)${more}, n ≥ ${from}`
    return [
      {
        title: TITLES.period,
        text: join([
          { en: `${text}.`, zh: `${text}。` },
          { en: `It is proved: ${evidence.name.en}.`, zh: `已证明：${evidence.name.zh}。` },
        ]),
      },
    ]
  }
  if (known.kind === 'forms' && known.values.by === 'recursion' && game.is.kind === 'rule') {
    const table = partizanTableOf(game.is.rule, keptOf(game, BUDGET).values.forms)
    if (table.recursion) {
      const { from } = table.recursion
      const lines = recursionWords(from, recursionTexts(table, table.recursion))
      const text = join([explainEvidence(evidence), lines], '\n', '\n')
      return [{ title: TITLES.period, text }]
    }
  }
  return [{ title: TITLES.period, text: explainEvidence(evidence) }]
}

const PARTIZAN_VALUES: Words = { en: 'How the values come about', zh: '值的由来' }

/** The first positions in which somebody can move. */
function firstPositions({ rules }: PartizanGame<unknown>): readonly unknown[] {
  const list: unknown[] = []
  let looked = 0
  for (const position of rules.upTo(4)) {
    if (!rules.moves(position)[Symbol.iterator]().next().done) list.push(position)
    if (list.length === SHOWN || ++looked === LOOKED) break
  }
  return list
}

function outcomeLine({ game, position, outcome }: PartizanVerdict): Words {
  const text = game.rules.print(position)
  const { en, zh } = PARTIZAN_OUTCOMES[outcome]
  return { en: `${text}: ${en} (${outcome})`, zh: `${text}：${zh}（${outcome}）` }
}

/** `x.o = {0|0} = *`: the values of the options, and what they make. */
function valueLine({ game, position, forms, value }: PartizanVerdict): Words {
  const { values } = keptOf(game, BUDGET)
  const side = (mover: Mover) =>
    game.partizan
      .options(position, mover)
      .map((to) => named(forms, values.form(game, to, BUDGET)))
      .filter((name, i, all) => all.indexOf(name) === i)
      .join(',')
  const name = value === undefined ? '?' : named(forms, value)
  return same(`${game.rules.print(position)} = {${side('left')}|${side('right')}} = ${name}`)
}

function named(forms: Forms, form: number): string {
  return nameOf(forms, form).en
}

/** The last example of the catalogue with the reason for its verdict. */
function workedExample(game: PartizanGame<unknown>): Words | undefined {
  const { is, rules } = game
  const example = is.kind === 'entry' ? is.entry.examples.at(-1) : undefined
  if (!example) return undefined
  const text = example.slice(example.indexOf(':') + 1).trim()
  const reason = explainPartizan(solvePartizan(game, rules.parse(text), BUDGET))
  return { en: `${text}\n${reason.en}`, zh: `${text}\n${reason.zh}` }
}
