import type { Lang, Words } from '@nimber/core'
import type { StageName } from '@nimber/problems'
import { refusing } from '../frame/failure.ts'
import type { Judgement } from './verdict.ts'

/** The kinds of inputs that are tried. */
export type StageKind = StageName | 'checked' | 'generated'

const en = {
  stress: 'test a program against the truth, with inputs that break programs',
  gen: 'print a random input of a judge problem',
  stressArgument: 'the id of a problem, as in hdu2176; none with --game, --brute',
  bruteOption: 'a program that is right, if slow: a command or a source file',
  expectedOption: 'the same as --brute',
  genOption: 'a program that prints an input for the seed in its last argument',
  comparedHelp: `Two programs against each other:
  --brute CMD --gen CMD   inputs of a generator, right outputs of a program
  --expected CMD          right outputs of a program; inputs of the problem, or
                          of --format alone
CMD is a command, run without a shell ("python3 brute.py"), or a source file
(brute.cpp). The generator gets a number as its last argument, or where it has
{seed}; the same number must give the same input. A failing input is made
smaller by its --format; where none is given it is guessed, as the report says.
Without --cases at most 300 generated inputs are tried, and of no kind is an
input begun after 30 seconds; the report says how many there were.
`,
  commandArgument: 'behind --: the program and its arguments, run without a shell',
  solutionOption: 'compile and test a source: .cpp .c .java .rs .go .py .js .ts',
  jobsOption: 'inputs that are tried at the same time (1)',
  timeOption: 'seconds of processor time for an input',
  memoryOption: 'memory in megabytes, or as in 64M or 1G',
  seedOption: 'the number that the random inputs follow from',
  casesOption: 'how many random cases; with --gen, how many inputs, however long it takes',
  sizeOption: 'how many cases (10), or max for a file as large as the limits (or 10 MB) allow',
  keepGoingOption: 'after a failure, go on with the next kind of inputs',
  strictOption: 'compare bytes, not words',
  jsonOption: 'print one JSON object',
  stages: {
    small: 'small cases',
    notable: 'adversarial cases',
    random: 'random cases',
    largest: 'largest inputs',
    checked: 'largest inputs, memory checked',
    generated: 'generated inputs',
  } satisfies Record<StageKind, string>,
  judgements: {
    AC: 'accepted',
    WA: 'wrong answer',
    RE: 'runtime error',
    TLE: 'time limit exceeded',
    MLE: 'memory limit exceeded',
    PE: 'presentation error',
  } satisfies Record<Judgement, string>,
  narrowing: 'narrowing the failure down',
  compiling: 'compiling',
  cases: (cases: number, runs: number) =>
    `${cases} ${cases === 1 ? 'case' : 'cases'} in ${runs} ${runs === 1 ? 'run' : 'runs'}`,
  slowest: (used: string, allowed: string) => `slowest ${used} s of ${allowed} s`,
  memory: (used: string, allowed: string) => `memory ${used} MB of ${allowed} MB`,
  atMost: (inputs: number) => `${inputs} inputs at most`,
  passed: (seconds: number, most: number) => `${seconds} s of ${most} s`,
  timeOver: (stage: string, inputs: number, seconds: number) =>
    `${stage}: ${inputs} tried; after ${seconds} s no more were begun.`,
  tooMuchForReference: (stage: string, inputs: number) =>
    `${stage}: ${inputs} tried; the next took the program with the right outputs too much time or memory.`,
  seed: (seed: string) => `seed ${seed}`,
  in: 'in',
  input: 'Input',
  expected: 'Expected',
  got: 'Got',
  why: 'Why',
  errors: 'Standard error',
  nothing: '(nothing)',
  cut: (bytes: number) => `(cut: ${bytes} bytes in all)`,
  saved: (files: string) => `Saved as ${files}.`,
  unsaved: (why: string) => `The input could not be saved here: ${why}`,
  again: 'Again',
  together: (count: number, at: number) =>
    `Each of these ${count} cases is answered rightly alone. Together the answer to case ${at} is wrong, so it depends on the cases before it.`,
  rightAlone: (count: number) => `Each of these ${count} cases is answered rightly alone.`,
  endsAfter: (given: number, count: number) =>
    given === 1
      ? `The program answered 1 of ${count} cases, rightly, and then ended.`
      : `The program answered ${given} of ${count} cases, all rightly, and then ended.`,
  writtenBefore: (given: number, count: number) =>
    `Before that it had given ${given} of ${count} answers rightly.`,
  thisInput: 'this input',
  longerInput: (cases: number) => `an input of ${cases} cases`,
  answersChange: (input: string, line: number, one: string, other: string) =>
    `The same input gave two outputs: with ${input} line ${line} was once ${one} and once ${other}.`,
  endsChange: (input: string, one: string, other: string) =>
    `The program does not always end in the same way: with ${input} once with ${one} and once with ${other}.`,
  bySignal: (signal: string) => `the signal ${signal}`,
  byCode: (code: number) => `exit code ${code}`,
  unsteady: 'The same input did not fail once more: the program does not always do the same.',
  many: (count: number) => `The input has ${count} cases.`,
  signal: (signal: string) => `The program was ended by the signal ${signal}`,
  signals: {
    SIGSEGV: 'it read or wrote memory that is not its own',
    SIGABRT: 'it gave up by itself: a failed check, or an exception nobody caught',
    SIGFPE: 'a division by zero, or one whose result does not fit',
    SIGBUS: 'it read or wrote memory that is not there',
    SIGILL: 'it met an instruction that does not exist',
    SIGKILL: 'the system may have run out of memory',
  } as Readonly<Record<string, string>>,
  exitCode: (code: number) => `The program ended with exit code ${code} instead of 0.`,
  tooSlow: (seconds: string) => `The program was still at work after ${seconds} s.`,
  answeredAll: (cases: number) =>
    cases === 1
      ? 'It had given the right answer before.'
      : `It had given all ${cases} answers rightly before.`,
  answeredAgain: (answers: number, cases: number) =>
    `With the same input over and over, ${cases} cases, it gave at least ${answers} right answers first.`,
  goesOn:
    'So it does not stop at the end of the input. Let it end after the last case, or where reading fails, as in while (cin >> n).',
  failsBehind: 'So it fails after the last case, as where it reads on at the end of the input.',
  tooMuch: (megabytes: string) => `The program took more than ${megabytes} MB.`,
  tooLong: 'The output is far longer than the right one.',
  checkedWhy: 'Built with -fsanitize=address, the program stops at a wrong access of memory.',
  notes: {
    order: 'The lines are right, but this judge wants them in the order of the problem.',
    missing: 'The output ends too early.',
    extra: 'The output goes on behind the last answer.',
    blanks: 'Only blanks and line breaks differ.',
  },
  differs: (line: number, expected: string, got: string) =>
    `Line ${line}: expected ${expected}, found ${got}.`,
  unended: (line: number, got: string) =>
    `Line ${line}, ${got}, is the last one, and no line break ends it.`,
  noLine: 'no line',
  noLineBreak: '(no line break at the end)',
  presentation: (what: string) =>
    `Accepted, but not byte for byte, which some judges want. ${what} --strict fails here.`,
  firstWins: (text: string) => `${text}: the first player wins.`,
  firstLoses: (text: string) => `${text}: the first player loses.`,
  drawn: (text: string) => `${text}: a draw.`,
  golden: (low: bigint, high: bigint, k: bigint) =>
    `${low} ${high} is a losing pair: ${low} = ⌊${k}φ⌋ and ${high} = ${low} + ${k}.`,
  unmeasured: 'On this system memory is not limited, and time is that on the wall.',
  noProgram: (name: string) => `There is no program “${name}” that can be run.`,
  noSource: (name: string) => `There is no file “${name}”.`,
  noCompiler: (names: string) => `None of these is on the PATH: ${names}.`,
  unknownLanguage: (name: string) =>
    `Cannot tell the language of “${name}”: expected .cpp .c .java .rs .go .py .js .ts.`,
  noTypeScript:
    'To run .ts, install typescript beside the file, or use a Node.js that runs it by itself (22.18 and later).',
  notCompiled: 'The source does not compile:',
  needProgram: 'Name the program behind --, as in -- ./a.out, or give --solution main.cpp.',
  oneReference: 'Give --brute or --expected, not both: they mean the same.',
  needInputs:
    'Say where the inputs come from: --gen CMD, --format, as in --format "T; n", or the id of a problem.',
  needReference: 'With --gen, name a problem, or give --brute CMD, which has the right outputs.',
  noCommand: (option: string) => `Expected a command behind ${option}, as in ${option} ./a.out.`,
  referenceFailed: (name: string, how: string) => `“${name}” did not end well: ${how}.`,
  stopped: {
    time: 'it was stopped after 20 s of processor time. It needs smaller inputs',
    memory: 'it was stopped at 4 GB of memory',
    output: 'it was stopped at 256 MB of output',
  },
  emptyInput: (name: string) => `“${name}” printed no input.`,
  notInFormat: (name: string, format: string, input: string) =>
    `What “${name}” printed is no input of the format “${format}”:\n${input}`,
  sameInput: (name: string, count: number) =>
    `“${name}” printed the same input for ${count} seeds, and nothing else was tried. The seed is its last argument, or where it has {seed}.`,
  guessed: (format: string) =>
    `The inputs were taken to be of the form “${format}”, by which they are made smaller. If that is not right, give --format.`,
  oneProgram: 'Give a program behind -- or --solution, not both.',
  badNumber: (option: string, text: string, least: number, whole: boolean) =>
    `Expected ${option} with a ${whole ? 'whole ' : ''}number of at least ${least}, found “${text}”.`,
  badMemory: (text: string) =>
    `Expected --memory with megabytes, at least 1, as in 64, 64M or 1G, found “${text}”.`,
  badSize: (text: string) => `Expected --size with a number of cases or max, found “${text}”.`,
}

