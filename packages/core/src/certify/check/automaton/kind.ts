import type { AutomatonClaim, AutomatonProof, Kinds, PlainAutomaton } from '../../certificate.ts'
import { Failure } from '../failure.ts'
import { array, fields, matrix, natural, naturals } from '../fields.ts'
import type { KindCheck } from '../kind.ts'
import type { Work } from '../work.ts'
import type { Automaton } from './automaton.ts'
import { beginning, checkFormula } from './formula.ts'
import { checkLevels } from './levels.ts'
import type { Numbers } from './numbers.ts'
import { readCounters } from './rule.ts'
import { checkedNumbers, readSet } from './system.ts'
import { checkValues } from './values.ts'

/** Positions told by automata that read the digits of their numbers. */
export const automaton: KindCheck<Kinds['automaton']> = {
  read: (claim, proof) => ({ claim: readClaim(claim), proof: readProof(proof) }),
  check: checkAutomata,
}

const MOST_DIGITS = 16
const MOST_WEIGHTS = 8
const MOST_LEVELS = 64
const MOST_WEIGHT = 1_000_000

function readClaim(json: unknown): AutomatonClaim {
  const claim = fields(json, 'claim', ['what', 'system', 'automata'], [
    'formula',
    'start',
  ] as never[]) as {
    readonly [name: string]: unknown
  }
  const { what } = claim
  if (what !== 'losing' && what !== 'levels' && what !== 'values')
    throw new Failure(
      'claim.what must be losing, levels or values.',
      'claim.what 应是 losing、levels 或 values。',
    )
  const system = fields(claim.system, 'claim.system', [
    'digits',
    'first',
    'recurrence',
    'canonical',
  ])
  const digits = natural(system.digits, 'claim.system.digits', 2)
  const first = naturals(system.first, 'claim.system.first')
  const recurrence = naturals(system.recurrence, 'claim.system.recurrence')
  const weights = [...first, ...recurrence]
  if (
    digits > MOST_DIGITS ||
    first.length !== recurrence.length ||
    first.length === 0 ||
    first.length > MOST_WEIGHTS ||
    first[0] !== 1 ||
    recurrence.at(-1) === 0 ||
    weights.some((weight) => weight > MOST_WEIGHT)
  )
    throw new Failure(
      'claim.system must have 2 to 16 digits, and as many first weights, the first of them 1, as coefficients of their recurrence, the last of them not 0.',
      'claim.system 应有 2 到 16 个数字，初始权（首个为 1）与递推系数个数相同，末个系数不为 0。',
    )
  const automata = array(claim.automata, 'claim.automata').map((item, i) =>
    readPlain(item, `claim.automata[${i}]`),
  )
  const levels = what === 'levels'
  if (levels ? automata.length < 2 || automata.length > MOST_LEVELS : automata.length !== 1)
    throw new Failure(
      'claim.automata must have one automaton, for levels at least two.',
      'claim.automata 应有一个自动机；what 为 levels 时至少两个。',
    )
  const canonical = readPlain(system.canonical, 'claim.system.canonical')
  return {
    what,
    system: { digits, first, recurrence, canonical },
    automata,
    ...('formula' in claim && { formula: claim.formula }),
    ...('start' in claim && { start: naturals(claim.start, 'claim.start') }),
  }
}

function readProof(json: unknown): AutomatonProof {
  const proof = fields(json, 'proof', ['successor', 'sum'], ['measure', 'stuck'] as never[]) as {
    readonly [name: string]: unknown
  }
  return {
    successor: readPlain(proof.successor, 'proof.successor'),
    sum: readPlain(proof.sum, 'proof.sum'),
    ...(proof.measure !== undefined && { measure: naturals(proof.measure, 'proof.measure') }),
    ...(proof.stuck !== undefined && { stuck: readPlain(proof.stuck, 'proof.stuck') }),
  }
}

function readPlain(json: unknown, what: string): PlainAutomaton {
  const { accept, next } = fields(json, what, ['accept', 'next'])
  return { accept: naturals(accept, `${what}.accept`), next: matrix(next, `${what}.next`) }
}

/**
 * Checks that automata tell which positions are lost, or which values they have, and gives how many
 * states they have; docs/certificates.md has the proof.
 */
function checkAutomata(game: string, { claim, proof }: Kinds['automaton'], work: Work): number {
  const states = claim.automata.reduce((sum, { next }) => sum + next.length, 0)
  const numbers = checkedNumbers(claim.system, proof.successor, proof.sum, work)
  const setsOver = (tracks: readonly string[]) =>
    claim.automata.map((json, i) =>
      readSet(json, `claim.automata[${i}]`, tracks, numbers, numbers.any('x')),
    )
  const { measure, stuck } = proof
  if (claim.what === 'values') {
    if (measure || stuck) throw extra('values')
    const sets = setsOver(['n', 'v'])
    checkValues(game, sets, numbers)
    confirm(claim, sets, ['n'], numbers)
    return states
  }
  const rule = readCounters(game)
  if (claim.what === 'levels' && rule.misere)
    throw new Failure('Levels are those of normal play.', 'levels 只用于常规玩法。')
  if (!measure || (stuck !== undefined) !== rule.misere) throw extra(claim.what)
  const sets = setsOver(rule.names)
  checkLevels(
    {
      rule,
      measure,
      sets,
      stuck: stuck && readSet(stuck, 'proof.stuck', rule.names, numbers, numbers.any('x')),
    },
    numbers,
  )
  confirm(claim, sets, rule.names, numbers)
  return states
}

/** The formula, where there is one, says what the first automaton says. */
function confirm(
  claim: AutomatonClaim,
  [set]: readonly Automaton[],
  names: readonly string[],
  numbers: Numbers,
): void {
  const { start } = claim
  if (start && !('formula' in claim && start.length === names.length - 1 && names.length > 1))
    throw new Failure(
      'claim.start must have a number for each counter but the first, and a formula.',
      'claim.start 应对首个以外的每个计数器各有一个数，并且要有公式。',
    )
  if (!('formula' in claim)) return
  const [first] = names as [string]
  if (start)
    checkFormula(
      claim.formula,
      beginning(set as Automaton, names, start, numbers),
      [first],
      numbers,
    )
  else checkFormula(claim.formula, set as Automaton, names, numbers)
}

function extra(what: string): Failure {
  return new Failure(
    `A proof of ${what} has ${what === 'values' ? 'neither measure nor stuck' : 'a measure, and stuck exactly in misère play'}.`,
    `${what} 的证明${what === 'values' ? '不应有 measure 和 stuck' : '应有 measure，且恰在反常规玩法时有 stuck'}。`,
  )
}
