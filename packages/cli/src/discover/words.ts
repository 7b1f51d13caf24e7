import type { Lang } from '@nimber/core'
import { refusing } from '../frame/failure.ts'

const en = {
  discover: 'the pattern of a game, proved where it can be',
  gameArgument: 'a game: nim, "octal 0.77", "take {1,3,4}"; with --json also -',
  certificateOption: 'write the certificate of a proved pattern',
  familyOption: 'letters of the game and their numbers: p=1..6,q=6..12',
  threadsOption: 'how many lines are worked on at once (1)',
  systemOption: 'numeration systems to try: fib,2,3,pell,p2 …',
  svgOption: 'draw the automaton of a proof as SVG, to a file',
  dotOption: 'write that automaton for Graphviz, to a file (- prints it)',
  formatOption: 'print that automaton as a file of Walnut',
  noAutomaton: 'No automaton proves this: there is none to show.',
  tooManyStates: (states: number, most: number) =>
    `The automaton has ${states} states, more than the ${most} that can be drawn: use --dot or --format walnut.`,
  badFormat: (text: string) => `Expected --format walnut, found “${text}”.`,
  statesOption: 'the most states of an automaton (500000)',
  levelsOption: 'values to tell apart, for rules over counters (0)',
  heapsOption: 'heaps of a game that has any number of them, as a rule over counters',
  badHeaps: (text: string, least: number, most: number) =>
    `--heaps must be a number from ${least} to ${most}, not “${text}”.`,
  noHeaps: (game: string) =>
    `--heaps is for games with any number of heaps that are a rule over counters on each number of them (nim, moore 2, staircase, end-piles); ${game} is none.`,
  badSystem: (text: string, names: string) =>
    `There is no numeration system “${text}”: choose from ${names}.`,
  badStates: (text: string) => `--states must be a number from 1 to 100000000, not “${text}”.`,
  badLevels: (text: string) => `--levels must be a number from 0 to 16, not “${text}”.`,
  badThreads: (text: string) => `--threads must be a number from 1 to 256, not “${text}”.`,
  proved: (kind: string) => `Proved (certificate: ${kind})`,
  theorem: 'theorem',
  verified: (to: string) => `Verified up to ${to}, not proved`,
  verifiedMembers: (members: number) => `Verified for ${members} members`,
  noPattern: (to: string) => `No pattern found up to ${to}`,
  winnersProved: (to: string) =>
    `Who wins a heap is proved; no pattern of the values found up to ${to}`,
  winnersOnly: 'Proved: who wins a heap repeats',
  noFamilyPattern: (members: number) => `No formula found for ${members} members`,
  pattern: 'Pattern',
  firstValues: 'First values',
  firstWinners: 'Who wins the first heaps (L Left, R Right, N who begins, P who comes second)',
  firstLosing: 'First losing positions',
  settledBy: (name: string, reference: string) => `Settled by a theorem: ${name} (${reference})`,
  verifiedToo: (to: string) => `Pattern in its positions: verified up to ${to}, no certificate`,
  noPatternToo: (to: string) => `No pattern found in its positions up to ${to}`,
  alsoSeen: (to: string) => `Seen besides, up to ${to}, not proved`,
  noPeriodYet: (to: number, heap: number, largest: number) =>
    `The values up to n = ${to} prove no period. The largest of them is G(${heap}) = ${largest}. A larger budget looks further.`,
  next: 'Next',
  noCertificate: 'No certificate was written: the pattern is not proved.',
  linesAlone: 'With - only --json, --budget, --memory, --threads and --lang make sense.',
  noPlot: 'Values that are no numbers have no plot: leave out --plot.',
  hasPosition: 'A pattern is about all positions: write the game alone.',
}

const zh: typeof en = {
  discover: '找出一个游戏的规律，能证明的给出证明',
  gameArgument: '游戏：nim、"octal 0.77"；配合 --json 可用 -',
  certificateOption: '写出已证明规律的证书',
  familyOption: '游戏中的字母及其取值：p=1..6,q=6..12',
  threadsOption: '同时处理的行数（1）',
  systemOption: '尝试的记数系统：fib,2,3,pell,p2 ……',
  svgOption: '把证明所用的自动机画成 SVG，写入文件',
  dotOption: '把该自动机写成 Graphviz 格式，写入文件（- 表示输出）',
  formatOption: '把该自动机输出为 Walnut 的文件',
  noAutomaton: '这里没有自动机证明：没有可显示的自动机。',
  tooManyStates: (states, most) =>
    `自动机有 ${states} 个状态，超过可画的 ${most} 个：请用 --dot 或 --format walnut。`,
  badFormat: (text) => `--format 只能是 walnut，却是“${text}”。`,
  statesOption: '自动机最多的状态数（500000）',
  levelsOption: '计数规则：按值区分到这个数（0）',
  heapsOption: '堆数不限的游戏取这么多堆，作为计数规则',
  badHeaps: (text, least, most) => `--heaps 应是 ${least} 到 ${most} 的整数，而不是“${text}”。`,
  noHeaps: (game) =>
    `--heaps 只用于堆数不限、且每种堆数都是计数规则的游戏（nim、moore 2、staircase、end-piles）；${game} 不是。`,
  badSystem: (text, names) => `没有记数系统“${text}”：可选 ${names}。`,
  badStates: (text) => `--states 应是 1 到 100000000 的整数，而不是“${text}”。`,
  badLevels: (text) => `--levels 应是 0 到 16 的整数，而不是“${text}”。`,
  badThreads: (text) => `--threads 应是 1 到 256 的整数，而不是“${text}”。`,
  proved: (kind) => `已证明（证书：${kind}）`,
  theorem: '定理',
  verified: (to) => `验证到 ${to}，未证明`,
  verifiedMembers: (members) => `对 ${members} 个成员验证成立`,
  noPattern: (to) => `到 ${to} 为止没有找到规律`,
  winnersProved: (to) => `各堆的胜负已证明；到 ${to} 为止没有找到值的规律`,
  winnersOnly: '已证明：各堆的胜负重复出现',
  noFamilyPattern: (members) => `没有找到适合 ${members} 个成员的公式`,
  pattern: '规律',
  firstValues: '开头的值',
  firstWinners: '开头各堆谁胜（L 左方，R 右方，N 先走者，P 后走者）',
  firstLosing: '开头的必败局面',
  settledBy: (name, reference) => `已由定理解决：${name}（${reference}）`,
  verifiedToo: (to) => `局面中的规律：验证到 ${to}，没有证书`,
  noPatternToo: (to) => `到 ${to} 为止，局面中没有找到规律`,
  alsoSeen: (to) => `另外看到的规律（到 ${to}，未证明）`,
  noPeriodYet: (to, heap, largest) =>
    `n ≤ ${to} 的值证明不了周期，其中最大的是 G(${heap}) = ${largest}。加大预算可以继续寻找。`,
  next: '下一步',
  noCertificate: '没有写出证书：规律未证明。',
  linesAlone: '用 - 时只能配合 --json、--budget、--memory、--threads 和 --lang。',
  noPlot: '值不是数，不能作图：请去掉 --plot。',
  hasPosition: '规律针对所有局面：只写游戏即可。',
}

/** Everything that `nimber discover` says, by language. */
export const discoverWords: Readonly<Record<Lang, typeof en>> = { en, zh }

/** A wrong option or argument of `nimber discover`. */
export const wrongDiscover = refusing(discoverWords)
