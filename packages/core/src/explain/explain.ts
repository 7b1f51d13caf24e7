import { nimSum } from '../arith/nim-sum.ts'
import { printFormula } from '../formula/print.ts'
import { xorLine } from '../formula/xor-line.ts'
import type { Game } from '../games/game.ts'
import { positionIn, type Turn } from '../games/partizan/turns.ts'
import { spokenMove } from '../games/spoken.ts'
import { type Evidence, periodBehind } from '../know/evidence.ts'
import { within } from '../model/errors.ts'
import type { Move } from '../model/moves.ts'
import {
  brief,
  briefNumbers,
  clip,
  inLang,
  join,
  type Lang,
  same,
  sentence,
  type Words,
} from '../model/words.ts'
import type { Verdict } from '../solve/verdict.ts'
import { explainPartizan } from './partizan.ts'
import { productWords } from './quotient.ts'
import { partValue, reachedWords } from './values.ts'

/** The reason for a verdict, as a teacher would give it, in both languages. */
export function explain<P>(verdict: Verdict<P>): Words {
  const { en, zh } = reason(verdict)
  return { en: briefNumbers(en, 'en'), zh: briefNumbers(zh, 'zh') }
}

function reason<P>(verdict: Verdict<P>): Words {
  const { game, position, evidence, partizan } = verdict
  if (partizan) return explainPartizan(partizan, (position as Turn<unknown>).mover)
  const own = game.theorem && evidence.kind === 'theorem' && game.theorem.why?.(position)
  if (own) return own
  if (verdict.why) return verdict.why
  const { parts } = verdict
  if (parts.length > 0) return byParts(verdict, parts)
  if (evidence.kind === 'theorem' && game.theorem)
    return byStatement(verdict, game.theorem.statement)
  if (evidence.kind === 'theorem' && evidence.product)
    return byStatement(verdict, productWords(evidence.product))
  return bySearch(verdict)
}

/** For a sum: the value of each part, and their xor. */
function byParts<P>(verdict: Verdict<P>, parts: Verdict<P>['parts']): Words {
  const shown = parts.length > 12 ? parts.slice(0, 10) : parts
  const list = shown.map((part, i) => {
    const { en, zh } = partValue(verdict, i)
    return { en: `${part.text.en} has value ${en}`, zh: `${part.text.zh} 的 SG 值是 ${zh}` }
  })
  if (parts.length > shown.length)
    list.push({ en: `… (${parts.length} in all)`, zh: `……（共 ${parts.length} 个）` })
  const values = parts.map(({ value }) => value)
  const total = parts.length > 1 ? [join([xorLine(values), { en: '.', zh: '。' }], '', '')] : []
  const { theorem } = verdict.game
  const period = periodWords(verdict.evidence)
  const formula = theorem?.heaps
    ? [theorem.statement]
    : period
      ? [join([period, { en: '.', zh: '。' }], '', '')]
      : []
  const lines = [
    ...formula,
    sentence(join(list, '; ', '；')),
    ...total,
    verdictLine(verdict, nimSum(values)),
  ]
  return join(lines, '\n', '\n')
}

function verdictLine<P>(verdict: Verdict<P>, xor: bigint): Words {
  if (verdict.game.convention === 'misere') {
    const large = verdict.parts.some((part) => part.value > 1n)
    return {
      en: `Misère play, where moves only take: losing when some value is above 1 and the values xor to 0, or when none is above 1 and they xor to 1. Here ${large ? 'some value is' : 'none is'} above 1, and they xor to ${brief(xor)}.`,
      zh: `反常规，且只能取：有大于 1 的值时，异或为 0 必败；没有大于 1 的值时，异或为 1 必败。这里${large ? '有' : '没有'}大于 1 的值，异或为 ${brief(xor)}。`,
    }
  }
  if (verdict.outcome === 'P')
    return hasMove(verdict.game, verdict.position)
      ? {
          en: 'The value is 0: every move leaves a value other than 0, and the opponent brings it back to 0.',
          zh: 'SG 值为 0：任何一步之后都不为 0，而对手总能走回 0。',
        }
      : { en: 'The value is 0, and there is no move.', zh: 'SG 值为 0，已无路可走。' }
  const first = verdict.winning.first
  if (!first)
    return {
      en: 'The value is not 0, so some move makes it 0, but finding one takes more than the budget.',
      zh: 'SG 值不为 0，必有一步使它为 0，但找出它超出预算。',
    }
  const { en, zh } = told(verdict, first)
  return {
    en: `The value is not 0, so some move makes it 0: ${en}.`,
    zh: `SG 值不为 0，总有一步使它为 0：${zh}。`,
  }
}

