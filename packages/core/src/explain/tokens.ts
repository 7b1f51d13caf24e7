import type { NodeNames } from '../graph/node-names.ts'
import type { SolvedGraph } from '../graph/solve-graph.ts'
import type { TokenMove, TokenSum } from '../graph/token-sum.ts'
import { printValue } from '../model/value.ts'
import { join, same, type Words } from '../model/words.ts'

const SHOWN = 12

/** A move of a token as a person reads it: `a → b`. */
export function moveWords({ token, from, to }: TokenMove, tokens: number, names: NodeNames): Words {
  const step = `${names.text(from)} → ${names.text(to)}`
  return tokens === 1
    ? same(step)
    : { en: `token ${token + 1}: ${step}`, zh: `第 ${token + 1} 枚：${step}` }
}

/** The reason for the verdict on tokens on a graph. */
export function explainTokens(solved: SolvedGraph, names: NodeNames, sum: TokenSum): Words {
  const { starts } = sum
  const [first] = starts
  if (starts.length === 1 && first !== undefined) return one(solved, names, first)
  const shown = starts.slice(0, SHOWN)
  const parts = shown.map((v) => ({ name: names.text(v), value: solved.values.text(v) }))
  const more = starts.length > shown.length ? ' + …' : ''
  const list = (is: string, between: string) =>
    parts.map(({ name, value }) => `${name}${is}${value}`).join(between)
  const total = `${parts.map((p) => p.value).join(' + ')}${more} = ${printValue(sum.value)}`
  const values: Words = {
    en: `Values: ${list(' ', ', ')}${more && ', …'}. ${total}.`,
    zh: `各值：${list(' 为 ', '，')}${more && '……'}。${total}。`,
  }
  return join([values, reason(sum, names)], '\n', '\n')
}

/** For one token: where the move to make leads, and how long play lasts. */
function one({ outcomes }: SolvedGraph, names: NodeNames, v: number): Words {
  const move = outcomes.move(v)
  const left = outcomes.remoteness(v)
  if (move === undefined) return { en: 'There is no move here.', zh: '这里已无路可走。' }
  const to = names.text(move)
  switch (outcomes.outcome(v)) {
    case 'N':
      return {
        en: `Go to ${to}: it is lost for the opponent. The win takes ${left === 1 ? 'this one move' : `at most ${left} moves of both players`}.`,
        zh: `走到 ${to}：对手必败。双方合计至多 ${left} 步取胜。`,
      }
    case 'P':
      return {
        en: `Every move leads to a node from which the opponent wins. Going to ${to} lasts longest: play then ends after ${left} moves in all.`,
        zh: `每一步都走到对手必胜的结点。走到 ${to} 撑得最久：双方合计 ${left} 步后结束。`,
      }
    case 'D':
      return {
        en: `No move wins, since none leads to a lost node. Going to ${to} keeps the draw.`,
        zh: `没有一步走到必败的结点，所以没有必胜走法。走到 ${to} 保持平局。`,
      }
  }
}

function reason({ value, winning, drawing, outcome, starts }: TokenSum, names: NodeNames): Words {
  const [move] = outcome === 'N' ? winning : drawing
  const words = move && moveWords(move, starts.length, names)
  if (outcome === 'P')
    return {
      en: 'The value is 0: the opponent has an answer to every move that makes it 0 again, and comes to an end.',
      zh: 'SG 值为 0：无论怎么走，对手都有一步使它回到 0，并且终会走完。',
    }
  if (outcome === 'N')
    return {
      en: `${typeof value === 'bigint' ? 'The value is not 0' : '0 is among the values that it reaches'}, so a move makes it 0: ${words?.en}.`,
      zh: `${typeof value === 'bigint' ? 'SG 值不为 0' : '它能到的值中有 0'}，所以有一步使它为 0：${words?.zh}。`,
    }
  return {
    en: `The value is infinite and no move makes it 0: a draw. It is kept by ${words?.en}.`,
    zh: `值为 ∞，没有一步使它为 0：平局。保持平局的一步：${words?.zh}。`,
  }
}
