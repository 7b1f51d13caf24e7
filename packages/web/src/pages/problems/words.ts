import type { Lang } from '@nimber/core'
import type { Tokens } from '@nimber/problems'

/** How a program makes numbers of the words that it reads. */
const CONVERTED: Readonly<Record<Tokens, string>> = {
  numbers: '.map(Number)',
  'large numbers': '.map(BigInt)',
  words: '',
}

const en = {
  title: 'Problems',
  intro:
    'Problems of online judges that are games underneath. Each is answered here, on your own input, with a program to submit.',
  none: (id: string) => `There is no problem called “${id}”. These are there:`,
  all: 'All problems',
  search: 'Search: a word or an id',
  judge: 'Judge',
  lesson: 'Lesson',
  tag: 'About',
  levelName: 'Level',
  level: (n: number) => `level ${n}`,
  anyJudge: 'every judge',
  anyTag: 'every topic',
  anyLevel: 'every level',
  anyGame: 'every game',
  found: (n: number, all: number) =>
    n === all ? `${all} problems` : n === 0 ? 'No problem fits.' : `${n} of ${all} problems`,
  clear: 'Show all',
  remark: 'Note',
  input: 'Input',
  output: 'Output',
  limits: 'Limits',
  /** What stands before the format of a case. */
  envelope: {
    count: 'The number of cases, then the cases. Each case: ',
    end: 'Cases until the input ends. Each case: ',
    zero: 'Cases. Each case: ',
    zeros: 'Cases. Each case: ',
    one: 'One case: ',
  },
  /** The same where something stands behind the last case. */
  until: (ending: string) => `Cases until \`${ending}\`. Each case: `,
  comma: ', ',
  resources: (seconds: number, megabytes: number) =>
    `Tests here allow ${seconds}\u00a0s and ${megabytes}\u00a0MB, whatever the judge allows.`,
  game: 'Game',
  sample: 'Sample',
  sampleInput: 'Sample input',
  sampleOutput: 'Sample output',
  answer: 'Solve your own input',
  paste: 'Paste your input',
  run: 'Answer',
  stop: 'Stop',
  useSample: 'Use the sample',
  running: 'Working…',
  answered: (lines: number, milliseconds: number) =>
    `${lines} ${lines === 1 ? 'line' : 'lines'} of output in ${milliseconds} ms.`,
  asSample: ' It is the output of the sample.',
  upToFault: 'What was answered before it stands below.',
  cut: (shown: number, length: number) =>
    `The first ${shown} of ${length} characters are shown; copying and saving take all.`,
  copy: 'Copy',
  copyWhat: (what: string) => `Copy: ${what}`,
  copied: 'Copied.',
  notCopied: 'The browser does not allow copying: select the text instead.',
  save: 'Save',
  atJudge: (judge: string) => `Read it at ${judge} ↗`,
  program: 'Solution',
  algorithm: 'The algorithm',
  reader: 'Reading the input',
  readerText: 'It stands above the algorithm in the file.',
  wholeProgram: 'The whole program:',
  test: 'Test my program',
  testText:
    'Write JavaScript as you would for Node. It runs here, in a sandbox, on the sample, on small and notable cases, random ones and the largest; its output is compared with what the judge expects.',
  yourProgram: 'Your program (JavaScript)',
  template: (tokens: Tokens) =>
    `const data = require('fs').readFileSync(0, 'utf8')\n  .trim().split(/\\s+/)${CONVERTED[tokens]}\nlet at = 0\nconst out = []\n// const n = ${tokens === 'words' ? 'Number(data[at++])' : 'data[at++]'}\nconsole.log(out.join('\\n'))\n`,
  useTemplate: 'Begin with a template',
  runTest: 'Test it',
  trying: {
    small: 'Small cases…',
    notable: 'Notable cases…',
    random: 'Random cases…',
    largest: 'The largest inputs…',
  },
  tried: (inputs: number, cases: number) => `${inputs} inputs, ${cases} cases right so far.`,
  passed: (inputs: number, cases: number) => `Right on all ${inputs} inputs with ${cases} cases.`,
  slowest: (milliseconds: number) => `The slowest run took ${Math.ceil(milliseconds)} ms.`,
  noLargest: 'The largest inputs of this problem are too large for a page: the command has them.',
  ends: {
    answer: 'Wrong answer',
    error: 'The program failed',
    time: 'Out of time',
    output: 'The program prints without end',
  },
  atLine: (line: number) => `line ${line}: `,
  limitOf: (seconds: number) => `It was stopped after ${seconds} s.`,
  failedInput: 'The input',
  otherLanguages: 'Programs in other languages',
  file: 'Your file',
  pasteOutput: 'Check an output I already have',
  compareText:
    'Run your program on an input and paste what it wrote: it is compared with the truth, line by line.',
  compareInput: 'Input (the sample where nothing is written)',
  compareOutput: 'Output of your program',
  compare: 'Compare',
  equal: 'Every line is right.',
  differs: (line: number, found: string, expected: string) =>
    found === ''
      ? `Line ${line} is missing: right is “${expected.slice(0, 80)}”.`
      : expected === ''
        ? `Line ${line} is too much: your program wrote “${found.slice(0, 80)}”.`
        : `Line ${line} differs: your program wrote “${found.slice(0, 80)}”, right is “${expected.slice(0, 80)}”.`,
  stress:
    'On your computer, in a clone of Nimber, this compiles your file and tries thousands of inputs:',
  languages: 'Language of the program',
  noProgram: 'There is no program: ',
}

