import { TextError } from '../../model/errors.ts'
import type { Move } from '../../model/moves.ts'
import type { Rules } from '../../model/rules.ts'
import { OWN } from '../../model/shape.ts'
import { join, same } from '../../model/words.ts'
import { parseNumber, tokens } from '../../rules/numbers.ts'
import { defineOwnGame } from '../define.ts'

/** A sheet of squares. */
export type Sheet = readonly [width: bigint, height: bigint]
type Sheets = readonly Sheet[]

const sheetText = ([w, h]: Sheet) => `${w}x${h}`
const isSquare = ([w, h]: Sheet) => w === 1n && h === 1n

function* cuts([w, h]: Sheet): Generator<readonly [Sheet, Sheet]> {
  for (let k = 1n; 2n * k <= w; k++) {
    const [one, other]: [Sheet, Sheet] = [
      [k, h],
      [w - k, h],
    ]
    yield [one, other]
  }
  for (let k = 1n; 2n * k <= h; k++) {
    const [one, other]: [Sheet, Sheet] = [
      [w, k],
      [w, h - k],
    ]
    yield [one, other]
  }
}

function cut(sheets: Sheets, index: number, parts: readonly [Sheet, Sheet]): Move<Sheets> {
  const [whole, ...pieces] = [sheets[index] as Sheet, ...parts].map((sheet) => sheet.join('×'))
  return {
    text: {
      en: `cut sheet ${index + 1} (${whole}) into ${pieces.join(' and ')}`,
      zh: `把第 ${index + 1} 张（${whole}）剪成 ${pieces.join(' 和 ')}`,
    },
    to: [...sheets.slice(0, index), ...parts, ...sheets.slice(index + 1)],
  }
}

const rules: Rules<Sheets> = {
  parse(text) {
    const sheets = tokens(text).map(({ text: token, offset }): Sheet => {
      const [w = '', h, more] = token.toLowerCase().split(/[x×]/)
      const sheet: Sheet | undefined =
        h === undefined || more !== undefined
          ? undefined
          : [parseNumber(text, w, offset), parseNumber(text, h, offset + w.length + 1)]
      if (!sheet || sheet.includes(0n))
        throw new TextError(text, offset, {
          en: 'Expected a sheet as width x height, as in 4x5.',
          zh: '这里应是一张纸 宽x高，如 4x5。',
        })
      return sheet
    })
    if (sheets.length === 0)
      throw new TextError(text, 0, {
        en: 'Expected sheets, as in 4x5.',
        zh: '这里应是各张纸，如 4x5。',
      })
    return sheets
  },
  print: (sheets) => sheets.map(sheetText).join(' '),
  key: (sheets) =>
    sheets
      .map(([w, h]) => sheetText(w < h ? [w, h] : [h, w]))
      .sort()
      .join(' '),
  *moves(sheets) {
    // whoever has cut out a single square has won
    if (sheets.some(isSquare)) return
    for (const [index, sheet] of sheets.entries())
      for (const parts of cuts(sheet)) yield cut(sheets, index, parts)
  },
  *upTo(size) {
    for (let w = 1n; w <= size; w++) for (let h = 1n; w * h <= size; h++) yield [[w, h]]
    for (let w = 2n; 2n * w <= size; w++)
      for (let h = 2n; w * h <= size; h++)
        yield [
          [w, h],
          [2n, 2n],
        ]
  },
  axes: undefined,
}

/** Sides up to here are in the table. */
const MOST_SIDE = 500

/** The values of sheets whose sides are at least 2 and stay so, side by side. */
class Values {
  private size = 0
  private values: Uint16Array = new Uint16Array(0)

  at(w: number, h: number): number {
    const most = Math.max(w, h)
    if (most > this.size) this.extend(Math.min(MOST_SIDE, Math.max(most, 64)))
    return this.values[w * (this.size + 1) + h] as number
  }