/** What the test commands say. */
export type StressWords = typeof en

const zh: StressWords = {
  stress: '对拍：用容易出错的输入检验一个程序',
  gen: '输出评测题目的一份随机输入',
  stressArgument: '题目编号，例如 hdu2176；用 --game 或 --brute 时不写',
  bruteOption: '一定正确的程序（可以慢）：命令或源文件',
  expectedOption: '与 --brute 相同',
  genOption: '生成输入的程序，最后一个参数是种子',
  comparedHelp: `两个程序对拍：
  --brute CMD --gen CMD   输入由生成器给出，正确输出由另一个程序给出
  --expected CMD          正确输出由另一个程序给出；输入取自题目或 --format
CMD 是不经过 shell 的命令（"python3 brute.py"），或源文件（brute.cpp）。
生成器的最后一个参数（或写有 {seed} 之处）是种子，同一种子应得同样的输入。
出错的输入按 --format 缩小；没有给出时由程序猜测，报告中会写明。
没有 --cases 时至多试 300 份生成的输入；每类输入 30 秒后不再继续，
报告中写明试了几份。
`,
  commandArgument: '写在 -- 之后：程序及其参数，不经过 shell',
  solutionOption: '编译并检验源文件：.cpp .c .java .rs .go .py .js .ts',
  jobsOption: '同时试验的输入数（1）',
  timeOption: '一份输入的处理器时间，单位秒',
  memoryOption: '内存，单位 MB，也可写 64M、1G',
  seedOption: '随机输入由这个数决定',
  casesOption: '随机数据的组数；用 --gen 时是输入的份数，不限时间',
  sizeOption: '组数（10），或 max 表示达到数据范围（或 10 MB）的最大文件',
  keepGoingOption: '出错后继续试下一类输入',
  strictOption: '逐字节比较，而不是逐词',
  jsonOption: '输出一个 JSON 对象',
  stages: {
    small: '小数据',
    notable: '刁钻数据',
    random: '随机数据',
    largest: '最大数据',
    checked: '最大数据，检查内存访问',
    generated: '生成的数据',
  },
  judgements: {
    AC: '通过',
    WA: '答案错误',
    RE: '运行错误',
    TLE: '超时',
    MLE: '超内存',
    PE: '格式错误',
  },
  narrowing: '缩小出错的输入',
  compiling: '编译',
  cases: (cases, runs) => `${cases} 组，运行 ${runs} 次`,
  slowest: (used, allowed) => `最慢 ${used} 秒（限 ${allowed} 秒）`,
  memory: (used, allowed) => `内存 ${used} MB（限 ${allowed} MB）`,
  atMost: (inputs) => `至多 ${inputs} 份`,
  passed: (seconds, most) => `${seconds} 秒（至多 ${most} 秒）`,
  timeOver: (stage, inputs, seconds) => `${stage}：试了 ${inputs} 份，${seconds} 秒后不再继续。`,
  tooMuchForReference: (stage, inputs) =>
    `${stage}：试了 ${inputs} 份；下一份使给出正确输出的程序用时或内存过多。`,
  seed: (seed) => `种子 ${seed}`,
  in: '出现在',
  input: '输入',
  expected: '正确输出',
  got: '程序输出',
  why: '理由',
  errors: '标准错误',
  nothing: '（没有）',
  cut: (bytes) => `（有省略：共 ${bytes} 字节）`,
  saved: (files) => `已存为 ${files}。`,
  unsaved: (why) => `这里无法保存输入：${why}`,
  again: '重现',
  together: (count, at) =>
    `这 ${count} 组单独输入时答案都正确，放在一起时第 ${at} 组的答案错误：它受到前面各组的影响。`,
  rightAlone: (count) => `这 ${count} 组单独输入时答案都正确。`,
  endsAfter: (given, count) =>
    given === 1
      ? `${count} 组中程序只回答了第 1 组（答对了）就结束了。`
      : `${count} 组中程序只回答了前 ${given} 组（都答对了）就结束了。`,
  writtenBefore: (given, count) => `此前已正确输出 ${given} 个答案（共 ${count} 个）。`,
  thisInput: '这份输入',
  longerInput: (cases) => `一份 ${cases} 组的输入`,
  answersChange: (input, line, one, other) =>
    `同一份输入得到两种输出：对${input}，第 ${line} 行一次是${one}，另一次是${other}。`,
  endsChange: (input, one, other) =>
    `程序每次结束的方式不同：对${input}，一次是${one}，另一次是${other}。`,
  bySignal: (signal) => `被信号 ${signal} 终止`,
  byCode: (code) => `退出码 ${code}`,
  unsteady: '同一份输入再试一次没有出错：程序每次的行为不一定相同。',
  many: (count) => `输入共 ${count} 组。`,
  signal: (signal) => `程序被信号 ${signal} 终止`,
  signals: {
    SIGSEGV: '读写了不属于它的内存',
    SIGABRT: '自己中止：检查失败，或异常无人处理',
    SIGFPE: '除以零，或结果放不下的除法',
    SIGBUS: '读写了不存在的内存',
    SIGILL: '遇到不存在的指令',
    SIGKILL: '可能是系统内存不足',
  },
  exitCode: (code) => `程序的退出码是 ${code} 而不是 0。`,
  tooSlow: (seconds) => `${seconds} 秒之后程序还没有结束。`,
  answeredAll: (cases) =>
    cases === 1 ? '此前已给出正确答案。' : `此前 ${cases} 个答案已全部正确给出。`,
  answeredAgain: (answers, cases) =>
    `把同一输入重复到 ${cases} 组，它先正确回答了至少 ${answers} 组。`,
  goesOn:
    '可见程序在输入结束后没有停下：处理完最后一组，或读取失败时就应结束，例如 while (cin >> n)。',
  failsBehind: '可见错误出在最后一组之后，例如输入结束后仍在读取。',
  tooMuch: (megabytes) => `程序用了超过 ${megabytes} MB 内存。`,
  tooLong: '输出远长于正确的输出。',
  checkedWhy: '用 -fsanitize=address 编译后，程序在一次错误的内存访问处停止。',
  notes: {
    order: '各行都对，但这道题要求按规定的顺序输出。',
    missing: '输出结束得太早。',
    extra: '最后一个答案之后还有输出。',
    blanks: '只有空白和换行不同。',
  },
  differs: (line, expected, got) => `第 ${line} 行应是${expected}，却是${got}。`,
  unended: (line, got) => `最后一行（第 ${line} 行${got}）没有换行。`,
  noLine: '（没有这一行）',
  noLineBreak: '（末尾没有换行）',
  presentation: (what) =>
    `答案正确，但并非逐字节相同，有的评测会判格式错误。${what}加 --strict 会判错。`,
  firstWins: (text) => `${text}：先手必胜。`,
  firstLoses: (text) => `${text}：先手必败。`,
  drawn: (text) => `${text}：平局。`,
  golden: (low, high, k) =>
    `${low} ${high} 是必败的一对：${low} = ⌊${k}φ⌋，${high} = ${low} + ${k}。`,
  unmeasured: '这个系统上不限制内存，时间按实际经过的时间计。',
  noProgram: (name) => `没有可以运行的程序“${name}”。`,
  noSource: (name) => `没有文件“${name}”。`,
  noCompiler: (names) => `PATH 上没有这些程序：${names}。`,
  unknownLanguage: (name) => `看不出“${name}”是什么语言：应是 .cpp .c .java .rs .go .py .js .ts。`,
  noTypeScript:
    '要运行 .ts，请在文件旁安装 typescript，或用能直接运行它的 Node.js（22.18 及以后）。',
  notCompiled: '源文件不能编译：',
  needProgram: '请在 -- 之后写出程序，例如 -- ./a.out；或用 --solution main.cpp。',
  oneReference: '--brute 和 --expected 意思相同，只能给一个。',
  needInputs: '请说明输入从哪里来：--gen CMD、--format（例如 --format "T; n"），或题目编号。',
  needReference: '用 --gen 时请给出题目编号，或用 --brute CMD 给出正确输出。',
  noCommand: (option) => `${option} 之后应是命令，例如 ${option} ./a.out。`,
  referenceFailed: (name, how) => `“${name}”没有正常结束：${how}。`,
  stopped: {
    time: '用了 20 秒处理器时间后被终止，请换更小的输入',
    memory: '内存达到 4 GB 后被终止',
    output: '输出达到 256 MB 后被终止',
  },
  emptyInput: (name) => `“${name}”没有输出任何输入。`,
  notInFormat: (name, format, input) => `“${name}”的输出不符合格式“${format}”：\n${input}`,
  sameInput: (name, count) =>
    `“${name}”对 ${count} 个种子都输出同一份输入，没有试别的。种子是它的最后一个参数，或写有 {seed} 之处。`,
  guessed: (format) => `输入被看作“${format}”的形式，并按此缩小。若不对，请给出 --format。`,
  oneProgram: '-- 之后的程序和 --solution 只能给一个。',
  badNumber: (option, text, least, whole) =>
    `${option} 后应是不小于 ${least} 的${whole ? '整' : ''}数，却是“${text}”。`,
  badMemory: (text) => `--memory 后应是不小于 1 的 MB 数，例如 64、64M、1G，却是“${text}”。`,
  badSize: (text) => `--size 后应是组数或 max，却是“${text}”。`,
}

/** Everything the test commands say, by language. */
export const stressWords: Readonly<Record<Lang, StressWords>> = { en, zh }

/** The same words in both languages. */
export function inBoth(words: (say: StressWords) => string): Words {
  return { en: words(en), zh: words(zh) }
}

/** A wrong option or argument of a test command. */
export const wrongStress = refusing(stressWords)