const zh: typeof en = {
  title: '题目',
  intro: '各在线评测系统上本质为博弈的题目。这里能对你的输入给出答案，并附可提交的程序。',
  none: (id) => `没有题目“${id}”。现有：`,
  all: '全部题目',
  search: '查找：词语或编号',
  judge: '题库',
  lesson: '课程',
  tag: '内容',
  levelName: '难度',
  level: (n) => `难度 ${n}`,
  anyJudge: '全部题库',
  anyTag: '全部专题',
  anyLevel: '全部难度',
  anyGame: '全部游戏',
  found: (n, all) =>
    n === all ? `共 ${all} 题` : n === 0 ? '没有符合的题目。' : `共 ${all} 题，符合 ${n} 题`,
  clear: '显示全部',
  remark: '说明',
  input: '输入',
  output: '输出',
  limits: '范围',
  envelope: {
    count: '先是组数，再是各组。每组：',
    end: '多组，直到输入结束。每组：',
    zero: '多组。每组：',
    zeros: '多组。每组：',
    one: '只有一组：',
  },
  until: (ending) => `多组，直到 \`${ending}\`。每组：`,
  comma: '，',
  resources: (seconds, megabytes) =>
    `本站测试时限 ${seconds}\u00a0秒、内存 ${megabytes}\u00a0MB，与原题的限制无关。`,
  game: '游戏',
  sample: '样例',
  sampleInput: '样例输入',
  sampleOutput: '样例输出',
  answer: '求解自己的输入',
  paste: '粘贴你的输入',
  run: '求解',
  stop: '停止',
  useSample: '填入样例',
  running: '运算中……',
  answered: (lines, milliseconds) => `输出 ${lines} 行，用时 ${milliseconds} 毫秒。`,
  asSample: '与样例输出一致。',
  upToFault: '此前的答案列在下面。',
  cut: (shown, length) => `共 ${length} 个字符，显示前 ${shown} 个；复制和保存为全部。`,
  copy: '复制',
  copyWhat: (what) => `复制：${what}`,
  copied: '已复制。',
  notCopied: '浏览器不允许复制，请选中文字自行复制。',
  save: '保存',
  atJudge: (judge) =>
    /\p{Script=Han}/u.test(judge) ? `到${judge}看原题 ↗` : `到 ${judge} 看原题 ↗`,
  program: '题解',
  algorithm: '算法',
  reader: '读入',
  readerText: '在文件里它写在算法前面。',
  wholeProgram: '完整程序：',
  test: '测试我的程序',
  testText:
    '按 Node 的写法写 JavaScript。程序在本页的沙箱（隔离环境）里运行，依次用样例、小数据、特殊数据、随机数据和最大数据测试，输出与判题的答案比较。',
  yourProgram: '你的程序（JavaScript）',
  template: en.template,
  useTemplate: '填入模板',
  runTest: '测试',
  trying: {
    small: '小数据……',
    notable: '特殊数据……',
    random: '随机数据……',
    largest: '最大数据……',
  },
  tried: (inputs, cases) => `已通过 ${inputs} 份输入，共 ${cases} 组。`,
  passed: (inputs, cases) => `${inputs} 份输入、共 ${cases} 组全部正确。`,
  slowest: (milliseconds) => `最慢的一次用了 ${Math.ceil(milliseconds)} 毫秒。`,
  noLargest: '这道题的最大数据在网页里放不下，请用命令测试。',
  ends: {
    answer: '答案错误',
    error: '程序出错',
    time: '超时',
    output: '输出过多',
  },
  atLine: (line) => `第 ${line} 行：`,
  limitOf: (seconds) => `运行 ${seconds} 秒后被停止。`,
  failedInput: '出错的输入',
  otherLanguages: '其他语言的程序',
  file: '你的文件',
  pasteOutput: '比较已有的输出',
  compareText: '用一份输入运行你的程序，把输出贴在这里：逐行与正确答案比较。',
  compareInput: '输入（不写则用样例）',
  compareOutput: '你的程序的输出',
  compare: '比较',
  equal: '每一行都对。',
  differs: (line, found, expected) =>
    found === ''
      ? `缺第 ${line} 行：正确的是“${expected.slice(0, 80)}”。`
      : expected === ''
        ? `第 ${line} 行是多余的：你的程序输出“${found.slice(0, 80)}”。`
        : `第 ${line} 行不同：你的程序输出“${found.slice(0, 80)}”，正确的是“${expected.slice(0, 80)}”。`,
  stress: '在自己的电脑上、Nimber 的目录里，这条命令编译你的文件并测试成千上万组输入：',
  languages: '程序语言',
  noProgram: '没有程序：',
}

export const words = { en, zh } satisfies Record<Lang, typeof en>
