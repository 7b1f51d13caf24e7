import type { Game } from '../../games/game.ts'
import type { Theorem } from '../../games/theorem.ts'
import { NoProgram } from '../tree/draft.ts'

type Named = Pick<Game<unknown>, 'name' | 'nameZh'>

export function nothingKnown({ name, nameZh }: Named): NoProgram {
  return new NoProgram({
    en: `Of ${name} nothing is known that a short program could use.`,
    zh: `关于 ${nameZh}，没有短程序可用的结论。`,
  })
}

export function noFormula(
  { name, nameZh }: Named,
  theorem: Pick<Theorem<unknown>, 'name'>,
): NoProgram {
  return new NoProgram({
    en: `${name} is decided by a method (${theorem.name.en}), not by a formula: only formulas and tables of heaps or counters can be printed as programs.`,
    zh: `${nameZh}由一种算法（${theorem.name.zh}）判定，而不是公式：只有公式，以及堆或计数器的表，才能输出为程序。`,
  })
}

export function onlySome(
  { name, nameZh }: Named,
  theorem: Pick<Theorem<unknown>, 'name'>,
): NoProgram {
  return new NoProgram({
    en: `Of ${name} only some positions are settled by a theorem (${theorem.name.en}), the others by search: no short program decides them all.`,
    zh: `${nameZh} 只有部分局面由定理解决（${theorem.name.zh}），其余靠搜索：没有能判定全部局面的短程序。`,
  })
}
