import type { Automaton } from './automaton.ts'
import { minimised } from './minimise.ts'
import type { Numeration } from './numeration.ts'
import { EMPTY, NONE, PairWords, type Test, UNKNOWN } from './pair-words.ts'

/** A node of the tree of tests; a leaf is a state, or what leads nowhere. */
interface Node {
  test: Test | undefined
  readonly kids: Map<number, Node>
  state: number
  /** All answers on the way here are NONE. */
  readonly dead: boolean
  /** The steps that lead here, and some that did. */
  arrivals: number[]
}

/**
 * Learns an automaton of the pairs (x, f(x)) from counterexamples (D. Angluin, Learning regular sets
 * from queries and counterexamples, 1987; the tree of tests is that of M. Kearns and U. Vazirani,
 * 1994). A test is a suffix of x alone: the one y that belongs to it tells many states apart at once.
 * f need not be known everywhere: a step whose tests have no answer is open, and goes to any state
 * that nothing speaks against, until a counterexample does.
 */
export class WordClasses {
  private readonly words: PairWords
  private readonly digits: number
  private readonly letters: number
  private readonly roots = new Map<number, Node>()
  /** For each state a short word that leads to it, and its length. */
  private readonly access: Float64Array[] = []
  private readonly lengths: number[] = []
  /** For each step, state · letters + letter: where it goes, whether that is open, what is known of it. */
  private readonly next: number[] = []
  private readonly leaves: (Node | undefined)[] = []
  private readonly open: boolean[] = []
  private readonly facts = new Map<number, Test[]>()
  /** The states whose steps are to be settled, by the lengths of their words. */
  private readonly waiting: number[][] = []

  /** f(x), or UNKNOWN. */
  constructor(system: Numeration, f: (x: number) => number) {
    this.words = new PairWords(system, f)
    this.digits = system.digits
    this.letters = system.digits ** 2
    const empty = this.words.empty()
    this.enter(empty, 0, this.descended(empty, 0).leaf)
    this.settle()
  }

  /** How many states are told apart; the automaton may have fewer. */
  get size(): number {
    return this.access.length
  }

  automaton(): Automaton {
    return minimised({
      tracks: ['0', '1'],
      digits: this.digits,
      size: this.size,
      next: Int32Array.from(this.next),
      accepts: Uint8Array.from(this.access, (word) => (this.words.ask(word, EMPTY) === 0 ? 1 : 0)),
    })
  }

  /** Whether the automaton has a pair. */
  has(x: number, y: number): boolean {
    let q = 0
    for (const letter of this.words.lettersOf(x, y)) {
      q = this.next[q * this.letters + letter] as number
      if (q < 0) return false
    }
    return this.words.ask(this.access[q] as Float64Array, EMPTY) === 0
  }

  /**
   * Learns from a pair about which the automaton and f say different things: a step after which they
   * do is wrong (R. Rivest and R. Schapire, 1993). False where f is not known well enough.
   */
  correct(x: number, y: number): boolean {
    const { letters, words } = this
    const spelled = this.words.lettersOf(x, y)
    let isIn = words.f(x) === y
    let q = 0
    let prefix = words.empty()
    for (const [i, letter] of spelled.entries()) {
      const step = q * letters + letter
      const length = spelled.length - i - 1
      prefix = this.words.extended(prefix, letter) as Float64Array
      const test = { length, index: x - words.value(prefix, 0, length) }
      q = this.next[step] as number
      const answer = q < 0 ? NONE : this.words.ask(this.access[q] as Float64Array, test)
      if (answer === UNKNOWN) return false
      const after = answer === y - words.value(prefix, 1, length)
      if (after !== isIn) return this.tellApart(step, test)
      if (q < 0) return false
      isIn = after
    }
    return false
  }

  /** Looks again at the steps that were open: more of f is known now. */
  reconsider(): void {
    for (const [step, open] of this.open.entries()) if (open) this.go(step)
    this.settle()
  }

  /** The word behind a step and the state where it ends answer a test differently. */
  private tellApart(step: number, test: Test): boolean {
    const leaf = this.leaves[step] as Node
    if (this.open[step]) {
      this.facts.set(step, [...(this.facts.get(step) ?? []), test])
      this.go(step)
      this.settle()
      if (this.leaves[step] !== leaf) return true
    }
    const { arrivals, state, dead } = leaf
    leaf.test = test
    leaf.arrivals = []
    leaf.state = -1
    if (dead) leaf.kids.set(NONE, newLeaf(true))
    else {
      const kid = newLeaf(false)
      kid.state = state
      leaf.kids.set(this.words.ask(this.access[state] as Float64Array, test), kid)
    }
    const length = (id: number) => this.lengths[Math.floor(id / this.letters)] as number
    for (const id of arrivals.sort((a, b) => length(a) - length(b)))
      if (this.leaves[id] === leaf) this.go(id)
    this.settle()
    return true
  }

