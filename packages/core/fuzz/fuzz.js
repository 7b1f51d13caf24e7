// Texts made from a corpus and at random, and what must be true of the answer to each.
import { readdirSync, readFileSync } from 'node:fs'

const folder = new URL('./corpus/', import.meta.url)
const corpus = readdirSync(folder)
  .sort()
  .flatMap((file) => readFileSync(new URL(file, folder), 'utf8').split('\n'))
  .filter((line) => line !== '')

/** The signs, words and numbers of the corpus: what the grammar is made of. */
const pieces = [
  ...new Set(corpus.flatMap((line) => line.match(/[A-Za-z-]+|\d+|[\u4e00-\u9fff]+|\s+|./gu) ?? [])),
]
const ODD = ['\0', '\ud800', '\udc00', '🎲', '\n', '\t', '　', '−', 'é', '\u202e', '9'.repeat(60)]
const BUDGET = { table: 20_000, search: 2_000 }
/** The most milliseconds that the processor may work for one text. */
const SLOWEST = 1000

/** Numbers from 0 up to a bound, the same for the same seed (xorshift). */
export function random(seed) {
  let state = Math.imul(seed + 1, 0x9e3779b9) | 1
  return (bound) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % bound
  }
}

/** A text near the grammar, or now and then one of random letters. */
export function randomText(next) {
  const pick = (list) => list[next(list.length)]
  if (next(20) === 0)
    return Array.from({ length: next(40) }, () =>
      String.fromCharCode(next(next(2) ? 128 : 65536)),
    ).join('')
  let text = pick(corpus)
  for (let times = next(4); times > 0; times--) text = mutate(text, next, pick)
  return text
}

function mutate(text, next, pick) {
  const words = text.match(/[A-Za-z-]+|\d+|[\u4e00-\u9fff]+|\s+|./gsu) ?? []
  const at = next(words.length + 1)
  const other = pick(corpus)
  switch (next(9)) {
    case 0:
      return words.toSpliced(at, 1).join('')
    case 1:
      return words.toSpliced(at, 0, pick(pieces)).join('')
    case 2:
      return words.toSpliced(at, 1, pick(pieces)).join('')
    case 3:
      return words.toSpliced(at, 1, pick(ODD)).join('')
    case 4:
      return words.toSpliced(at, 1, `${next(next(2) ? 12 : 1000)}`).join('')
    case 5:
      return words.toSpliced(at, 0, ...Array(next(30)).fill(words[at] ?? '')).join('')
    case 6:
      return text.slice(0, next(text.length + 1)) + other.slice(next(other.length + 1))
    case 7:
      return `${text} + ${other}`
    default:
      return `misere (${text})`
  }
}

/** What is wrong with the answer to a text; undefined when all is well. */
export function fault({ parse, solve, TextError, BeyondBudget }, text) {
  const before = process.cpuUsage()
  try {
    const { game, position } = parse(text)
    for (const name of [game.name, game.nameZh]) {
      const again = parse(name).game
      if (again.name !== game.name || again.nameZh !== game.nameZh)
        return `“${name}” is read as “${again.name}”`
    }
    if (position !== undefined) {
      const printed = game.rules.print(position)
      if (game.rules.print(game.rules.parse(printed)) !== printed)
        return `the position “${printed}” is read as another one`
    }
    const small = position ?? [...take(1, game.rules.upTo(2))][0]
    const verdict = solve(game, small, BUDGET)
    if (!['N', 'P', 'D'].includes(verdict.outcome)) return `outcome ${verdict.outcome}`
    const wins = [...take(3, verdict.winning)]
    if (verdict.outcome !== 'N' && wins.length > 0) return `${verdict.outcome} with a winning move`
    if (
      verdict.outcome === 'N' &&
      wins.length === 0 &&
      game.rules.moves(small).next?.().value &&
      game.convention === 'normal'
    )
      return 'N without a winning move'
    for (const { to } of wins)
      if (solve(game, to, BUDGET).outcome !== 'P') return `${game.rules.print(to)} is not losing`
  } catch (error) {
    if (error instanceof TextError) {
      if (!(error.offset >= 0 && error.offset <= error.text.length)) return 'an offset outside'
      if (error.show('en').includes('undefined') || error.show('zh').includes('undefined'))
        return `bad words: ${error.show('en')}`
    } else if (!(error instanceof BeyondBudget)) return error.stack ?? String(error)
  }
  const { user, system } = process.cpuUsage(before)
  const took = (user + system) / 1000
  return took > SLOWEST ? `took ${Math.round(took)} ms` : undefined
}

function* take(count, list) {
  let left = count
  for (const item of list) {
    if (left-- === 0) return
    yield item
  }
}
