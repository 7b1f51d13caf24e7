import { compareDyadic, type Dyadic, negateDyadic, printDyadic, ZERO } from '../arith/dyadic.ts'
import type { Form, Forms } from '../forms/forms.ts'
import { formText } from '../forms/text/write.ts'
import { MOVERS } from '../games/partizan/turns.ts'
import type { Evidence } from '../know/evidence.ts'
import type { Mover } from '../model/outcome.ts'
import { briefNumbers, join, type Words } from '../model/words.ts'
import { heatOf } from '../solve/partizan/solve.ts'
import type { PartizanPart, PartizanVerdict } from '../solve/partizan/verdict.ts'
import { lineOfPlay } from './partizan-play.ts'

/** The reason for a verdict, as a teacher would give it; for one player to move where that is told. */
export function explainPartizan(verdict: PartizanVerdict, mover?: Mover): Words {
  const movers: readonly Mover[] = mover ? [mover] : ['left', 'right']
  const lines = [
    ...byTheorem(verdict),
    ...ofParts(verdict),
    ...byRecursion(verdict),
    ...meaning(verdict),
    ...whichFirst(verdict),
    ...movers.map((player) => lineOfPlay(verdict, player)),
  ]
  const { en, zh } = join(lines, '\n', '\n')
  return { en: briefNumbers(en, 'en'), zh: briefNumbers(zh, 'zh') }
}

/** Who wins, in a line. */
export const PARTIZAN_OUTCOMES: Readonly<Record<PartizanVerdict['outcome'], Words>> = {
  L: { en: 'Left wins, whoever begins', zh: '无论谁先走，左方都胜' },
  R: { en: 'Right wins, whoever begins', zh: '无论谁先走，右方都胜' },
  N: { en: 'Whoever begins wins', zh: '先走者胜' },
  P: { en: 'Whoever begins loses', zh: '先走者负' },
}

/** What the theorem says, and what it says of this position. */
function byTheorem({ game, position, evidence }: PartizanVerdict): Words[] {
  const { theorem } = game
  if (!theorem || evidence.kind !== 'theorem') return []
  const applied = theorem.applied?.(position)
  return [theorem.statement, ...(applied ? [applied] : [])]
}

/** Parts that are told one by one. */
const MOST_PARTS = 12

/** What each part is worth. */
function ofParts({ forms, parts, value }: PartizanVerdict): Words[] {
  if (parts.length < 2) return []
  const list = parts.slice(0, MOST_PARTS).map(({ text, value: form }): Words => {
    if (form === undefined)
      return { en: `${text.en} is too large for a value`, zh: `${text.zh} 太大，求不出值` }
    const named = nameOf(forms, form)
    return { en: `${text.en} is worth ${named.en}`, zh: `${text.zh} 值 ${named.zh}` }
  })
  if (parts.length > MOST_PARTS)
    list.push({ en: `… (${parts.length} in all)`, zh: `……（共 ${parts.length} 个）` })
  const told = join([join(list, '; ', '；'), STOP], '', '')
  if (value === undefined) return [told]
  const total = nameOf(forms, value)
  return [told, { en: `The values add up to ${total.en}.`, zh: `各部分的值相加得 ${total.zh}。` }]
}

const STOP: Words = { en: '.', zh: '。' }
const LONGEST = 120

/** A value by its name, or how large it is where the name is too long to read. */
export function nameOf(forms: Forms, form: Form): Words {
  const text = formText(forms, form)
  if (text !== '' && text.length <= LONGEST) return { en: text, zh: text }
  const nodes = forms.nodes(form)
  return {
    en: `a canonical form of ${nodes} positions`,
    zh: `一个有 ${nodes} 个局面的标准形`,
  }
}

/** The name of a value behind a Chinese word: signs stand apart from it. */
const behind = (name: string) => (/^\p{Script=Han}/u.test(name) ? name : ` ${name}`)

/** A form that is too long to read, by means of smaller heaps. */
function byRecursion({ forms, value, recursion }: PartizanVerdict): Words[] {
  if (recursion === undefined) return []
  const text = value === undefined ? '' : formText(forms, value)
  if (text !== '' && text.length <= LONGEST) return []
  return [
    {
      en: `The canonical form is ${recursion}, where G(n) is the value of a heap of n; it is proved that all larger heaps go on like this.`,
      zh: `标准形是 ${recursion}，其中 G(n) 是 n 颗一堆的值；已证明更大的堆都如此继续。`,
    },
  ]
}

