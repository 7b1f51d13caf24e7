import { TextError } from '../../model/errors.ts'
import { type Move, Moves } from '../../model/moves.ts'
import type { Rules } from '../../model/rules.ts'
import { OWN } from '../../model/shape.ts'
import { defineOwnGame } from '../define.ts'
import type { Look } from '../game.ts'

/** A list of words; positions of one list share it. */
export interface WordList {
  readonly words: readonly string[]
}

/** The words, and what has been written so far: the beginning of one of them. */
export interface Beginning {
  readonly list: WordList
  readonly written: string
}

/** A vertex of the tree of beginnings. */
interface Node {
  readonly next: Map<string, Node>
  value: number
}

const tries = new WeakMap<WordList, Node>()

/** The tree of all beginnings, with the value of each. */
function trieOf(list: WordList): Node {
  const known = tries.get(list)
  if (known) return known
  const root: Node = { next: new Map(), value: 0 }
  const nodes = [root]
  for (const word of list.words) {
    let at = root
    for (const letter of word) {
      let to = at.next.get(letter)
      if (!to) {
        to = { next: new Map(), value: 0 }
        nodes.push(to)
        at.next.set(letter, to)
      }
      at = to
    }
  }
  // a longer beginning was made after a shorter one
  for (const node of nodes.toReversed()) {
    const seen = new Set([...node.next.values()].map(({ value }) => value))
    while (seen.has(node.value)) node.value++
  }
  tries.set(list, root)
  return root
}

function nodeAt({ list, written }: Beginning): Node {
  let at = trieOf(list)
  for (const letter of written) at = at.next.get(letter) as Node
  return at
}

const append = ({ list, written }: Beginning, letter: string): Move<Beginning> => ({
  text: { en: `add ${letter}`, zh: `加 ${letter}` },
  touches: [written + letter],
  to: { list, written: written + letter },
})

const rules: Rules<Beginning> = {
  parse(text) {
    const bar = text.indexOf('|')
    const words = (bar < 0 ? text : text.slice(0, bar))
      .trim()
      .split(/[\s,，]+/)
      .filter(Boolean)
    const written = bar < 0 ? '' : text.slice(bar + 1).trim()
    const bad = words.some((word) => /[^\p{L}\p{N}]/u.test(word))
    if (words.length === 0 || bad)
      throw new TextError(text, 0, {
        en: 'Expected words of letters, and behind | what has been written so far: abc abd | a.',
        zh: '这里应是由字母组成的单词，| 之后是已写出的部分：abc abd | a。',
      })
    if (!words.some((word) => word.startsWith(written)))
      throw new TextError(text, bar + 1, {
        en: 'No word begins with what has been written.',
        zh: '没有单词以已写出的部分开头。',
      })
    return { list: { words }, written }
  },
  print: ({ list: { words }, written }) => [...words, ...(written ? ['|', written] : [])].join(' '),
  *moves(beginning) {
    for (const letter of nodeAt(beginning).next.keys()) yield append(beginning, letter)
  },
  *upTo() {
    const all = ['a', 'ab', 'ba', 'abb', 'bab', 'aab', 'abba', 'bb']
    for (let set = 1; set < 2 ** all.length; set++)
      yield { list: { words: all.filter((_, i) => (set >> i) & 1) }, written: '' }
  },
  axes: undefined,
}

/** Words of more letters together are told by their text. */
const DRAWN = 200

/** The tree of all beginnings, each with its last letter, and what has been written as the token. */
function look(beginning: Beginning): Look {
  const { list, written } = beginning
  const letters = list.words.reduce((sum, word) => sum + word.length, 0)
  if (letters > DRAWN) return { kind: 'text', text: rules.print(beginning) }
  const names = [
    '',
    ...new Set(list.words.flatMap((word) => [...word].map((_, i) => word.slice(0, i + 1)))),
  ]
  return {
    kind: 'network',
    layout: 'hanging',
    invite: { en: 'Click the next letter.', zh: '点下一个字母。' },
    vertices: names.map((name) => ({
      name,
      says: name.slice(-1),
      ...(name === written && { tokens: 1 }),
      ...(!name.startsWith(written) && !written.startsWith(name) && { is: 'out' as const }),
    })),
    edges: names.slice(1).map((name) => ({ name: `-${name}`, ends: [name.slice(0, -1), name] })),
    notes: [
      { en: `Written: ${written || '(nothing yet)'}`, zh: `已写：${written || '（还没有）'}` },
    ],
  }
}

export const game = defineOwnGame({
  slug: 'trie',
  names: { en: 'Writing the beginning of a word', zh: '字典树游戏' },
  about: {
    en: 'Some words are given. A move adds a letter to what has been written, which must still be the beginning of one of the words. Whoever cannot move loses.',
    zh: '给定若干单词。每次在已写出的部分后面加一个字母，它必须仍是某个单词的开头。不能走者负。',
  },
  position: {
    en: 'the words, and behind | what has been written: abc abd | a',
    zh: '各单词，| 之后是已写出的部分：abc abd | a',
  },
  shape: OWN,
  look,
  rules: () => rules,
  theorem: () => ({
    name: { en: 'Values on the trie', zh: '字典树上的 SG 值' },
    reference: {
      en: 'Sprague–Grundy theorem; Codeforces 455B',
      zh: 'Sprague–Grundy 定理；Codeforces 455B',
    },
    statement: {
      en: 'The beginnings of the words form a tree. The value of a beginning is the least number that no beginning longer by a letter has; a whole word that is not continued has 0.',
      zh: '各单词的开头构成一棵树。一个开头的值是比它多一个字母的各开头的值中没有出现的最小非负整数；不能再接下去的完整单词为 0。',
    },
    value: (beginning) => BigInt(nodeAt(beginning).value),
    applied: (beginning) => {
      const node = nodeAt(beginning)
      const next = [...node.next].map(([letter, { value }]) => `${letter}: ${value}`)
      const shown = next.slice(0, 26).join(', ') + (next.length > 26 ? ', …' : '')
      return {
        en: `The letters that can follow, with the values they lead to: ${shown || 'none'}. The value is ${node.value}.`,
        zh: `可以接的字母及其到达的值：${shown.replaceAll(', ', '，').replaceAll(': ', '：') || '无'}。SG 值是 ${node.value}。`,
      }
    },
    movesTo: (beginning, target) =>
      Moves.of(function* () {
        for (const [letter, { value }] of nodeAt(beginning).next)
          if (BigInt(value) === target) yield append(beginning, letter)
      }),
    proof: {
      en: 'Moves go down the tree by one letter, so values follow from the leaves upwards by the Sprague–Grundy theorem.',
      zh: '每步沿树向下一个字母，所以由 Sprague–Grundy 定理从叶子往上即得各值。',
    },
  }),
  examples: ['trie: tea ten to in inn', 'trie: a ab abba bb', 'trie: abc abd b | ab'],
})
