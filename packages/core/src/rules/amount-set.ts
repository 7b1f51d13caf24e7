import type { Solutions } from '../model/heap-values.ts'
import type { Lang, Words } from '../model/words.ts'

/** The numbers from..to. */
export type Span = readonly [from: bigint, to: bigint]

/**
 * Everything about one kind of amounts: a file of `sets/` and a line in `sets.ts`. What lists and
 * counts moves, computes values, proves and prints programs goes by `form`; what reads, says and
 * offers rules by the rest.
 */
export interface AmountSet<A extends { readonly kind: string }> {
  readonly kind: A['kind']
  /** Amounts of this kind as a person may begin with, and what they mean. */
  readonly example: A
  readonly about: Words
  readonly phrase: Phrase
  /** The amounts in the rule language; reading the text gives the same amounts again. */
  print(amounts: A, lang: Lang): string
  /** What was read as the one way to say it; numbers that make no sense fail. */
  canonical(read: A, fail: (en: string, zh: string) => never): A | { readonly kind: 'any' }
  form(amounts: A): Form
}

/** How amounts are written, as expressions of the grammar (`grammar.peggy` has the rules used). */
interface Phrase {
  /** What a text is known by to be meant as these amounts. */
  readonly begins: string
  /** The whole of it, with the action that gives the data. */
  readonly whole: string
}

/** from..⌊n/divisor⌋ − less for a heap of n */
export interface Share {
  readonly from: bigint
  readonly divisor: bigint
  readonly less: bigint
}

/** The most that a share allows from a heap. */
export function shareOf({ divisor, less }: Share, heap: bigint): bigint {
  return heap / divisor - less
}

/** How the members of a set are found. */
export type Form =
  | { readonly by: 'all' }
  | { readonly by: 'spans'; readonly spans: readonly Span[] }
  | ({ readonly by: 'share' } & Share)
  /** all numbers but these */
  | { readonly by: 'holes'; readonly holes: readonly bigint[] }
  | { readonly by: 'parity'; readonly parity: 0n | 1n }
  /** 1, base, base², … */
  | { readonly by: 'powers'; readonly base: bigint }
  | MemberList

/** Members that are listed one by one. */
export interface MemberList {
  readonly by: 'list'
  /** Two lists with the same key are one, that with the larger extent where they have one. */
  readonly key: string
  readonly extent?: bigint
  /** Where lists meet, those come first whose members are easier to tell. */
  readonly effort: number
  /** Whether the same amounts may be taken from every heap that is large enough. */
  readonly fixed: boolean
  /** Whether t is a member, for 1 ≤ t ≤ heap. */
  contains(t: bigint, heap: bigint): boolean
  /** The members for a heap, each once. */
  upTo(heap: bigint): Iterable<bigint>
  /** About how many members there are for a heap of n. */
  roughly(n: bigint): bigint
  /**
   * Residues modulo p that contain those of all members; undefined where no proof goes by them.
   * A set that has them is one that the checker of certificates must know.
   */
  readonly residues: ((p: number) => Iterable<number>) | undefined
  /** The members that leave an odd multiple of 2^e, where they are found without trying all. */
  leaving?(heap: bigint, e: number): Iterable<Solutions>
  /** How a printed program goes through the members: by a table of them, or by a loop. */
  readonly program: 'table' | ((loop: Loop) => string)
}

/** What the loop of a printed program is made of, in the notation of `programs/tree`. */
interface Loop {
  /** The largest heap n. */
  readonly most: bigint
  /** The statements that belong to a move which leaves this much of n. */
  leave(left: string): string
  /** The statements that belong to the move which takes all of n. */
  readonly takeAll: string
  /** The name of a list of numbers, 0 at first, one for each heap up to the largest. */
  list(): string
}

/** What a set that is named by a word, without numbers, has in common with others. */
export function named<K extends string>(kind: K, words: Words, ...also: readonly string[]) {
  const phrase = [words.en, words.zh, ...also].map(literal).join(' / ')
  return {
    kind,
    example: { kind },
    phrase: { begins: phrase, whole: `(${phrase}) { return { kind: '${kind}' } }` },
    print: (_: unknown, lang: Lang) => words[lang],
    canonical: (read: { readonly kind: K }) => read,
  }
}

/** A word of the grammar; a letter behind an English one would make it another word. */
function literal(word: string): string {
  return /^[a-z]+$/.test(word) ? `"${word}"i !NameChar` : `"${word}"`
}
