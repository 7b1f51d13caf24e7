import type { Lang } from '@nimber/core'
import { ROW_WORDS } from '@nimber/survey/row'
import { refusing } from '../frame/failure.ts'

const en = {
  survey: 'solve, store and prove whole families of rules',
  run: 'begin a survey of a family, or go on with it',
  status: 'how far surveys have come',
  list: 'the surveys of the store',
  show: 'the rows of a survey',
  check: 'verify every certificate of a survey anew, with the independent checker',
  work: 'take work from a Postgres until none is left',
  export: 'write rows, certificates and how to check them into a folder',
  familyArgument: 'rules with holes, as in the examples; - reads a rule a line',
  nameArgument: 'the name of a survey',
  nameOption: 'the name of the survey (made from the family where none is given)',
  kindOption: 'what is asked of each rule: discover or quotient (discover)',
  workersOption: 'how many rules are worked on at once (as many as there are processors)',
  budgetOption: 'how many times the usual work a rule may take (1)',
  retryOption:
    'try rows again that have this status (none, failed, verified), with a larger --budget',
  storeOption: 'the folder of the embedded store (else one in your data folder)',
  dbOption: 'a Postgres instead: postgres://user@host/name (else $NIMBER_DB)',
  whereOption: 'only rows for which this holds: "status = proved and period > 100"',
  sortOption: 'columns to sort by, a minus for the largest first: period,-seconds',
  formatOption: 'text, csv or json (text)',
  outOption: 'write to a file',
  outFolderOption: 'the folder to write into',
  columnsAre: (list: string) => `Columns for --where and --sort: ${list}.`,
  badWorkers: (text: string) => `--workers must be a number from 1 to 256, not “${text}”.`,
  badKind: (text: string) => `--kind must be discover or quotient, not “${text}”.`,
  badFormat: (text: string) => `--format must be text, csv or json, not “${text}”.`,
  badRetry: (text: string) => `--retry takes none, failed or verified, not “${text}”.`,
  badName: 'The name of a survey has 1 to 100 characters, and no control characters.',
  needFamily: 'Name a family, or a survey that was begun with --name.',
  needDb: 'Name the Postgres with --db, or in $NIMBER_DB.',
  notBoth: '--store and --db exclude each other.',
  otherFamily: (name: string, family: string) =>
    `There is a survey “${name}” of another family (${family}). Choose another --name.`,
  otherKind: (name: string, kind: string) =>
    `The survey “${name}” asks for ${kind}. Choose another --name.`,
  needRetry: (name: string, budget: number) =>
    `The survey “${name}” was begun with a budget of ${budget}. To try again what is not settled: --retry none --budget N.`,
  largerBudget: (budget: number) =>
    `Nothing is tried again: no row with that status has had a budget below ${budget}.`,
  rules: (rules: number) => `${rules} ${rules === 1 ? 'rule' : 'rules'}`,
  begins: (name: string, rules: number, forms: number) =>
    `Survey ${name}: ${rules} ${rules === 1 ? 'rule' : 'rules'}` +
    (forms === rules ? '.' : `, ${forms} different games (each is computed once).`),
  reading: 'Reading the rules',
  resumes: (name: string, done: number, forms: number) =>
    `Survey ${name}: ${done} of ${forms} games are done; going on.`,
  reopened: (count: number) => `${count} ${count === 1 ? 'game is' : 'games are'} tried again.`,
  making: 'Making the store, once; this takes a few seconds.',
  stopping: 'Stopping…',
  kept: (done: number, forms: number) =>
    `${done} of ${forms} games are done, and their rows are kept.`,
  goOn: (command: string) => `To go on: ${command}`,
  finished: (parts: string, seconds: string) => `${parts} · ${seconds} of computing`,
  next: 'Next',
  nothing: 'There are no surveys in this store yet.',
  noWork: 'There is nothing to do: every rule of every survey is done.',
  workDone: (rows: number) =>
    `No work is left. This worker finished ${rows} ${rows === 1 ? 'game' : 'games'}.`,
  working: (place: string, threads: number) =>
    `Working for ${place} with ${threads} ${threads === 1 ? 'thread' : 'threads'} (Ctrl-C ends it).`,
  progress: (done: number, forms: number, rate: number, left: string) =>
    `${done}/${forms} games · ${rate}/min${left === '' ? '' : ` · about ${left} left`}`,
  games: (done: number, forms: number) => `${done} of ${forms} games done`,
  counts: (rules: number, running: number, rate: number, left: string) =>
    `${rules} ${rules === 1 ? 'rule' : 'rules'} · ${running} ${running === 1 ? 'job' : 'jobs'} running · ${rate} ${rate === 1 ? 'game' : 'games'}/min` +
    (left === '' ? '' : ` · about ${left} left`),
  runs: (rule: string, others: number, time: string, budget: number, host: string) =>
    `running: ${rule}${others === 0 ? '' : ` and ${others} ${others === 1 ? 'other' : 'others'}`} for ${time}, budget ${budget}, on ${host}`,
  runMore: (jobs: number) => `and ${jobs} more ${jobs === 1 ? 'job' : 'jobs'}`,
  hidden: (list: string) => `No room for: ${list} (--format csv has all columns).`,
  rows: (count: number) => `${count} ${count === 1 ? 'row' : 'rows'}`,
  waiting: (count: number) => `${count} ${count === 1 ? 'game is' : 'games are'} not done yet.`,
  shifted: (rule: string, by: number) => `values of ${rule}, ${by} later`,
  checking: 'Checking',
  allValid: (count: number) =>
    `${count} ${count === 1 ? 'certificate is' : 'certificates are'} valid.`,
  flawed: (count: number, valid: number) => `${count} not valid, ${valid} valid:`,
  missing: (count: number) => `${count} rows are said to be proved and have no certificate.`,
  exported: (rows: number, certificates: number, folder: string) =>
    `${rows} rows and ${certificates} certificates are in ${folder}.`,
  notEmpty: (folder: string) => `${folder} has other files in it: choose a new folder.`,
  ...ROW_WORDS.en,
}