  /** A new state. */
  private enter(word: Float64Array, length: number, leaf: Node): void {
    leaf.state = this.access.length
    this.access.push(word)
    this.lengths.push(length)
    for (let s = 0; s < this.letters; s++) {
      this.next.push(-1)
      this.leaves.push(undefined)
      this.open.push(false)
    }
    this.wait(leaf.state)
  }

  private wait(state: number): void {
    const length = this.lengths[state] as number
    this.waiting[length] = [...(this.waiting[length] ?? []), state]
  }

  /** Settles all steps that wait, those behind short words first. */
  private settle(): void {
    for (let length = 0; length < this.waiting.length; length++) {
      const states = this.waiting[length]
      if (!states || states.length === 0) continue
      this.waiting[length] = []
      for (const state of states)
        if (this.lengths[state] === length)
          for (let s = 0; s < this.letters; s++) this.go(state * this.letters + s)
      length = -1
    }
  }

  /** Finds where a step goes. */
  private go(step: number): void {
    const from = Math.floor(step / this.letters)
    const word = this.words.extended(this.access[from] as Float64Array, step % this.letters)
    if (!word) return
    const length = (this.lengths[from] as number) + 1
    const { leaf, isSure } = this.descended(word, step)
    if (this.leaves[step] !== leaf) leaf.arrivals.push(step)
    this.leaves[step] = leaf
    this.open[step] = !isSure
    if (leaf.dead) {
      this.next[step] = -1
      return
    }
    if (leaf.state < 0) this.enter(word, length, leaf)
    else if (isSure && length < (this.lengths[leaf.state] as number)) {
      this.access[leaf.state] = word
      this.lengths[leaf.state] = length
      this.wait(leaf.state)
    }
    this.next[step] = leaf.state
  }

  /** The leaf of a word, by the answers to the tests. */
  private descended(word: Float64Array, step: number): { leaf: Node; isSure: boolean } {
    let node = this.root(word)
    while (node.test) {
      const answer = this.words.ask(word, node.test)
      if (answer === UNKNOWN) return { leaf: this.chosen(word, step, node), isSure: false }
      node = kidOf(node, answer)
    }
    return { leaf: node, isSure: true }
  }

  /** A leaf below a node that no answer speaks against: best one from which nothing follows. */
  private chosen(word: Float64Array, step: number, top: Node): Node {
    const facts = this.facts.get(step) ?? []
    const agrees = ({ dead, state }: Node) =>
      facts.every((test) => {
        const own = this.words.ask(word, test)
        const other = dead ? NONE : this.words.ask(this.access[state] as Float64Array, test)
        return own === UNKNOWN || other === UNKNOWN || own === other
      })
    let [best, fresh]: (Node | undefined)[] = []
    let missing: [Node, number] | undefined
    const nodes = [top]
    for (let node = nodes.pop(); node; node = nodes.pop()) {
      if (node.test) {
        const answer = this.words.ask(word, node.test)
        const kid = node.kids.get(answer)
        if (answer === UNKNOWN) nodes.push(...node.kids.values())
        else if (kid) nodes.push(kid)
        else missing ??= [node, answer]
      } else if (node.dead || node.state >= 0) {
        fresh = node
        if (agrees(node) && (!best || node.dead)) best = node
      }
    }
    return best ?? (missing && kidOf(...missing)) ?? (fresh as Node)
  }

  private root(word: Float64Array): Node {
    const key = this.words.canonicalStates(word)
    let root = this.roots.get(key)
    if (!root) {
      root = newLeaf(true)
      root.test = EMPTY
      root.kids.set(NONE, newLeaf(true))
      this.roots.set(key, root)
    }
    return root
  }
}

function newLeaf(dead: boolean): Node {
  return { test: undefined, kids: new Map(), state: -1, dead, arrivals: [] }
}

function kidOf(node: Node, answer: number): Node {
  let kid = node.kids.get(answer)
  if (!kid) {
    kid = newLeaf(false)
    node.kids.set(answer, kid)
  }
  return kid
}