/** What the value means. */
function meaning(verdict: PartizanVerdict): Words[] {
  const { game, forms, value, outcome, evidence } = verdict
  if (value === undefined && isOfHeaps(evidence)) return [byHeaps(verdict)]
  if (game.convention === 'misere')
    return [
      {
        en: 'In misère play values do not add up: the positions were searched.',
        zh: '反常规下值不能相加：所有局面由搜索得出。',
      },
    ]
  if (value === undefined) return [withoutValue(verdict)]
  const number = forms.asNumber(value)
  if (number) return [ofNumber(number)]
  const [left, right] = [forms.leftStop(value), forms.rightStop(value)]
  return compareDyadic(left, right) === 0
    ? [ofInfinitesimal(forms, value, left, outcome)]
    : [ofHot(verdict, forms, value)]
}

/** Whether a single heap was decided by who wins smaller heaps. */
function isOfHeaps({ kind }: Evidence): boolean {
  return kind === 'theorem' || kind === 'table'
}

function byHeaps({ game, evidence, recursion }: PartizanVerdict): Words {
  const proved = evidence.kind === 'theorem' ? evidence.name : undefined
  const begin: Words =
    game.convention === 'misere'
      ? { en: 'In misère play values do not add up, but who', zh: '反常规下值不能相加，但' }
      : recursion === undefined
        ? { en: 'The value is beyond the budget, but who', zh: '值超出预算，但' }
        : { en: 'Who', zh: '' }
  return {
    en: `${begin.en} wins a heap follows from who wins the heaps that a move can leave.${proved ? ` ${proved.en}.` : ''}`,
    zh: `${begin.zh}一堆的胜负由一步之后各堆的胜负决定。${proved ? `${proved.zh}。` : ''}`,
  }
}

function withoutValue({ mean, evidence }: PartizanVerdict): Words {
  if (mean === undefined && evidence.kind === 'search')
    return {
      en: 'The value is beyond the budget; who wins was found by a search that needs no values.',
      zh: '值超出预算；胜负由不求值的搜索得出。',
    }
  const known = mean
    ? { en: ` On average it is worth ${movesWords(mean).en}.`, zh: `均值是 ${printDyadic(mean)}。` }
    : undefined
  return {
    en: `The sum of the values is beyond the budget; who wins follows from the parts, the hottest played first.${known?.en ?? ''}`,
    zh: `各值之和超出预算；胜负由各部分得出，最热的先走。${known?.zh ?? ''}`,
  }
}

/** `3/4 of a move`, `1 move`, `5/2 moves`. */
function movesWords(value: Dyadic): Words {
  const text = printDyadic(value)
  const { numerator, exponent } = value
  const size = numerator < 0n ? -numerator : numerator
  const unit = size === 1n && exponent === 0 ? 'move' : 'moves'
  const en = exponent > 0 && size < 1n << BigInt(exponent) ? `${text} of a move` : `${text} ${unit}`
  return { en, zh: `${text} 步` }
}

function ahead(value: Dyadic): Words {
  const leader = MOVERS[value.numerator > 0n ? 'left' : 'right']
  const lead = movesWords(value.numerator > 0n ? value : negateDyadic(value))
  return {
    en: `${leader.en} is ahead by ${lead.en} and wins, whoever begins.`,
    zh: `${leader.zh}领先 ${lead.zh}，无论谁先走都胜。`,
  }
}

function ofNumber(value: Dyadic): Words {
  if (value.numerator === 0n)
    return {
      en: 'The value is 0: neither player is ahead, and whoever begins loses.',
      zh: '值为 0：双方都不领先，先走者负。',
    }
  const { en, zh } = ahead(value)
  return {
    en: `The value is the number ${printDyadic(value)}: ${en}`,
    zh: `值是数 ${printDyadic(value)}：${zh}`,
  }
}

const BESIDE_ZERO: Readonly<Record<PartizanVerdict['outcome'], Words>> = {
  L: {
    en: 'it is positive, but less than every positive number: Left wins, whoever begins.',
    zh: '它大于 0，但小于任何正数：无论谁先走，左方都胜。',
  },
  R: {
    en: 'it is negative, but greater than every negative number: Right wins, whoever begins.',
    zh: '它小于 0，但大于任何负数：无论谁先走，右方都胜。',
  },
  N: {
    en: 'it is confused with 0, and whoever begins wins.',
    zh: '它与 0 不可比较，先走者胜。',
  },
  P: { en: 'it is 0.', zh: '它就是 0。' },
}

