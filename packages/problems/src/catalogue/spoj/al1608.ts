import { between } from '../../bounds.ts'
import { always, the } from '../../formulas.ts'
import { stringsOf } from '../../own/bushes.ts'
import { defineOwnProblem, playAt } from '../../own/define.ts'
import { type Fields, list, number, word } from '../../own/fields.ts'

/** The player who begins is Left. */
function playOf(one: Fields) {
  const own = one.word('colour').toLowerCase()
  const strings = one.words('strings', 'string')
  return playAt(
    'hackenbush',
    stringsOf(strings.map((string) => Array.from(string, (letter) => (letter === own ? 0 : 1)))),
  )
}

export const problem = defineOwnProblem({
  id: 'al1608',
  title: { en: 'SPOJ AL_16_08', zh: 'SPOJ AL_16_08' },
  rule: {
    en: 'Strings of red (c) and green (z) links stand on the ground. One player cuts red links, the other one green ones; all above a cut is gone. Whoever cannot move loses. Given are who begins, Antek (A) or Basia (B), and the colour of that player.',
    zh: '若干根立在地面上的链，由红（c）、绿（z）环组成。一方只剪红环，另一方只剪绿环，剪断处以上的部分随之消失。不能走者负。给出先手 Antek（A）或 Basia（B）及其颜色。',
  },
  tags: ['partizan'],
  level: 4,
  envelope: 'count',
  layout: [
    number('k'),
    word('starter', 'AB', { length: always(1), on: 'same line' }),
    word('colour', 'CZ', { length: always(1), on: 'same line' }),
    list('strings', the('k'), [word('string', 'cz')], 'lines', {
      en: 'k strings from the ground up',
      zh: '自地面向上的 k 根链',
    }),
  ],
  bounds: { of: { k: between(1, 100), string: between(1, 100) } },
  games: ['hackenbush'],
  plays: (one) => [playOf(one)],
  asks: {
    kind: 'says',
    words: { en: 'the winner, Antek or Basia', zh: '胜者 Antek 或 Basia' },
    says(one, decide) {
      const begins = one.word('starter') === 'A'
      return begins === (decide.outcome(playOf(one)) === 'N') ? 'Antek' : 'Basia'
    },
  },
  sample: {
    input: '4\n1 A C\ncz\n1 A Z\ncz\n2 B Z\nzc\nc\n2 A C\nzz\ncc\n',
    output: 'Antek\nBasia\nAntek\nBasia\n',
  },
})
