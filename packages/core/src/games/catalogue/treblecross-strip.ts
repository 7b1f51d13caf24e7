import { nimSum } from '../../arith/nim-sum.ts'
import { xorLine } from '../../formula/xor-line.ts'
import { TextError } from '../../model/errors.ts'
import type { Rules } from '../../model/rules.ts'
import { OWN } from '../../model/shape.ts'
import { defineOwnGame } from '../define.ts'
import { lookOfStrip, readStrip, strips, withCells } from '../partizan/strip.ts'

/** The values of rows of safe squares: a cross takes its square and two on either side. */
const values: number[] = [0]

function safeValue(squares: number): number {
  for (let n = values.length; n <= squares; n++) {
    const seen = new Set<number>()
    for (let i = 0; 2 * i < n; i++)
      seen.add((values[Math.max(0, i - 2)] as number) ^ (values[Math.max(0, n - 3 - i)] as number))
    let value = 0
    while (seen.has(value)) value++
    values.push(value)
  }
  return values[Math.max(0, squares)] as number
}

/** The numbers of safe squares side by side: those with no cross within two squares. */
function safeRows(strip: string): number[] {
  const rows: number[] = []
  let free = 0 // safe squares since the last that is not
  let last = -3 // the place of the last cross
  for (let i = 0; i <= strip.length; i++) {
    const isCross = strip[i] === 'x'
    if (isCross) last = i
    const near = i - last <= 2 || strip[i + 1] === 'x' || strip[i + 2] === 'x'
    if (i < strip.length && !near) {
      free++
      continue
    }
    if (free > 0) rows.push(free)
    free = 0
  }
  return rows
}

/** The place that completes three crosses; −1 where none does. */
const completing = (strip: string) => {
  const found = /xx\.|x\.x|\.xx/.exec(strip)
  return found ? found.index + found[0].indexOf('.') : -1
}

const isOver = (strip: string) => strip.includes('xxx')

const rules: Rules<string> = {
  parse(text) {
    const strip = readStrip(text, '.x', { en: '. or x', zh: '. 或 x' })
    if (strip.length >= 3) return strip
    throw new TextError(text, text.trimEnd().length, {
      en: 'Expected a strip of at least three squares.',
      zh: '长条至少要有三格。',
    })
  },
  print: (strip) => strip,
  *moves(strip) {
    if (isOver(strip)) return
    for (let i = 0; i < strip.length; i++)
      if (strip[i] === '.')
        yield {
          text: { en: `cross on ${i + 1}`, zh: `在第 ${i + 1} 格画叉` },
          to: withCells(strip, i, 'x'),
        }
  },
  *upTo(size) {
    for (const strip of strips('.x', Math.min(size, 9))) if (strip.length >= 3) yield strip
  },
  axes: undefined,
}

export const game = defineOwnGame({
  slug: 'treblecross-strip',
  names: { en: 'Treblecross from any position', zh: '三连叉残局' },
  about: {
    en: 'The players take turns to draw a cross on an empty square of a strip; whoever makes three crosses side by side wins.',
    zh: '双方轮流在长条的空格中画叉；先连成三个叉者胜。',
  },
  position: { en: 'the squares, x for a cross: ..x....', zh: '各格，叉写 x：..x....' },
  shape: OWN,
  look: lookOfStrip,
  rules: () => rules,
  theorem: () => ({
    name: { en: 'Safe squares of Treblecross', zh: '三连叉的安全格' },
    reference: 'E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, ch. 4 (Treblecross)',
    statement: {
      en: 'A square that completes three wins at once. Otherwise only squares with no cross within two are safe, and the position is losing when the rows of safe squares xor to 0; a cross in such a row takes its square and two on either side away (octal 0.007).',
      zh: '有一格能连成三个时立即获胜。否则只有两格之内没有叉的格子是安全的，各段安全格的值异或为 0 时必败；在一段中画叉会去掉这一格和两侧各两格（八进制 0.007）。',
    },
    outcome: (strip) => {
      if (isOver(strip)) return 'P'
      if (completing(strip) >= 0) return 'N'
      return nimSum(safeRows(strip).map((n) => BigInt(safeValue(n)))) === 0n ? 'P' : 'N'
    },
    why: (strip) => {
      if (isOver(strip))
        return {
          en: 'There are three crosses side by side: the game is over, and their maker has won.',
          zh: '已经有三个相连的叉：游戏结束，画出者获胜。',
        }
      const last = completing(strip)
      if (last >= 0)
        return {
          en: `A cross on ${last + 1} makes a row of size 3 and wins.`,
          zh: `在第 ${last + 1} 格画叉，连成大小为 3 的一段，获胜。`,
        }
      const rows = safeRows(strip)
      const line = xorLine(rows.map((n) => BigInt(safeValue(n))))
      const safe = {
        en: 'No cross completes three, and one within two squares of another lets the opponent do so: only the other squares are safe.',
        zh: '没有能连成三个的格子；离叉两格以内画叉，对手就能连成三个，所以只有其余的格子是安全的。',
      }
      if (rows.length === 0)
        return {
          en: `${safe.en} There is none: value 0.`,
          zh: `${safe.zh}这里没有安全格：值为 0。`,
        }
      const sizes = rows.slice(0, 12).join(', ')
      return {
        en: `${safe.en} Side by side there are ${sizes}, with ${rows.length > 1 ? 'values' : 'value'} ${line.en}.`,
        zh: `${safe.zh}各段安全格大小为 ${sizes.replaceAll(', ', '、')}，值为 ${line.zh}。`,
      }
    },
    proof: {
      en: 'A cross within two squares of another lets the opponent complete three, so nobody draws one unless it completes three or nothing else is left. What remains is to draw crosses on safe squares: whoever finds none loses. A cross makes itself and two squares on either side unsafe, which splits its row in two: the values of rows follow by the Sprague–Grundy theorem.',
      zh: '在一个叉的两格之内画叉，对手就能连成三个，所以除非能连成三个或别无选择，谁也不会这样画。于是就是轮流在安全格中画叉，找不到安全格者负。画一个叉使它自己和两侧各两格不再安全，把所在的一段分成两段：由 Sprague–Grundy 定理得各段的值。',
    },
  }),
  examples: [
    'treblecross-strip: ..x......',
    'treblecross-strip: .x..x',
    'treblecross-strip: ........',
  ],
})
