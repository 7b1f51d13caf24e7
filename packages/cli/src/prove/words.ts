import type { Lang } from '@nimber/core'
import { refusing } from '../frame/failure.ts'

const en = {
  prove: 'decide a sentence about all numbers, or find those for which it holds',
  sentenceArgument: "a sentence: 'An Em n = 2*m | n = 2*m+1'",
  jsonOption: 'print one JSON object',
  systemOption: 'how numbers are written: fib, 2 … 10, pell, trib, p2 …',
  statesOption: 'the most states of an automaton (500000)',
  svgOption: 'draw the automaton of a set as SVG, to a file',
  dotOption: 'write the automaton of a set for Graphviz, to a file (- prints it)',
  formatOption: 'print the automaton of a set as a file of Walnut',
  notation: `Notation (as in Walnut)
  Ax,y …  Ex …         for all x and y; there is an x; reaches as far as it can
  ~  &  ^  |  =>  <=>  not, and, either-or, or, if-then, if and only if; the
                       first binds most
  x+y  x-2*y  3        sums, differences, products with a number
  =  !=  <  <=  >  >=  comparisons
  fib(n)  power2(n)    n is 1, 2, 3, 5, …; n is 1, 2, 4, … (power3 and so on)
  xor(a,b,c)           a xor b = c;  evil(n), odious(n)
  losing wythoff(a,b)  a position of a game is lost; a rule stands in quotes
  value lasker(n,v)    a heap of n has the value v
  ?msd_fib …           before a sentence: numbers by Zeckendorf digits
Numbers are 0, 1, 2, …. A letter that no quantifier binds is free: the answer is
then the set of all numbers for which the sentence holds.
`,
  true: 'True',
  false: 'False',
  witness: (numbers: string) => `for example ${numbers}`,
  counterexample: (numbers: string) => `It fails for ${numbers}.`,
  none: 'It holds for no numbers.',
  holdsFor: (names: string) => `It holds for these ${names}:`,
  states: (states: number) => `automaton: ${states === 1 ? '1 state' : `${states} states`}`,
  size: (count: string | undefined) =>
    count === undefined ? 'infinitely many' : count === '1' ? 'one in all' : `${count} in all`,
  numbers: (system: string) => `numbers: ${system}`,
  withoutSet: 'A sentence without free letters is true or false: there is no automaton to show.',
  tooManyStates: (states: number, most: number) =>
    `The automaton has ${states} states, more than the ${most} that can be drawn: use --dot or --format walnut.`,
  badStates: (text: string) => `Expected --states with a whole number above 0, found “${text}”.`,
  badFormat: (text: string) => `Expected --format walnut, found “${text}”.`,
  formatAlone: '--format prints the automaton alone: leave --json out.',
  met: {
    states: (limit: number) =>
      `An automaton has more than ${limit} states: raise --states or --budget.`,
    seconds: (limit: number) => `It takes more than ${limit} seconds: raise --budget.`,
    memory: () => 'An automaton does not fit in memory.',
    letters: (limit: number) =>
      `Too many numbers at once: their digits make more than ${limit} letters. Use a system with fewer digits, or fewer variables in one part.`,
  },
}

/** As it is written in a sentence, whatever the language. */
const XOR = 'xor(a,b,c)'

const zh: typeof en = {
  prove: '判定关于一切数的语句，或求出使它成立的数',
  sentenceArgument: "语句：'An Em n = 2*m | n = 2*m+1'",
  jsonOption: '输出一个 JSON 对象',
  systemOption: '数的写法：fib、2 … 10、pell、trib、p2 …',
  statesOption: '自动机至多多少个状态（500000）',
  svgOption: '把集合的自动机画成 SVG，写入文件',
  dotOption: '把集合的自动机写成 Graphviz 格式，写入文件（- 表示输出）',
  formatOption: '把集合的自动机输出为 Walnut 的文件',
  notation: `记号（与 Walnut 相同）
  Ax,y …  Ex …         对一切 x、y；存在 x；管到尽可能靠右的地方
  ~  &  ^  |  =>  <=>  非、且、恰一、或、蕴含、当且仅当；前者优先
  x+y  x-2*y  3        和、差、与数的乘积
  =  !=  <  <=  >  >=  比较
  fib(n)  power2(n)    n 是 1、2、3、5……；n 是 1、2、4……（power3 等同理）
  ${XOR}           a 与 b 的异或是 c；evil(n)、odious(n)
  losing wythoff(a,b)  某游戏的局面必败；规则要写在引号里
  value lasker(n,v)    n 颗的堆值为 v
  ?msd_fib …           写在语句之前：数用齐肯多夫表示
数是 0、1、2……。没有被量词约束的字母是自由的：这时答案是使语句成立的一切数的集合。
`,
  true: '成立',
  false: '不成立',
  witness: (numbers) => `例如 ${numbers}`,
  counterexample: (numbers) => `反例：${numbers}。`,
  none: '没有数使它成立。',
  holdsFor: (names) => `它对下列 ${names} 成立：`,
  states: (states) => `自动机：${states} 个状态`,
  size: (count) => (count === undefined ? '无穷多' : `共 ${count} 组`),
  numbers: (system) => `记数法：${system}`,
  withoutSet: '没有自由字母的语句只有成立与不成立：没有自动机可显示。',
  tooManyStates: (states, most) =>
    `自动机有 ${states} 个状态，超过可画的 ${most} 个：请用 --dot 或 --format walnut。`,
  badStates: (text) => `--states 应是大于 0 的整数，却是“${text}”。`,
  badFormat: (text) => `--format 只能是 walnut，却是“${text}”。`,
  formatAlone: '--format 只输出自动机：请去掉 --json。',
  met: {
    states: (limit) => `自动机超过 ${limit} 个状态：请提高 --states 或 --budget。`,
    seconds: (limit) => `超过 ${limit} 秒：请提高 --budget。`,
    memory: () => '自动机太大，内存放不下。',
    letters: (limit) =>
      `同时读的数太多：数字组合超过 ${limit} 种。请换数字较少的记数法，或减少一处的变量。`,
  },
}

/** Everything that `nimber prove` says, by language. */
export const proveWords: Readonly<Record<Lang, typeof en>> = { en, zh }

/** A wrong option or argument of `nimber prove`. */
export const wrongProve = refusing(proveWords)
