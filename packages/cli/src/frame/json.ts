import {
  BeyondBudget,
  type Budget,
  type Lang,
  type PartizanMoveRecord,
  type PartizanVerdict,
  recordOf,
  type Verdict,
} from '@nimber/core'

/** A list longer than this, or of more characters, is cut unless all of it is asked for. */
const CUT = { moves: 10_000, characters: 2_000_000 }

/**
 * A verdict as one line of JSON; numbers are decimal text, since JSON readers round them. Throws
 * BeyondBudget where the winning moves cannot be counted.
 */
export function verdictJson(
  verdict: Verdict,
  budget: Budget,
  { lang, all }: { lang: Lang; all: boolean },
): string {
  if (verdict.outcome === 'N' && verdict.winning.knownCount === undefined) throw uncountable()
  const record = recordOf(verdict, budget, all ? {} : CUT)
  const { position, convention, outcome, value, winning, winningCount, endless, evidence } = record
  return JSON.stringify({
    game: record.game.en,
    position,
    convention,
    outcome,
    value,
    winningMoves: winning.map(({ text, to }) => ({ move: text[lang], to })),
    winningMoveCount: winningCount,
    ...(endless && { loopyValue: endless.value, remoteness: endless.remoteness }),
    evidence,
    explanation: record.why,
  })
}

/**
 * A verdict for either player as one line of JSON; what is not known within the budget is null,
 * moves that cannot be counted among it. A long one comes in pieces.
 */
export function partizanJson(
  verdict: PartizanVerdict,
  budget: Budget,
  { lang, all }: { lang: Lang; all: boolean },
): readonly string[] {
  const record = recordOf(verdict, budget, all ? {} : CUT)
  const { position, convention, outcome, value, recursion, mean, temperature, stops, evidence } =
    record
  const moves = (list: readonly PartizanMoveRecord[]) =>
    list.map(({ text, ...where }) => ({ move: text[lang], ...where }))
  return jsonPieces({
    game: record.game.en,
    position,
    convention,
    outcome,
    value: value?.text ?? null,
    ...(recursion !== null && { recursion }),
    mean,
    temperature,
    leftStop: stops?.left ?? null,
    rightStop: stops?.right ?? null,
    leftMoves: moves(record.left),
    leftMoveCount: record.leftCount,
    rightMoves: moves(record.right),
    rightMoveCount: record.rightCount,
    evidence,
    explanation: record.why,
  })
}

/** Of a record whose position is longer, long texts are pieces of their own. */
const LONG = 100_000

/**
 * The JSON of a record in pieces, so that the texts of positions with a million edges are not made
 * twice as wide by the Chinese that stands beside them.
 */
function jsonPieces<R extends { readonly position: string }>(record: R): readonly string[] {
  if (record.position.length < LONG) return [JSON.stringify(record)]
  const long: string[] = []
  // no text of a record has the character 0, which marks where a long one stood
  const text = JSON.stringify(record, (_, part: unknown) =>
    typeof part === 'string' && part.length >= LONG
      ? `\0${long.push(JSON.stringify(part)) - 1}\0`
      : part,
  )
  return text
    .split(/"\\u0000(\d+)\\u0000"/)
    .map((piece, i) => (i % 2 === 0 ? piece : (long[Number(piece)] as string)))
}

function uncountable(): BeyondBudget {
  return new BeyondBudget({
    en: 'The player to move wins (N), but counting the winning moves takes more than the budget; without --json some of them are listed.',
    zh: '先手必胜（N），但数清必胜走法超出预算；不用 --json 时会列出其中一些。',
  })
}
