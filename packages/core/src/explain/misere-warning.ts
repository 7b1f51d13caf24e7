import type { Game } from '../games/game.ts'
import type { Words } from '../model/words.ts'
import { mayHaveQuotient } from '../solve/misere.ts'

/** What a person who knows misère Nim must be told about a game; undefined where nothing. */
export function misereWarning(game: Game<unknown>): Words | undefined {
  return mayHaveQuotient(game) && !game.theorem ? TAKING_RULE_WARNING : undefined
}

/** The warning that belongs to misère play of rules for which Ferguson's theorem does not speak. */
const TAKING_RULE_WARNING: Words = {
  en: 'The rule “when all values are at most 1 leave an odd number of ones, otherwise play as in normal play” (known as the SJ theorem) is no rule of misère play in general. It holds where the same amounts may be taken from every heap and nothing else is done. Misère Kayles breaks it at a row of 8: the value is 1, so that the rule calls it losing, but the player to move wins.',
  zh: '“各堆 SG 值都不超过 1 时留下奇数个 1，否则同常规”（SJ 定理）并不是反常规玩法的通则，只在各堆都能取同样的数量且没有别的走法时成立。反常规的凯尔斯（八进制 0.77）在一排 8 个时就不成立：SG 值是 1，按该规则应为必败，其实先手必胜。',
}
