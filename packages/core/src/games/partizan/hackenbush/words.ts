import {
  addDyadic,
  type Dyadic,
  dyadic,
  negateDyadic,
  printDyadic,
  ZERO,
} from '../../../arith/dyadic.ts'
import { max } from '../../../arith/integers.ts'
import { join, type Words } from '../../../model/words.ts'
import { signedSum } from '../words.ts'
import { BLUE, type Bush, LETTERS, splitBush } from './bush.ts'
import { printEdge } from './text.ts'
import { type Kind, kindsOf, worthOf } from './worth.ts'

/** More parts, or more edges of a tree, are not worked out one by one. */
const FEW_PARTS = 8
const FEW_EDGES = 12
/** Of a bush of more edges only the whole is told: parts would take as long again. */
const MOST_EDGES = 10_000
/** More signs of a string are cut. */
const FEW_SIGNS = 16
/** A number of more binary places is not written out. */
const PLACES = 64

/** How the theorem comes to the value of a bush. */
export function working(bush: Bush): Words {
  if (bush.colours.length === 0) return { en: 'There is no edge.', zh: '没有边。' }
  const kinds = kindsOf(bush)
  const few = kinds.length <= FEW_PARTS && bush.colours.length <= MOST_EDGES
  if (kinds.length === 1) return ofPart(bush, kinds[0])
  const lines = few
    ? splitBush(bush).map((part, i) => ofPart(part, kinds[i]))
    : [{ en: `There are ${kinds.length} parts.`, zh: `共有 ${kinds.length} 部分。` }]
  const worth = worthOf(bush)
  const number = worth && sayNumber(worth.value)
  const nim = worth && worth.nim > 0 ? ` + ∗${worth.nim}` : ''
  return join([
    ...lines,
    { en: `Together: ${number?.en}${nim}.`, zh: `合计：${number?.zh}${nim}。` },
  ])
}

function ofPart(part: Bush, kind: Kind): Words {
  const edges = part.colours.length
  const worth = worthOf(part)
  if (!worth) return { en: '', zh: '' }
  const number = sayNumber(worth.value)
  const plural = edges === 1 ? 'edge' : 'edges'
  if (kind === 'green')
    return {
      en: `${edges} green ${plural}: ∗${worth.nim} as in Green Hackenbush.`,
      zh: `${edges} 条绿边：与绿色剪枝游戏相同，值 ∗${worth.nim}。`,
    }
  if (kind === 'alone')
    return {
      en: `${edges} ${plural} of one player alone: ${number.en}.`,
      zh: `${edges} 条边只属一方：${number.zh}。`,
    }
  if (isString(part)) {
    const terms = signTerms(part.colours)
    const more = edges > FEW_SIGNS ? ' …' : ''
    const letters = Array.from(part.colours.subarray(0, FEW_SIGNS), (colour) => LETTERS[colour])
    const signs = `${letters.join(' ')}${more}`
    const sum = `${signedSum(terms)}${more}`
    return { en: `${signs}: ${sum} = ${number.en}.`, zh: `${signs}：${sum} = ${number.zh}。` }
  }
  if (edges <= FEW_EDGES) return join(ofTree(part))
  return {
    en: `A tree of ${edges} edges: ${number.en}.`,
    zh: `一棵 ${edges} 条边的树：${number.zh}。`,
  }
}

/** A number as a person can read it. */
function sayNumber(value: Dyadic): Words {
  if (value.exponent <= PLACES) {
    const text = printDyadic(value).replace('-', '−')
    return { en: text, zh: text }
  }
  return {
    en: `a number of ${value.exponent} binary places`,
    zh: `一个有 ${value.exponent} 位二进制小数的数`,
  }
}

/** Whether the edges are a string from the ground upwards, each beginning at the end of the last. */
function isString({ ends, colours }: Bush): boolean {
  for (let i = 0; i < colours.length; i++) {
    const below = i === 0 ? 0 : ends[2 * i - 1]
    if (ends[2 * i] !== below || ends[2 * i + 1] === below) return false
  }
  return true
}

/** What the first edges of a string add: ±1 up to the first change of colour, then halves of halves. */
function signTerms(colours: Uint8Array): Dyadic[] {
  const run = colours.findIndex((colour) => colour !== colours[0])
  return Array.from(colours.subarray(0, FEW_SIGNS), (colour, i) =>
    dyadic(colour === BLUE ? 1 : -1, run < 0 ? 0 : Math.max(0, i + 1 - run)),
  )
}

/** Each edge of a small tree with what it carries, from the top down, and what stands on the ground. */
function ofTree(bush: Bush): Words[] {
  const lines: Words[] = []
  const standingOn = (vertex: number, below: number): Dyadic => {
    let sum = ZERO
    for (const i of bush.colours.keys()) {
      const [u, v] = [bush.ends[2 * i], bush.ends[2 * i + 1]]
      if (i === below || u === undefined || v === undefined || ![u, v].includes(vertex)) continue
      const carried = u === v ? ZERO : standingOn(u === vertex ? v : u, i)
      const { worth, sum: text } = edgeWorth(carried, bush.colours[i] === BLUE)
      const [edge, x] = [printEdge(bush, i), sayNumber(carried).en]
      lines.push({ en: `${edge} carries ${x}: ${text}.`, zh: `${edge} 承载 ${x}：${text}。` })
      sum = addDyadic(sum, worth)
    }
    return sum
  }
  const text = sayNumber(standingOn(0, -1)).en
  return [...lines, { en: `On the ground: ${text}.`, zh: `地面上合计：${text}。` }]
}

/** What an edge that carries x is worth, (x ± (m + 1)) / 2^m, and that sum as a text. */
function edgeWorth(x: Dyadic, blue: boolean): { worth: Dyadic; sum: string } {
  const { numerator, exponent } = blue ? x : negateDyadic(x)
  const m = Number(max(0n, -(numerator >> BigInt(exponent))))
  const above = addDyadic({ numerator, exponent }, dyadic(m + 1))
  const size = dyadic(above.numerator, above.exponent + m)
  const worth = blue ? size : negateDyadic(size)
  const top = `${sayNumber(x).en} ${blue ? '+' : '−'} ${m + 1}`
  return { worth, sum: `${m === 0 ? top : `(${top})/${2 ** m}`} = ${sayNumber(worth).en}` }
}