/** A move in the words of a player, and what it leaves where these do not say that. */
function told<P>({ game, position }: Verdict<P>, move: Move<P>): Words {
  const { en, zh, leaves } = spokenMove(game, position, move)
  if (leaves === 'all') return { en: clip(en), zh: clip(zh) }
  // where a first move takes too long to find, the position is told
  if (within(() => hasMove(game, move.to)) === false)
    return { en: `${clip(en)}, which leaves no move`, zh: `${clip(zh)}，此后无路可走` }
  const to = game.rules.print(move.to)
  return {
    en: `${clip(en)}, which leaves ${clip(to)}`,
    zh: `${clip(zh)}，局面成为 ${clip(positionIn(game, move.to, 'zh'))}`,
  }
}

/** Whether the player to move can move at all. */
function hasMove<P>(game: Game<P>, position: P): boolean {
  for (const _ of game.rules.moves(position)) return true
  return false
}

/** For a theorem: what it says, that put to the position, and what follows. */
function byStatement<P>(verdict: Verdict<P>, statement: Words): Words {
  const { theorem } = verdict.game
  const applied = verdict.evidence.kind === 'theorem' && theorem?.applied?.(verdict.position)
  return join([statement, ...(applied ? [applied] : []), step(verdict)], ' ', '')
}

/** For a search or a table: what the moves reach, and what follows. */
function bySearch<P>(verdict: Verdict<P>): Words {
  const { evidence } = verdict
  if (evidence.kind === 'search' && evidence.positions === 1)
    return join([{ en: 'This is the only position.', zh: '只有这一个局面。' }, step(verdict)])
  const moves = verdict.endless?.remoteness
  const reached = reachedWords(verdict)
  const left: Words = {
    en: `The end comes after ${moves} ${moves === 1 ? 'move' : 'moves'} when the winner hurries and the loser delays.`,
    zh: `胜者求快、负者拖延时，再走 ${moves} 步结束。`,
  }
  return join(
    [looked(evidence), ...(reached ? [reached] : []), step(verdict), ...(moves ? [left] : [])],
    ' ',
    '',
  )
}

/** What was computed for a verdict that rests on no theorem. */
function looked(evidence: Evidence): Words {
  if (evidence.kind === 'table')
    return {
      en: `The values of all positions with numbers up to ${evidence.bound} were computed.`,
      zh: `各数不超过 ${evidence.bound} 的所有局面的 SG 值都已算出。`,
    }
  if (evidence.kind === 'certificate')
    return {
      en: 'A proof for all positions, named below, settles this one too.',
      zh: '下面的依据对所有局面都成立，这个局面也由它得出。',
    }
  if (evidence.kind !== 'search') return { en: 'Every part was settled.', zh: '各部分都已确定。' }
  const { positions } = evidence
  if (positions === 0)
    return { en: 'It was settled from the end of the game.', zh: '由终局直接得出。' }
  return {
    en: `All ${positions} positions that can be reached were settled from the end backwards.`,
    zh: `能到达的 ${positions} 个局面全部从终局倒推得出。`,
  }
}

