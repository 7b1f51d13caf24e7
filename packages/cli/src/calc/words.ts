import type { CalculationRecord, ComparisonRecord, Lang } from '@nimber/core'
import { refusing } from '../frame/failure.ts'

type Outcome = CalculationRecord['outcome']
type Relation = ComparisonRecord['relation']

const en = {
  calc: 'values of games with different moves, and products of nimbers',
  expressionArgument: "an expression: '{1|-1} + ^* - 3/4', '^ > *'; with --json also -",
  svgOption: 'draw the thermograph as SVG, to a file',
  treeOption: 'print the canonical form as a tree',
  nimbersOption: 'read the expression in nimbers: 6*11 is a product',
  tableOption: 'print the nim products of all numbers below a size (16)',
  notation: `Notation
  3/4  ^2*3  2v   numbers, ups (v downs), nimbers, and sums of the three
  {1,0|*}         what Left may move to | what Right may move to
  +-1  +-(1*,2)   switches {1|-1} and {1*,2|-1*,-2}
  tiny(2)         {0|{0|-2}}; miny(2) is its negative
  3.{2|0}         copies; and + - ( ) with any of these
  < > = <= >= != || |> <| ?   claims; ? asks which of < > = || holds

In nimbers, where a product * stands between blanks, or with --nimbers
  6 * 11 + 3      nim product and nim sum; a / b, and a - b, which is a + b
  5^3  5^-1       powers; the exponent is a usual integer
  sqrt(a)         the nimber whose square is a
  order(a)        the least e > 0 with a^e = 1
  log(a, b)       the least e >= 0 with b^e = a
`,
  inverse: 'inverse',
  squareRoot: 'square root',
  order: (order: string) => `The powers repeat after ${order}.`,
  exponent: (exponent: string) => `The exponent is ${exponent}.`,
  noExponent: 'No power of the base is that number.',
  alsoNimbers: (expression: string) =>
    `In nimbers it is another: nimber calc --nimbers '${expression}'`,
  nimbersAlone: 'In nimbers there is no thermograph and no tree.',
  tableAlone: '--table goes with --json, --budget and --lang alone.',
  badTable: (text: string, most: number) =>
    `Expected --table to be a whole number from 1 to ${most}, found ${text}.`,
  noExpression: "Expected an expression, as in nimber calc '6 * 11 + 3', or --table 16.",
  outcomes: {
    L: 'Left wins, whoever begins (L)',
    R: 'Right wins, whoever begins (R)',
    N: 'Whoever begins wins (N)',
    P: 'Whoever begins loses (P)',
  } satisfies Record<Outcome, string>,
  value: 'value',
  signs: 'in signs',
  canonical: 'canonical form',
  mean: 'mean',
  temperature: 'temperature',
  stops: 'stops',
  stopsOf: (left: string, right: string) => `left ${left}, right ${right}`,
  birthday: 'birthday',
  atomicWeight: 'atomic weight',
  thermograph: 'Thermograph',
  thermographOf: (value: string) => `Thermograph of ${value}`,
  tree: 'Canonical form',
  leftMark: 'L',
  rightMark: 'R',
  moreLines: (lines: number) => `… and more: the first ${lines} lines are shown`,
  tooLong: 'too long to be written: more than 4000 characters',
  notAdded: 'not worked out: too large; the sum was decided without adding it up',
  trueClaim: 'True',
  falseClaim: 'False',
  relations: {
    '<': (a: string, b: string) => `${a} is less than ${b}: Right wins the difference.`,
    '>': (a: string, b: string) => `${a} is greater than ${b}: Left wins the difference.`,
    '=': (a: string, b: string) => `${a} equals ${b}: whoever begins loses the difference.`,
    '||': (a: string, b: string) =>
      `${a} and ${b} are confused: whoever begins wins the difference.`,
  } satisfies Record<Relation, unknown>,
  first: 'the first value',
  second: 'the second',
  linesAlone: 'With - only --json, --budget and --lang have a meaning.',
  jsonAlone: '--json does not go with --tree.',
  noForm: 'The sum is too large for a form: there is no thermograph and no tree to show.',
  noPicture: 'A comparison has no thermograph and no tree: use them with one expression.',
}

