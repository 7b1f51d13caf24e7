import type { Pile } from '../games/game.ts'

const NUMBERS = `\\d+(?:(?:\\s*,\\s*|\\s*、\\s*|\\s*和\\s*|\\s+and\\s+|\\s+)\\d+)*`
/** What Chinese counts stones by; any of them will do, or none. */
const UNIT = '[颗个枚粒块]?'
const COUNTED = `\\d+ ?${UNIT}(?:\\s*[,、和]\\s*\\d+ ?${UNIT})*`
const TAKE = [
  new RegExp(
    `^take (?<taken>\\d+)(?: stones?)?(?: from (?:heap |row )?(?<label>\\w+))?(?:, ?(?:leave|leaving) (?<left>${NUMBERS}))?(?: ?;.*)?$`,
    'i',
  ),
  new RegExp(
    `^(?:从? ?(?:第 ?)?(?<label>\\w+) ?[堆排]?[里中]? ?)?[取拿]走? ?(?<taken>\\d+) ?${UNIT}(?:, ?剩 ?(?<left>${COUNTED}))?(?:[,;] ?(?:对手|你).*)?$`,
  ),
]
const SPLIT = [
  new RegExp(`^split (?:(?:heap |row )?(?<label>\\w+) )?into (?<left>${NUMBERS})$`, 'i'),
  new RegExp(`^把? ?(?:第 ?)?(?<label>\\w+)? ?[堆排]? ?分成 ?(?<left>${NUMBERS})$`),
]
/** The notation of moves, `heap 2: 5 → 4`, with the arrow as it is read. */
const NOTED =
  /^(?:heap |row |第 ?)?(?<label>\w+) ?[堆排]? ?: ?(?<size>\d+) > (?<left>\d+(?: ?\+ ?\d+)*)$/i

/**
 * The words of a player in the short notation: `2 4` for four from pile 2, `2 = 1 3` for its parts;
 * undefined where they are none, or do not fit the piles.
 */
export function shortOf(text: string, piles: readonly Pile[]): string | undefined {
  const only = piles.length === 1 ? piles[0]?.label : undefined
  for (const pattern of SPLIT) {
    const { label = only, left = '' } = pattern.exec(text)?.groups ?? {}
    if (left !== '' && label !== undefined) return `${label} = ${numbersIn(left).join(' ')}`
  }
  for (const pattern of TAKE) {
    const { taken, label = only, left = '' } = pattern.exec(text)?.groups ?? {}
    if (taken === undefined || label === undefined) continue
    const parts = numbersIn(left)
    if (parts.length > 1) return `${label} = ${parts.join(' ')}`
    const pile = piles.find((other) => other.label === label)
    const [rest] = parts
    // what is said to be left has to be what is left
    if (rest !== undefined && pile && pile.size - BigInt(taken) !== BigInt(rest)) return undefined
    return `${label} ${taken}`
  }
  const { label, size, left = '' } = NOTED.exec(text)?.groups ?? {}
  const noted = piles.find((pile) => pile.label === label)
  if (noted && `${noted.size}` === size) return `${label} = ${numbersIn(left).join(' ')}`
  return undefined
}

function numbersIn(text: string): readonly string[] {
  return text.match(/\d+/g) ?? []
}