/** What follows for the player to move. */
function step<P>(verdict: Verdict<P>): Words {
  const { outcome, winning } = verdict
  const keeping = outcome === 'D' ? verdict.drawing?.first : undefined
  if (keeping) {
    const { en, zh } = told(verdict, keeping)
    return {
      en: `No move wins. A move that keeps the draw: ${en}.`,
      zh: `没有必胜的走法。保持平局的一步：${zh}。`,
    }
  }
  if (outcome === 'D')
    return hasMove(verdict.game, verdict.position)
      ? {
          en: 'No move wins, and some move keeps the draw.',
          zh: '没有必胜的走法，但有走法保持平局。',
        }
      : { en: 'There is no move here, and that is a draw.', zh: '这里已无路可走，按规则是平局。' }
  if (outcome === 'P')
    return hasMove(verdict.game, verdict.position)
      ? {
          en: 'Here every move leads to a position that the opponent wins.',
          zh: '这里每一步都走到对手必胜的局面。',
        }
      : { en: 'Here there is no move.', zh: '这里已无路可走。' }
  const first = winning.first
  if (first) {
    const { en, zh } = told(verdict, first)
    return {
      en: `A winning move: ${en}. There the opponent loses.`,
      zh: `必胜的一步：${zh}，对手必败。`,
    }
  }
  return hasMove(verdict.game, verdict.position)
    ? {
        en: 'So there is a winning move, but finding one takes more than the budget.',
        zh: '所以必有必胜走法，但找出它超出预算。',
      }
    : {
        en: 'There is no move, and in misère play that wins.',
        zh: '无路可走，而反常规下这就是胜。',
      }
}

/** Formulas longer than this say less than the period. */
const LONGEST = 60

/** The formula that a certificate proves, where it is short. */
function formulaWords(evidence: Evidence): Words {
  const formula = evidence.kind === 'certificate' ? evidence.formula : undefined
  if (!formula) return same('')
  const [en, zh] = [printFormula(formula, 'en'), printFormula(formula, 'zh')]
  return en.length > LONGEST ? same('') : { en: `G(n) = ${en}; `, zh: `G(n) = ${zh}；` }
}

/** The period that a verdict rests on, if it does. */
function periodWords(evidence: Evidence): Words | '' {
  const seen = periodBehind(evidence)
  if (!seen) return ''
  const { from, length, saltus, checkedTo } = seen
  const equation = `G(n+${length}) = G(n)${saltus > 0 ? ` + ${saltus}` : ''}`
  const { en, zh } = formulaWords(evidence)
  return {
    en: `${en}${equation} for all n ≥ ${from}, proved from the values computed to ${checkedTo}`,
    zh: `${zh}对所有 n ≥ ${from} 有 ${equation}，由算到 ${checkedTo} 的值证明`,
  }
}

const KINDS = {
  theorem: { en: 'theorem', zh: '定理' },
  certificate: { en: 'certificate', zh: '证书' },
} as const

/** The evidence in a line. */
export function explainEvidence(evidence: Evidence): Words {
  switch (evidence.kind) {
    case 'theorem':
    case 'certificate': {
      const kind = KINDS[evidence.kind]
      const period = periodWords(evidence)
      return {
        en: `${kind.en}: ${evidence.name.en} (${inLang(evidence.reference, 'en')})${period && `; ${period.en}`}`,
        zh: `${kind.zh}：${evidence.name.zh}（${inLang(evidence.reference, 'zh')}）${period && `；${period.zh}`}`,
      }
    }
    case 'table':
      return {
        en: `table: values computed up to ${evidence.bound}`,
        zh: `表：各值算到 ${evidence.bound}`,
      }
    case 'search':
      if (evidence.star)
        return {
          en: `search: whoever begins loses the position with ∗ beside it; ${evidence.positions} positions searched`,
          zh: `搜索：该局面加上 ∗ 先走者负；共搜索 ${evidence.positions} 个局面`,
        }
      if (evidence.forms !== undefined)
        return {
          en: `search: the canonical forms of ${evidence.positions} ${evidence.positions === 1 ? 'position' : 'positions'}, ${evidence.forms} forms stored`,
          zh: `搜索：求出 ${evidence.positions} 个局面的标准形，共存储 ${evidence.forms} 个标准形`,
        }
      return {
        en: `search: the whole game tree, ${evidence.positions} ${evidence.positions === 1 ? 'position' : 'positions'}`,
        zh: `搜索：整个博弈树，共 ${evidence.positions} 个局面`,
      }
    case 'sum': {
      const kinds = evidence.parts.map(explainEvidence)
      const once = (lang: Lang) =>
        [...new Set(kinds.map((k) => k[lang]))].join(lang === 'en' ? '; ' : '；')
      return evidence.added === 'forms'
        ? { en: `sum of values: ${once('en')}`, zh: `各值之和：${once('zh')}` }
        : { en: `sum of parts: ${once('en')}`, zh: `各部分之和：${once('zh')}` }
    }
  }
}