const zh: typeof en = {
  calc: '不平等博弈的值：求和、比较、温度；尼姆积',
  expressionArgument: "表达式：'{1|-1} + ^* - 3/4'、'^ > *'；配合 --json 可用 -",
  svgOption: '把温度图画成 SVG，写入文件',
  treeOption: '把标准形输出为树',
  nimbersOption: '按尼姆数读表达式：6*11 是乘积',
  tableOption: '输出小于某数（默认 16）的所有数的尼姆积',
  notation: `记号
  3/4  ^2*3  2v   数、升（v 为降）、尼姆数，以及三者之和
  {1,0|*}         左方可走到的局面 | 右方可走到的局面
  +-1  +-(1*,2)   开关 {1|-1} 与 {1*,2|-1*,-2}
  tiny(2)         {0|{0|-2}}；miny(2) 是它的负
  3.{2|0}         若干份；以上都可用 + - ( ) 组合
  < > = <= >= != || |> <| ?   断言；? 问 < > = || 中哪个成立

尼姆数：乘号 * 两边有空格，或用 --nimbers
  6 * 11 + 3      尼姆积与尼姆和；a / b；a - b 即 a + b
  5^3  5^-1       乘方；指数是普通整数
  sqrt(a)         平方等于 a 的尼姆数
  order(a)        使 a^e = 1 的最小 e > 0
  log(a, b)       使 b^e = a 的最小 e >= 0
`,
  inverse: '逆元',
  squareRoot: '平方根',
  order: (order) => `它的幂以 ${order} 为周期。`,
  exponent: (exponent) => `指数是 ${exponent}。`,
  noExponent: '底的幂中没有这个数。',
  alsoNimbers: (expression) => `按尼姆数读则不同：nimber calc --nimbers '${expression}'`,
  nimbersAlone: '尼姆数没有温度图和树。',
  tableAlone: '--table 只能与 --json、--budget 和 --lang 同用。',
  badTable: (text, most) => `--table 应是 1 到 ${most} 的整数，却是 ${text}。`,
  noExpression: "应有表达式，例如 nimber calc '6 * 11 + 3'，或 --table 16。",
  outcomes: {
    L: '无论谁先走，左方必胜（L）',
    R: '无论谁先走，右方必胜（R）',
    N: '先手必胜（N）',
    P: '先手必败（P）',
  },
  value: '值',
  signs: '书写形式',
  canonical: '标准形',
  mean: '均值',
  temperature: '温度',
  stops: '停止值',
  stopsOf: (left, right) => `左 ${left}，右 ${right}`,
  birthday: '生日',
  atomicWeight: '原子量',
  thermograph: '温度图',
  thermographOf: (value) => `${value} 的温度图`,
  tree: '标准形',
  leftMark: '左',
  rightMark: '右',
  moreLines: (lines) => `……还有更多：只显示前 ${lines} 行`,
  tooLong: '太长，无法写出：超过 4000 个字符',
  notAdded: '未求出：太大；这个和未经相加即已判定',
  trueClaim: '成立',
  falseClaim: '不成立',
  relations: {
    '<': (a, b) => `${a} 小于 ${b}：两者之差右方必胜。`,
    '>': (a, b) => `${a} 大于 ${b}：两者之差左方必胜。`,
    '=': (a, b) => `${a} 等于 ${b}：两者之差先手必败。`,
    '||': (a, b) => `${a} 与 ${b} 不可比：两者之差先手必胜。`,
  },
  first: '前一个值',
  second: '后一个值',
  linesAlone: '用 - 时只能再用 --json、--budget 和 --lang。',
  jsonAlone: '--json 不能与 --tree 同用。',
  noForm: '这个和太大，没有求出标准形：没有温度图和树可显示。',
  noPicture: '比较没有温度图和树：请只给一个表达式。',
}

/** Everything that `nimber calc` says, by language. */
export const calcWords: Readonly<Record<Lang, typeof en>> = { en, zh }

/** A wrong option or argument of `nimber calc`. */
export const wrongCalc = refusing(calcWords)
