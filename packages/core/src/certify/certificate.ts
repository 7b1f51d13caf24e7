/**
 * What each kind of certificate claims, and with what it is proved; docs/certificates.md has the
 * exact conditions. A new kind begins here: the compiler then names what reads, checks and says it.
 */
export interface Kinds {
  readonly octal: { readonly claim: PeriodClaim; readonly proof: OctalProof }
  readonly subtraction: {
    readonly claim: PeriodClaim
    readonly proof: Readonly<Record<string, never>>
  }
  readonly 'all-but': { readonly claim: PeriodClaim; readonly proof: StateProof }
  readonly progressions: { readonly claim: PeriodClaim; readonly proof: StateProof }
  readonly residues: { readonly claim: PeriodClaim; readonly proof: ResidueProof }
  readonly partizan: { readonly claim: FormClaim; readonly proof: ShiftProof }
  readonly recursion: { readonly claim: RecursionClaim; readonly proof: OrderProof }
  readonly quotient: { readonly claim: QuotientClaim; readonly proof: QuotientProof }
  readonly equality: { readonly claim: EqualityClaim; readonly proof: Strategy }
  readonly outcome: { readonly claim: OutcomeClaim; readonly proof: OutcomeProof }
  readonly automaton: { readonly claim: AutomatonClaim; readonly proof: AutomatonProof }
}

/** The theorem that carries the proof. */
export type CertificateKind = keyof Kinds

/** What a certificate of a kind says. */
export type Claim<K extends CertificateKind = CertificateKind> = Kinds[K]['claim']

/** What is needed to check a claim about a game without trusting who made it. */
export type Certificate<K extends CertificateKind = CertificateKind> = {
  [Kind in K]: {
    readonly format: 'nimber-certificate'
    readonly version: 1
    /** The rule in the rule language, or the name of the game, in English; of a sum, all of them. */
    readonly game: string
    readonly kind: Kind
    readonly claim: Kinds[Kind]['claim']
    readonly proof: Kinds[Kind]['proof']
  }
}[K]

/** The kinds whose claim is about the values of single heaps. */
type PeriodKind = {
  [K in CertificateKind]: Kinds[K]['claim'] extends PeriodClaim ? K : never
}[CertificateKind]

/** A certificate about the values of single heaps. */
export type PeriodCertificate = Certificate<PeriodKind>

/** A certificate about the values of heaps for players with rules of their own. */
export type PartizanCertificate = Certificate<'partizan' | 'recursion'>

/** A certificate about misère play of all sums of heaps of a rule. */
export type QuotientCertificate = Certificate<'quotient'>

/** A certificate about one position, whose players may have different moves. */
export type PositionCertificate = Certificate<'equality' | 'outcome'>

/** A certificate about all positions of a rule, told by an automaton that reads their numbers. */
export type AutomatonCertificate = Certificate<'automaton'>

/** G(n + period) = G(n) + saltus for all n ≥ preperiod, where both are the least possible. */
export interface PeriodClaim {
  readonly period: number
  readonly preperiod: number
  readonly saltus: number
  /** The largest value; null when the values grow without end. */
  readonly maxValue: number | null
  /** G(0) … G(preperiod + period − 1), present exactly when they are at most LISTED_VALUES. */
  readonly values?: readonly number[]
  /** A formula of n, as plain data, that is G(n) for all n. */
  readonly formula?: unknown
}

/** As many values a claim lists at most. */
export const LISTED_VALUES = 4096

/** Which values are common, for speed alone: popcount(value AND mask) is odd. */
export interface OctalProof {
  readonly mask?: number
  /** 1: common turns into rare, and back, at every other heap. */
  readonly parity?: 0 | 1
}

/** A position whose state returns one period later. */
export interface StateProof {
  readonly at: number
}

/** reach[r][v] is an amount that leads from residue r to the smaller value v. */
export interface ResidueProof {
  readonly reach: readonly (readonly number[])[]
}

/**
 * G(n + period) = G(n) + saltus for all n ≥ preperiod, the values of heaps for players with rules of
 * their own; preperiod and, where the saltus is 0, period are the least possible.
 */
export interface FormClaim {
  readonly period: number
  readonly preperiod: number
  /** A number with ups and a nim-heap, as text; 0, or not a nim-heap alone. */
  readonly saltus: string
  /** G(0) … G(preperiod + period − 1), canonical forms as text; at most LISTED_VALUES. */
  readonly values: readonly string[]
}

/** How deep moves in the saltus are answered; absent where it is 0. */
export interface ShiftProof {
  readonly depth?: number
}

/**
 * The canonical forms of all heaps, for players with rules of their own that never split a heap, by
 * the heaps that are their options; period and preperiod are the least possible.
 */
