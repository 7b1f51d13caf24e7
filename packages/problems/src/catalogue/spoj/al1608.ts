import { between } from '../../bounds.ts'
import { always, the } from '../../formulas.ts'
import { stringsOf } from '../../own/bushes.ts'
import { defineOwnProblem, playAt } from '../../own/define.ts'
import { type Fields, list, number, word } from '../../own/fields.ts'

/** The player who begins is Left. */
function playOf(one: Fields) {
  const own = one.word('colour').toLowerCase()
  return playAt('hackenbush', stringsOf(one.words('strings', 'string'), own))
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
    word('starter', 'AB', {
      length: always(1),
      on: 'same line',
      words: { en: '`A` or `B`: who begins', zh: '`A` 或 `B`：先手' },
    }),
    word('colour', 'CZ', {
      length: always(1),
      on: 'same line',
      words: {
        en: '`C` (red) or `Z` (green): the colour of that player',
        zh: '`C`（红）或 `Z`（绿）：先手的颜色',
      },
    }),
    list(
      'strings',
      the('k'),
      [word('string', 'cz', { size: { en: 'length of a string', zh: '每根链长' } })],
      'lines',
      {
        en: 'k strings from the ground up',
        zh: '自地面向上的 k 根链',
      },
    ),
  ],
  bounds: { of: { k: between(1, 100), string: between(1, 100) } },
  games: ['hackenbush'],
  plays: (one) => [playOf(one)],
  asks: {
    kind: 'says',
    words: { en: 'the winner, `Antek` or `Basia`', zh: '胜者 `Antek` 或 `Basia`' },
    says(one, decide) {
      const begins = one.word('starter') === 'A'
      return begins === (decide.outcome(playOf(one)) === 'N') ? 'Antek' : 'Basia'
    },
  },
  program: {
    why: {
      en: 'A string of links is a number: links of the lowest colour count 1 each up to the first of the other colour, every link from there on half of the one before, with the sign of its player (Winning Ways, ch. 3). The sum is positive exactly if the player who begins wins; numbers are counted in units of 2^-100.',
      zh: '一根链是一个数：从底部起同色的环各计 1，从第一个异色环起每个环是前一个的一半，正负由归属决定（Winning Ways 第 3 章）。和为正时先手胜；这里以 2 的 −100 次方为单位。',
    },
    wide: 41538374868278621028243970633760768n,
    text: `
      read word starter[<= 1]
      read word colour[<= 1]
      wide total = 0
      for i = 1..k {
        read word links[<= 100]
        wide worth = 0
        wide step = 1267650600228229401496703205376
        int same = 1
        for j = 0..size(links) - 1 {
          if (links[j] != links[0]) same = 0
          if (same == 0) step = step / 2
          if (links[j] - 'a' == colour[0] - 'A') worth += step
          else worth = worth - step
        }
        total += worth
      }
      print (total > 0) == (starter[0] == 'A') ? "Antek" : "Basia"`,
  },
  sample: {
    input: '4\n1 A C\ncz\n1 A Z\ncz\n2 B Z\nzc\nc\n2 A C\nzz\ncc\n',
    output: 'Antek\nBasia\nAntek\nBasia\n',
  },
})