const zh: typeof en = {
  survey: '求解、保存并证明整族规则',
  run: '开始普查一族规则，或继续进行',
  status: '各项普查的进度',
  list: '列出存储中的普查',
  show: '显示普查的结果',
  check: '用独立的验证程序重新验证普查的每份证书',
  work: '从 Postgres 领取任务，直到做完为止',
  export: '把结果、证书和验证方法写入文件夹',
  familyArgument: '带空位的规则，见示例；- 表示从标准输入逐行读取',
  nameArgument: '普查的名称',
  nameOption: '普查的名称（不指定时由规则族得出）',
  kindOption: '对每条规则求什么：discover 或 quotient（discover）',
  workersOption: '同时处理几条规则（默认等于处理器数）',
  budgetOption: '每条规则的工作量是通常的几倍（1）',
  retryOption: '用更大的 --budget 重试这种状态的行：none、failed、verified',
  storeOption: '内嵌存储的文件夹（默认在用户数据文件夹中）',
  dbOption: '改用 Postgres：postgres://用户@主机/库名（默认取 $NIMBER_DB）',
  whereOption: '只要满足条件的行："status = proved and period > 100"',
  sortOption: '排序的列，减号表示从大到小：period,-seconds',
  formatOption: 'text、csv 或 json（text）',
  outOption: '写入文件',
  outFolderOption: '写入这个文件夹',
  columnsAre: (list) => `--where 和 --sort 可用的列：${list}。`,
  badWorkers: (text) => `--workers 应是 1 到 256 的整数，而不是“${text}”。`,
  badKind: (text) => `--kind 应是 discover 或 quotient，而不是“${text}”。`,
  badFormat: (text) => `--format 应是 text、csv 或 json，而不是“${text}”。`,
  badRetry: (text) => `--retry 应是 none、failed 或 verified，而不是“${text}”。`,
  badName: '普查的名称应有 1 到 100 个字符，且不含控制字符。',
  needFamily: '请给出规则族，或用 --name 指定已开始的普查。',
  needDb: '请用 --db 或环境变量 $NIMBER_DB 指定 Postgres。',
  notBoth: '--store 和 --db 不能同时使用。',
  otherFamily: (name, family) =>
    `已有名为“${name}”的普查，但规则族不同（${family}）。请换一个 --name。`,
  otherKind: (name, kind) => `普查“${name}”求的是 ${kind}。请换一个 --name。`,
  needRetry: (name, budget) =>
    `普查“${name}”开始时的预算是 ${budget}。要重试未解决的规则：--retry none --budget N。`,
  largerBudget: (budget) => `没有重试：没有哪一行是这种状态且预算小于 ${budget}。`,
  rules: (rules) => `${rules} 条规则`,
  begins: (name, rules, forms) =>
    `普查 ${name}：${rules} 条规则${forms === rules ? '。' : `，${forms} 个不同的游戏（每个只算一次）。`}`,
  reading: '正在读取规则',
  resumes: (name, done, forms) => `普查 ${name}：${forms} 个游戏已完成 ${done} 个，继续进行。`,
  reopened: (count) => `重试 ${count} 个游戏。`,
  making: '首次使用，正在建立存储，需要几秒钟。',
  stopping: '正在停止…',
  kept: (done, forms) => `${forms} 个游戏已完成 ${done} 个，结果已保存。`,
  goOn: (command) => `继续进行：${command}`,
  finished: (parts, seconds) => `${parts} · 计算用时 ${seconds}`,
  next: '下一步',
  nothing: '这个存储中还没有普查。',
  noWork: '没有要做的事：所有普查的规则都已完成。',
  workDone: (rows) => `任务都做完了。本机完成了 ${rows} 个游戏。`,
  working: (place, threads) => `正在为 ${place} 工作，${threads} 个线程（按 Ctrl-C 结束）。`,
  progress: (done, forms, rate, left) =>
    `${done}/${forms} 个游戏 · 每分钟 ${rate} 个${left === '' ? '' : ` · 约剩 ${left}`}`,
  games: (done, forms) => `${forms} 个游戏已完成 ${done} 个`,
  counts: (rules, running, rate, left) =>
    `${rules} 条规则 · ${running} 个任务进行中 · 每分钟 ${rate} 个游戏${left === '' ? '' : ` · 约剩 ${left}`}`,
  runs: (rule, others, time, budget, host) =>
    `正在处理 ${rule}${others === 0 ? '' : ` 等 ${others + 1} 个游戏`}，已用 ${time}，预算 ${budget}，在 ${host} 上`,
  runMore: (jobs) => `还有 ${jobs} 个任务`,
  hidden: (list) => `宽度不够，未显示：${list}（--format csv 有全部列）。`,
  rows: (count) => `${count} 行`,
  waiting: (count) => `还有 ${count} 个游戏没有完成。`,
  shifted: (rule, by) => `与 ${rule} 的值相同，后移 ${by}`,
  checking: '正在验证',
  allValid: (count) => `${count} 份证书全部有效。`,
  flawed: (count, valid) => `${count} 份无效，${valid} 份有效：`,
  missing: (count) => `有 ${count} 行标为已证明，却没有证书。`,
  exported: (rows, certificates, folder) => `${rows} 行和 ${certificates} 份证书已写入 ${folder}。`,
  notEmpty: (folder) => `${folder} 中有其他文件：请换一个新文件夹。`,
  ...ROW_WORDS.zh,
}

/** Everything that `nimber survey` says, by language. */
export const surveyWords: Readonly<Record<Lang, typeof en>> = { en, zh }

/** A wrong option or argument of `nimber survey`. */
export const wrongSurvey = refusing(surveyWords)