export interface RecursionClaim {
  readonly period: number
  readonly preperiod: number
  /**
   * The options of Left and of Right from the heaps 0 … preperiod + period − 1, in rising order. From
   * the preperiod on, −d is the heap that is smaller by d; all other numbers are heaps.
   */
  readonly forms: readonly (readonly [readonly number[], readonly number[]])[]
}

/**
 * The order of two heaps i and j is that of i + period and j + period for i, j ≥ start, and that of
 * i + period and j for i ≥ j + far; both are the least possible above all amounts.
 */
export interface OrderProof {
  readonly start: number
  readonly far: number
}

/**
 * The misère quotient of all heaps of a rule: Q with the elements 0 … order − 1, numbered as they
 * are met on going from the identity 0 through the generators; P; and Φ, the elements of the heaps.
 */
export interface QuotientClaim {
  readonly order: number
  /** The size of P. */
  readonly pSize: number
  /** Φ(n + period) = Φ(n) for all n ≥ preperiod, where both are the least possible. */
  readonly period: number
  readonly preperiod: number
  /** The heaps whose elements are no products of those of smaller heaps, in rising order. */
  readonly generators: readonly number[]
  /** The elements of P in rising order. */
  readonly losing: readonly number[]
  /** Φ(0) … Φ(preperiod + period − 1) */
  readonly images: readonly number[]
}

/** steps[q][i] is the product of element q and the element of the i-th generator. */
interface QuotientProof {
  readonly steps: readonly (readonly number[])[]
}

/** A position, or a sum of them, has a value: whoever moves first in position − value loses. */
export interface EqualityClaim {
  /** A position of each game that is added up. */
  readonly positions: readonly string[]
  readonly value: string
}

/** Who wins a position, or a sum of them: Left, Right, who begins (N) or who comes second (P). */
export interface OutcomeClaim {
  readonly positions: readonly string[]
  readonly outcome: 'L' | 'R' | 'N' | 'P'
}

/**
 * How the player who comes second wins. A state is a list of numbers, one for each part: which of
 * the positions met in that part stands there.
 */
export interface Strategy {
  /** The positions met in each part, that of the claim first; the values of an equality come last. */
  readonly met: readonly (readonly string[])[]
  /**
   * The states in which Left is to move and loses, that of the claim first where it is one. Behind
   * the state there is, for each move of Left, the state that it leads to and the row of the state
   * to which Right answers.
   */
  readonly left: readonly (readonly number[])[]
  /** The same for Right. */
  readonly right: readonly (readonly number[])[]
  /** A sum over the whole certificate, which shows where it was changed or damaged. */
  readonly sum: number
}

/** How a player who begins wins, beside a strategy of who comes second. */
export interface OutcomeProof extends Strategy {
  /** By each player who wins by beginning: the row of the state, for the other, after the first move. */
  readonly first: { readonly left?: number; readonly right?: number }
}

/**
 * A deterministic automaton that begins in state 0 and reads digits, the most significant first: row
 * q of `next` is letter, state, letter, state, … with rising letters. It is the smallest of its set,
 * with the states in the order in which they are met.
 */
export interface PlainAutomaton {
  readonly accept: readonly number[]
  readonly next: readonly (readonly number[])[]
}

/** How numbers are written: the weights of the digits, and which words are canonical. */
export interface AutomatonSystem {
  /** How many digits there are. */
  readonly digits: number
  /** U_0, …, U_(k−1) */
  readonly first: readonly number[]
  /** c_1, …, c_k with U_n = c_1·U_(n−1) + … + c_k·U_(n−k) */
  readonly recurrence: readonly number[]
  readonly canonical: PlainAutomaton
}

/**
 * Which positions are lost, which have the values 0, 1, …, or which pairs (n, v) are a heap with its
 * value: sets of tuples of numbers, read digit by digit.
 */
export interface AutomatonClaim {
  readonly what: 'losing' | 'levels' | 'values'
  readonly system: AutomatonSystem
  readonly automata: readonly PlainAutomaton[]
  /**
   * A formula, as plain data, that holds of the lost positions and of no others, by the names of the
   * counters; of heaps n, one that is their value.
   */
  readonly formula?: unknown
  /**
   * Where the formula is about the first counter alone, as a game begins: by how much each other counter is
   * less than it then, and 0 where the first is smaller.
   */
  readonly start?: readonly number[]
}

export interface AutomatonProof {
  /** (x, y): y is the number after x. */
  readonly successor: PlainAutomaton
  /** (x, y, z): x + y = z. */
  readonly sum: PlainAutomaton
  /** Weights of the counters, by which every move makes their sum smaller. */
  readonly measure?: readonly number[]
  /** In misère play: the positions without a move. */
  readonly stuck?: PlainAutomaton
}
