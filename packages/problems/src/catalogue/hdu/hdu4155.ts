import { between } from '../../bounds.ts'
import { defineOwnProblem, playAt } from '../../own/define.ts'
import { Fields, word } from '../../own/fields.ts'

/** What the cards of a word add up to. */
const totalOf = (cards: string) => [...cards].reduce((sum, card) => sum + Number(card), 0)

/** Whether cards can have been taken in this order: four of each, and none after the end of the game. */
function isPlay(cards: string): boolean {
  const few = [...'123456'].every((card) => cards.split(card).length <= 5)
  return few && totalOf(cards.slice(0, -1)) < 31
}

export const problem = defineOwnProblem({
  id: 'hdu4155',
  title: { en: 'HDU 4155 The Game of 31', zh: 'HDU 4155 The Game of 31' },
  rule: {
    en: '24 cards, four of each number 1 to 6. A and B take turns to take a card and add it to the total. Whoever makes it exactly 31 wins, whoever exceeds 31 loses. The cards that were taken so far are given, A’s first: who wins?',
    zh: '共 24 张牌，1 到 6 各四张。A、B 轮流取一张，把它加到总和上。使总和恰为 31 者胜，超过 31 者负。给出已取的牌（A 先取），问谁胜。',
  },
  tags: ['search', 'subtraction'],
  level: 2,
  envelope: 'end',
  layout: [
    word('cards', '123456', {
      words: { en: 'the cards taken, without spaces', zh: '已取的牌，中间没有空格' },
      size: { en: 'number of cards', zh: '张数' },
    }),
  ],
  bounds: { of: { cards: between(1, 24) } },
  games: ['supply'],
  plays(one) {
    const cards = one.word('cards')
    const missing = 31 - totalOf(cards)
    const left = [...'123456'].map((card) => BigInt(5 - cards.split(card).length))
    return missing < 0 ? [] : [playAt('supply', [BigInt(missing), ...left])]
  },
  refuse: (one) =>
    isPlay(one.word('cards'))
      ? undefined
      : { en: 'cards that can have been taken in this order', zh: '能按此顺序取出的牌' },
  mend(one) {
    let cards = ''
    for (const card of one.word('cards')) if (isPlay(cards + card)) cards += card
    return new Fields({ cards })
  },
  asks: {
    kind: 'says',
    words: {
      en: 'the cards taken, a space and the winner: `A` or `B`',
      zh: '已取的牌、一个空格和胜者 `A` 或 `B`',
    },
    says(one, decide) {
      const cards = one.word('cards')
      const [play] = problem.statement.plays(one)
      // who has exceeded 31 has lost, and otherwise the next player wins or loses
      const nextWins = !play || decide.outcome(play) === 'N'
      return `${cards} ${nextWins === (cards.length % 2 === 0) ? 'A' : 'B'}`
    },
  },
  program: {
    why: {
      en: 'Which cards are taken is a number of six digits to the base 5; each is looked at once. A card that makes exactly 31 leaves a player who loses, one that exceeds it is never better than the rest.',
      zh: '已取的牌用一个六位五进制数表示，每种情形只搜索一次。恰好凑成 31 时对手必败；超过 31 的牌从不更好。',
    },
    text: `
      global ints memo[15625]
      bool wins(int taken, int total) {
        if (memo[taken] > 0) return memo[taken] == 1
        int rest = taken
        int power = 1
        int found = 2
        for card = 1..6 {
          if (found == 2 && rest % 5 < 4 && total + card <= 31) {
            if (!wins(taken + power, total + card)) found = 1
          }
          rest /= 5
          power *= 5
        }
        memo[taken] = found
        return found == 1
      }
      int taken = 0
      int total = 0
      for card of cards {
        const int digit = card - '0'
        write digit
        int power = 1
        for i = 2..digit power = power * 5
        taken += power
        total += digit
      }
      int turn = 1
      if (total <= 31) { if (!wins(taken, total)) turn = 0 }
      print " ", (turn + size(cards)) % 2 == 1 ? "A" : "B"`,
  },
  sample: {
    input: '6\n45\n3216\n5544332\n66655\n',
    output: '6 B\n45 A\n3216 A\n5544332 B\n66655 B\n',
  },
})