  private extend(size: number): void {
    const width = size + 1
    const values = new Uint16Array(width * width)
    const seen = new Int32Array(1024)
    let stamp = 0
    for (let w = 2; w <= size; w++)
      for (let h = 2; h <= w; h++) {
        stamp++
        for (let k = 2; 2 * k <= w; k++)
          seen[(values[k * width + h] as number) ^ (values[(w - k) * width + h] as number)] = stamp
        for (let k = 2; 2 * k <= h; k++)
          seen[(values[k * width + w] as number) ^ (values[(h - k) * width + w] as number)] = stamp
        let value = 0
        while (seen[value] === stamp) value++
        values[w * width + h] = value
        values[h * width + w] = value
      }
    this.size = size
    this.values = values
  }
}

const table = new Values()

export const game = defineOwnGame({
  slug: 'cutting-paper',
  names: { en: 'Cutting paper', zh: '剪纸博弈' },
  about: {
    en: 'Cut one of the sheets in two along a grid line. Whoever first cuts out a single square wins.',
    zh: '每次把一张纸沿格线剪成两张。先剪出单个 1×1 格子者胜。',
  },
  position: { en: 'the sheets, width x height: 4x5', zh: '各张纸的 宽x高：4x5' },
  shape: OWN,
  look: (sheets) => ({
    kind: 'cakes',
    pieces: sheets.map(([w, h]) => ({ columns: Number(w), rows: Number(h) })),
    columnsFirst: true,
    shared: true,
  }),
  rules: () => rules,
  theorem: () => ({
    name: { en: 'Never leave a strip', zh: '不要剪出长条' },
    reference: { en: 'POJ 2311; proof given', zh: 'POJ 2311；证明已给出' },
    statement: {
      en: 'A strip, a sheet with a side of 1, is won at once. Let g(w, h) be the least number that is not the xor of the values of the two parts of a cut which leaves no side of 1. Without a strip a position is losing exactly when the values of its sheets xor to 0.',
      zh: '有一边为 1 的长条一步即胜。令 g(w, h) 为不剪出长条的各种剪法中，两部分的值的异或都没有取到的最小数。没有长条时，各张纸的值异或为 0 则必败。',
    },
    covers: (sheets) => sheets.every(([w, h]) => w <= MOST_SIDE && h <= MOST_SIDE),
    outcome(sheets) {
      if (sheets.some(isSquare)) return 'P'
      if (sheets.some(([w, h]) => w === 1n || h === 1n)) return 'N'
      return sheets.reduce((xor, [w, h]) => xor ^ table.at(Number(w), Number(h)), 0) === 0
        ? 'P'
        : 'N'
    },
    applied(sheets) {
      const strip = sheets.find(([w, h]) => w === 1n || h === 1n)
      if (strip)
        return {
          en: `Here a strip is there: min(${strip[0]}, ${strip[1]}) = 1.`,
          zh: `这里有长条：min(${strip[0]}, ${strip[1]}) = 1。`,
        }
      const each = sheets
        .slice(0, 12)
        .map(([w, h]) => same(`g(${w}, ${h}) = ${table.at(Number(w), Number(h))}`))
      const shown = join(each, ', ', '，')
      return { en: `Here ${shown.en}.`, zh: `这里 ${shown.zh}。` }
    },
    proof: {
      en: 'From a strip of 1 × n, n ≥ 2, a single square is cut off, so whoever leaves a strip loses at once. Players who avoid it play a sum of sheets that are cut into parts with sides of at least 2; whoever can no longer move so has to leave a strip and loses, just as one who cannot move. So the values of Sprague and Grundy decide.',
      zh: '从 1 × n（n ≥ 2）的长条可以剪下一个格子，所以剪出长条者立刻输。双方都避免时，就是若干张纸的和，每张剪成各边至少为 2 的两部分；不能这样走的一方只好剪出长条而输，与不能走者负相同。所以由 SG 值决定。',
    },
  }),
  examples: ['cutting-paper: 3x4', 'cutting-paper: 2x5 3x3', 'cutting-paper: 4x4'],
})
