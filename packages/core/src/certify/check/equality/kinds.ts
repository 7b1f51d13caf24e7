import type { EqualityClaim, OutcomeClaim, OutcomeProof, Strategy } from '../../certificate.ts'
import { Failure } from '../failure.ts'
import { array, fields, matrix, natural } from '../fields.ts'
import type { KindCheck } from '../kind.ts'
import { readValue } from '../partizan/read-value.ts'
import { Values } from '../partizan/values.ts'
import type { Work } from '../work.ts'
import { type Part, partOfGame, partOfValue } from './part.ts'
import { PLUS, readGame } from './readings.ts'
import { Replay } from './strategy.ts'
import { confirmSum } from './sum.ts'

/** As many games may be added up. */
const MOST_GAMES = 1000

/** A position has a value: whoever moves first in position − value loses. */
export const equality: KindCheck<{ readonly claim: EqualityClaim; readonly proof: Strategy }> = {
  read(claimed, proof) {
    const claim = fields(claimed, 'claim', ['positions', 'value'])
    return {
      claim: {
        positions: texts(claim.positions, 'claim.positions'),
        value: text(claim.value, 'claim.value'),
      },
      proof: readStrategy(fields(proof, 'proof', ['met', 'left', 'right', 'sum'])),
    }
  },
  check(game, { claim, proof }, work) {
    confirmSum({ game, kind: 'equality', claim, proof })
    const values = new Values(work)
    const listed = proof.met[proof.met.length - 1] ?? []
    const value = readValue(claim.value, values, 'claim.value')
    if (readValue(listed[0] ?? '', values, 'proof.met') !== value)
      throw new Failure(
        'The value of the claim is not the first that is met.',
        '所称的值不是首先遇到的值。',
      )
    const parts = [
      ...partsOf(game, claim.positions, proof.met.slice(0, -1), work),
      partOfValue(listed, values, work),
    ]
    const replay = new Replay(proof, parts, work)
    replay.confirmStart(true)
    replay.confirmStart(false)
    return replay.confirm([[0], [0]])
  },
}

/** Who wins a position, whoever begins. */
export const outcome: KindCheck<{ readonly claim: OutcomeClaim; readonly proof: OutcomeProof }> = {
  read(claimed, proof) {
    const claim = fields(claimed, 'claim', ['positions', 'outcome'])
    const found = fields(proof, 'proof', ['met', 'left', 'right', 'first', 'sum'])
    const first = fields(found.first, 'proof.first', [], ['left', 'right'])
    return {
      claim: {
        positions: texts(claim.positions, 'claim.positions'),
        outcome: readOutcome(claim.outcome),
      },
      proof: {
        ...readStrategy(found),
        first: {
          ...('left' in first && { left: natural(first.left, 'proof.first.left') }),
          ...('right' in first && { right: natural(first.right, 'proof.first.right') }),
        },
      },
    }
  },
  check(game, { claim, proof }, work) {
    confirmSum({ game, kind: 'outcome', claim, proof })
    const replay = new Replay(proof, partsOf(game, claim.positions, proof.met, work), work)
    const starts: [number[], number[]] = [[], []]
    for (const [side, mover] of (['left', 'right'] as const).entries()) {
      const wins = claim.outcome === 'N' || claim.outcome === (side === 0 ? 'L' : 'R')
      const row = proof.first[mover]
      if (wins !== (row !== undefined))
        throw new Failure(
          'proof.first must have those players who win by beginning, and no others.',
          'proof.first 应恰好包含先走能赢的各方。',
        )
      if (row === undefined) {
        replay.confirmStart(side === 0)
        starts[side as 0 | 1].push(0)
      } else {
        replay.confirmFirst(side === 0, row)
        starts[side === 0 ? 1 : 0].push(row)
      }
    }
    return replay.confirm(starts)
  },
}

/** The parts of a game, in which the positions of a claim are the first that are met. */
function partsOf(
  game: string,
  positions: readonly string[],
  met: Strategy['met'],
  work: Work,
): Part[] {
  const names = game.split(PLUS)
  if (names.length > MOST_GAMES)
    throw new Failure(
      `A certificate is about a sum of at most ${MOST_GAMES} games.`,
      `证书所涉的和至多有 ${MOST_GAMES} 个游戏。`,
    )
  if (names.length !== positions.length || names.length !== met.length)
    throw new Failure(
      'Every game that is added up needs one position and one list of those met.',
      '相加的每个游戏都要有一个局面和一列所遇局面。',
    )
  return names.map((name, i) => {
    const list = met[i] ?? []
    if (list[0] !== positions[i])
      throw new Failure(
        `proof.met[${i}] does not begin with the position of the claim.`,
        `proof.met[${i}] 没有从所称的局面开始。`,
      )
    return partOfGame(readGame(name, work), list, work)
  })
}

function readStrategy(proof: Readonly<Partial<Record<string, unknown>>>): Strategy {
  return {
    met: array(proof.met, 'proof.met').map((list, i) => texts(list, `proof.met[${i}]`)),
    left: matrix(proof.left, 'proof.left'),
    right: matrix(proof.right, 'proof.right'),
    sum: natural(proof.sum, 'proof.sum'),
  }
}

function readOutcome(json: unknown): OutcomeClaim['outcome'] {
  const found = (['L', 'R', 'N', 'P'] as const).find((letter) => letter === json)
  if (found) return found
  throw new Failure('claim.outcome must be L, R, N or P.', 'claim.outcome 必须是 L、R、N 或 P。')
}

function texts(json: unknown, what: string): readonly string[] {
  return array(json, what).map((item, i) => text(item, `${what}[${i}]`))
}

function text(json: unknown, what: string): string {
  if (typeof json === 'string') return json
  throw new Failure(`${what} must be a text.`, `${what} 必须是文本。`)
}
