import type { Lang } from '@nimber/core'

/** How the help of a command is asked for; that of all is without a name. */
const help = (command: string): string =>
  command === '' ? 'nimber --help' : `nimber ${command} --help`
/** Few ids are listed, many are not. */
const listed = (ids: readonly string[], before: string, between: string) =>
  ids.length > 12 ? '' : before + ids.join(between)

const en = {
  tagline: 'Who wins, every winning move, and why: two-player games without chance.',
  usage: 'Usage:',
  arguments: 'Arguments:',
  options: 'Options:',
  commands: 'Commands:',
  examples: 'Examples:',
  helpOption: 'show this help',
  helpCommand: 'show the help of a command',
  versionOption: 'print the version',
  colon: ': ',
  langOption: 'language: zh or en (else from LC_ALL, LANG)',
  growing: 'the values grow without end',
  largestValue: (value: number) => `largest value ${value}`,
  certificateWritten: (path: string) => `Certificate written to ${path}.`,
  gameArgument: 'a game: nim, "bash 4", "take {1,3,4}"',
  positionArgument: 'its position, as in 3 5 7',
  idArgument: 'the id of a problem, as in hdu2176',
  jsonOption: 'print one JSON object (with -: one a line)',
  budgetOption: 'times the usual work that an answer may cost (1)',
  memoryOption: 'the memory that a table may take, as in 512M or 2G',
  badMemory: (text: string) =>
    `--memory must be a number with K, M or G, as in 512M, not “${text}”.`,
  plotOption: 'draw the table as SVG, to a file',
  onePicture: '--svg draws one position, so it does not go with -.',
  samePicture:
    '--svg draws games in which Left and Right have different moves; here both have the same. `nimber table --plot` draws values.',
  noPicture: 'There is nothing to draw: the position has no board, and its value is not known.',
  meanOf: (count: number) => `a column is the mean of ${count} values`,
  wins: 'The player to move wins (N)',
  loses: 'The player to move loses (P)',
  draws: 'A draw (D): neither player can force a win',
  value: 'value',
  winningMoves: 'Winning moves',
  why: 'Why',
  beyond: 'Beyond the budget. ',
  raise: (factor: string | undefined) =>
    factor === undefined
      ? 'Raise the budget with --budget 10, --budget 100, …, or ask for a smaller position.'
      : `It would take --budget ${factor}, or a smaller position.`,
  losingWhen: 'losing when ',
  outOfReach: (factor: string) =>
    `It would take --budget ${factor}, which is out of reach: ask for a smaller position.`,
  unknownProblem: (id: string, near: string) =>
    `Unknown problem “${id}”.${near && ` Did you mean ${near}?`}\n\`nimber problems\` lists them all.`,
  notOfJudge: (name: string, judge: string, ids: readonly string[], near: string) =>
    `“${name}” is not among the ${ids.length} problems of ${judge} here${listed(ids, ': ', ', ')}.${near && ` Did you mean ${near}?`}`,
  notOfAny: (name: string) => `“${name}” is of a judge that has no problem here.`,
  judgesKnown: (judges: readonly string[]) =>
    `The judges known are ${judges.join(', ')}; \`nimber problems\` lists their problems.`,
  badLang: (text: string) => `Expected --lang zh or --lang en, found “${text}”.`,
  badBudget: (text: string) => `Expected --budget with a number above 0, found “${text}”.`,
  cannotRead: 'With - the lines are read from standard input: use it with --json.',
  unknownOption: (what: string, near: string, command: string) =>
    `Unknown option: ${what}.${near && ` Did you mean ${near}?`} See ${help(command)}.`,
  unknownCommand: (what: string, near: string) =>
    `Unknown command: ${what}.${near && ` Did you mean ${near}?`} See nimber --help.`,
  missingArgument: (what: string, command: string) => `Missing: ${what}. See ${help(command)}.`,
  tooMany: (command: string) =>
    `Too many arguments for nimber ${command}. See nimber ${command} --help.`,
}

const zh: typeof en = {
  tagline: '谁赢、每一种必胜走法、为什么：没有随机性的双人游戏。',
  usage: '用法：',
  arguments: '参数：',
  options: '选项：',
  commands: '命令：',
  examples: '示例：',
  helpOption: '显示帮助',
  helpCommand: '显示某个命令的帮助',
  versionOption: '显示版本',
  colon: '：',
  langOption: '语言：zh 或 en（否则取自 LC_ALL、LANG）',
  growing: '值无限增大',
  largestValue: (value) => `最大值 ${value}`,
  certificateWritten: (path) => `证书已写入 ${path}。`,
  gameArgument: '游戏：nim、"bash 4"、"take {1,3,4}"',
  positionArgument: '局面，例如 3 5 7',
  idArgument: '题目编号，例如 hdu2176',
  jsonOption: '输出一个 JSON 对象（用 - 时每行一个）',
  budgetOption: '允许的工作量，为通常的多少倍（1）',
  memoryOption: '一张表可用的内存，如 512M、2G',
  badMemory: (text) => `--memory 应是带 K、M 或 G 的数，如 512M，而不是“${text}”。`,
  plotOption: '把表画成 SVG，写入文件',
  onePicture: '--svg 画一个局面，不能与 - 同用。',
  samePicture:
    '--svg 画的是左方与右方走法不同的游戏；这里双方走法相同。值可用 `nimber table --plot` 画出。',
  noPicture: '没有可画的：这个局面没有棋盘，值也未知。',
  meanOf: (count) => `每列为 ${count} 个值的平均`,
  wins: '先手必胜（N）',
  loses: '先手必败（P）',
  draws: '平局（D）：双方都没有必胜策略',
  value: 'SG 值',
  winningMoves: '必胜走法',
  why: '理由',
  beyond: '超出预算。',
  raise: (factor) =>
    factor === undefined
      ? '可用 --budget 10、--budget 100……提高预算，或换小一些的局面。'
      : `需要 --budget ${factor}，或换小一些的局面。`,
  losingWhen: '必败条件：',
  outOfReach: (factor) => `需要 --budget ${factor}，这无法完成：请换小一些的局面。`,
  unknownProblem: (id, near) =>
    `没有题目“${id}”。${near && `是不是 ${near}？`}\n\`nimber problems\` 列出全部。`,
  notOfJudge: (name, judge, ids, near) =>
    `${judge} 的题目这里有 ${ids.length} 道，没有“${name}”${listed(ids, '：', '、')}。${near && `是不是 ${near}？`}`,
  notOfAny: (name) => `“${name}”所在的评测网站，这里没有收录题目。`,
  judgesKnown: (judges) =>
    `收录的评测网站：${judges.join('、')}；\`nimber problems\` 列出全部题目。`,
  badLang: (text) => `--lang 应是 zh 或 en，却是“${text}”。`,
  badBudget: (text) => `--budget 应是大于 0 的数，却是“${text}”。`,
  cannotRead: '用 - 时从标准输入逐行读取：请配合 --json。',
  unknownOption: (what, near, command) =>
    `未知选项：${what}。${near && `是不是 ${near}？`}见 ${help(command)}。`,
  unknownCommand: (what, near) =>
    `未知命令：${what}。${near && `是不是 ${near}？`}见 nimber --help。`,
  missingArgument: (what, command) => `缺少：${what}。见 ${help(command)}。`,
  tooMany: (command) => `nimber ${command} 后面的参数太多。见 nimber ${command} --help。`,
}

/** What all commands share, by language. */
export const dictionary: Readonly<Record<Lang, typeof en>> = { en, zh }
export type Dictionary = typeof en