function ofInfinitesimal(
  forms: Forms,
  value: Form,
  number: Dyadic,
  outcome: PartizanVerdict['outcome'],
): Words {
  const name = nameOf(forms, value)
  const simple = forms.asSimple(value)
  if (simple && simple.ups === 0 && simple.value.numerator === 0n)
    return {
      en: `The value is the nimber ${name.en}, a heap of ${simple.nim} in Nim: whoever begins wins.`,
      zh: `值是 ${name.zh}，相当于尼姆博弈中 ${simple.nim} 颗的一堆：先走者胜。`,
    }
  if (number.numerator === 0n) {
    const { en, zh } = BESIDE_ZERO[outcome]
    return {
      en: `The value is ${name.en}, an infinitesimal: ${en}`,
      zh: `值是${behind(name.zh)}，一个无穷小：${zh}`,
    }
  }
  const { en, zh } = ahead(number)
  return {
    en: `The value is ${name.en}, infinitesimally close to the number ${printDyadic(number)}: ${en}`,
    zh: `值是${behind(name.zh)}，与数 ${printDyadic(number)} 只差一个无穷小：${zh}`,
  }
}

function ofHot({ outcome, mean, temperature }: PartizanVerdict, forms: Forms, value: Form): Words {
  const name = nameOf(forms, value)
  const [left, right] = [forms.leftStop(value), forms.rightStop(value)].map(printDyadic)
  const heat =
    mean && temperature
      ? {
          en: ` The mean is ${printDyadic(mean)}, and a move gains ${printDyadic(temperature)}, the temperature: it is hot, and both players want to move in it.`,
          zh: `均值 ${printDyadic(mean)}，温度 ${printDyadic(temperature)}，即走一步的所得：它是热的，双方都想先在这里走。`,
        }
      : undefined
  const { en, zh } = byStops(forms, value, outcome)
  return {
    en: `The value is ${name.en}. When Left begins, play stops at ${left}; when Right begins, at ${right}.${heat?.en ?? ''} ${en}`,
    zh: `值是${behind(name.zh)}。左方先走时停在 ${left}，右方先走时停在 ${right}。${heat?.zh ?? ''}${zh}`,
  }
}

/** What the stops say of the winner. */
function byStops(forms: Forms, value: Form, outcome: PartizanVerdict['outcome']): Words {
  const left = compareDyadic(forms.leftStop(value), ZERO)
  const right = compareDyadic(forms.rightStop(value), ZERO)
  const { en, zh } = PARTIZAN_OUTCOMES[outcome]
  if (left !== 0 && right !== 0) {
    const where = left < 0 ? 'below' : right > 0 ? 'above' : undefined
    return where
      ? {
          en: `Both stops are ${where} 0: ${lower(en)}.`,
          zh: `两个停止值都${left < 0 ? '小' : '大'}于 0：${zh}。`,
        }
      : { en: `0 is between the stops: ${lower(en)}.`, zh: `0 在两个停止值之间：${zh}。` }
  }
  return {
    en: `At the stop 0 it matters who is to move there: ${lower(en)}.`,
    zh: `停在 0 时要看轮到谁走：${zh}。`,
  }
}

function lower(text: string): string {
  return text.startsWith('Whoever') ? `w${text.slice(1)}` : text
}

/** Which part of a sum is played first. */
function whichFirst({ forms, parts }: PartizanVerdict): Words[] {
  if (parts.length < 2) return []
  const heats = parts.flatMap((part) => heatOfPart(forms, part))
  const [first, ...others] = heats.sort((a, b) => compareDyadic(b.temperature, a.temperature))
  if (!first || compareDyadic(first.temperature, ZERO) <= 0) return []
  const { text } = first.part
  const next = others[0] && compareDyadic(others[0].temperature, ZERO) > 0 ? others[0] : undefined
  const [hot, warm] = [first, next].map((heat) => heat && printDyadic(heat.temperature))
  return [
    {
      en: `The hottest part is ${text.en}, of temperature ${hot}${warm ? ` (the next has ${warm})` : ''}: there a move gains most, so it is looked at first.`,
      zh: `最热的部分是 ${text.zh}，温度 ${hot}${warm ? `（其次 ${warm}）` : ''}：在那里走一步所得最多，所以先看它。`,
    },
  ]
}

function heatOfPart(
  forms: Forms,
  part: PartizanPart,
): { readonly part: PartizanPart; readonly temperature: Dyadic }[] {
  if (part.value === undefined) return []
  return [{ part, temperature: heatOf(forms, part.value).temperature }]
}
