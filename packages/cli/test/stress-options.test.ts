import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { nimber } from './run.ts'
import { awk, file, here, newFolder, planted, report, stress } from './stress-tools.ts'

/** A program for hdu1846 that says the same word for every case, in many languages. */
const SOURCES: readonly (readonly [name: string, tools: readonly string[], text: string])[] = [
  [
    'main.cpp',
    ['g++'],
    '#include <iostream>\nint main() { int t; for (std::cin >> t; t--;) puts("first"); }',
  ],
  [
    'main.c',
    ['gcc'],
    '#include <stdio.h>\nint main(void) { int t; scanf("%d", &t); while (t--) puts("first"); }',
  ],
  [
    'solution.java',
    ['javac', 'java'],
    `import java.util.Scanner;
public class Other {
  public static void main(String[] args) {
    for (int t = new Scanner(System.in).nextInt(); t > 0; t--) System.out.println("first");
  }
}`,
  ],
  ['main.py', ['python3'], 'for _ in range(int(input())): print("first")'],
  [
    'main.js',
    [],
    `for (let t = parseInt(require('fs').readFileSync(0)); t > 0; t--) console.log('first')`,
  ],
  [
    'main.ts',
    [],
    `import { readFileSync } from 'node:fs'
for (let t: number = parseInt(\`\${readFileSync(0)}\`); t > 0; t--) console.log('first')`,
  ],
  [
    'main.rs',
    ['rustc'],
    `fn main() {
  let mut line = String::new();
  std::io::stdin().read_line(&mut line).unwrap();
  for _ in 0..line.trim().parse::<u32>().unwrap() { println!("first"); }
}`,
  ],
  [
    'main.go',
    ['go'],
    'package main\nimport "fmt"\nfunc main() { var t int; fmt.Scan(&t); for ; t > 0; t-- { fmt.Println("first") } }',
  ],
]

describe('--solution', () => {
  for (const [name, tools, text] of SOURCES)
    test.skipIf(!tools.every(here))(name, { concurrent: true }, async () => {
      const { failures } = await report(['hdu1846', '--solution', file(name, text)])
      const expected = { verdict: 'WA', input: '1\n2 1\n', expected: 'second\n', got: 'first\n' }
      expect(failures).toMatchObject([expected])
    })

  test.skipIf(!here('javac'))('gives Java the memory that is asked for', async () => {
    const text = `public class Main {
  public static void main(String[] args) {
    byte[][] much = new byte[280][];
    int now = (int) (System.nanoTime() / 1000 % 100);
    try {
      for (int i = 0; i < much.length; i++) much[i] = new byte[1 << 20];
    } catch (OutOfMemoryError error) {
      System.exit(100 + now);
    }
    System.out.println("enough " + now);
  }
}`
    // what changes from run to run is seen early, and Java starts slowly
    const source = ['hdu1846', '--solution', file('Main.java', text)]
    const [usual, more] = [await report(source), await report([...source, '--memory', '1G'])]
    expect(usual.failures[0]).toMatchObject({ verdict: 'RE', got: '' })
    expect(usual.failures[0]?.exitCode).toBeGreaterThanOrEqual(100)
    expect(more.failures[0]).toMatchObject({ verdict: 'WA', exitCode: 0 })
    expect(more.failures[0]?.got).toMatch(/^enough \d+\n$/)
  })

  test.skipIf(!here('g++'))('shows what the compiler says', async () => {
    const source = file('main.cpp', 'int main() { return x; }')
    const { err, code, saved } = await stress(['hdu1846', '--lang', 'zh', '--solution', source])
    expect(code).toBe(2)
    expect(err).toMatch(/^源文件不能编译：\n.*main\.cpp.*error: .x. was not declared/s)
    expect(saved).toEqual([])
  })
})

/** A program for hdu1846 that is wrong where m = 7, with something between its answers. */
const WRONG = (separator = '\\n') => `BEGIN { ORS = "${separator}" }
NR > 1 { wrong = $2 == 7; print ($1 % ($2 + 1) != 0) != wrong ? "first" : "second" }`
const RIGHT = (separator?: string) => WRONG(separator).replace('$2 == 7', '0')
/** Right, but the last line is not ended. */
const UNENDED = `NR > 1 {
  printf "%s%s", (NR > 2 ? "\\n" : ""), ($1 % ($2 + 1) ? "first" : "second") }`
/** Wrong at the same places, differently in every run: that is seen early, after fewer starts. */
const CHANGING = WRONG().replace('print ', 'print wrong ? pid : ')

describe('options', () => {
  test.concurrent('-j finds the same failure', async () => {
    const one = await report(['hdu1846', ...awk(CHANGING)])
    const many = await report(['hdu1846', '-j', '3', ...awk(CHANGING)])
    expect(one.failures[0]).toMatchObject({ stage: 'small', input: '1\n1 7\n' })
    expect(many.failures[0]?.input).toBe('1\n1 7\n')
  })

  test.concurrent('--keep-going saves a failure of every stage under the next free name', async () => {
    const folder = newFolder()
    writeFileSync(join(folder, 'hack-001.out'), 'mine')
    const { failures } = await report(['hdu1846', '--keep-going', ...awk(CHANGING)], folder)
    expect(failures.map((f) => f.stage)).toEqual(['small', 'notable', 'random', 'largest'])
    const names = ['hack-000.in', 'hack-002.in', 'hack-003.in', 'hack-004.in']
    expect(failures.map((f) => f.files[0])).toEqual(names)
    expect(readFileSync(join(folder, 'hack-000.in'), 'utf8')).toBe('1\n1 7\n')
    expect(readFileSync(join(folder, 'hack-000.out'), 'utf8')).toBe('first\n')
    expect(readFileSync(join(folder, 'hack-001.out'), 'utf8')).toBe('mine')
  })

  test.concurrent('--strict wants the same bytes', async () => {
    const program = awk(RIGHT(' '))
    const accepted = await stress(['hdu1846', ...program])
    expect(accepted.out).toMatch(/^AC/)
    expect(accepted.out.replaceAll(/\s+/g, ' ')).toMatch(
      /Line 1: expected “first”, found “first first second .*␠”\. --strict fails/,
    )
    const { failures } = await report(['hdu1846', '--strict', ...program])
    expect(failures[0]).toMatchObject({ verdict: 'PE', input: '1\n1 1\n', got: 'first ' })
    expect(failures[0]?.why.en).toBe(
      'Only blanks and line breaks differ.\nLine 1: expected “first”, found “first␠”.',
    )
    const { out } = await stress(['hdu1846', '--strict', ...awk(UNENDED)])
    expect(out).toContain('Got\n  first\n  (no line break at the end)\n')
    expect(out).toContain('Line 1, “first”, is the last one, and no line break ends it.')
  })

  test.concurrent('--seed and --cases decide the inputs', async () => {
    const inputs = async (...args: string[]) => {
      const log = join(newFolder(), 'log')
      const program = awk(`{ print >> "${log}"; print $1 % 3 ? "Kiki" : "Cici" }`)
      const { code } = await stress(['hdu1847', ...args, ...program])
      expect(code).toBe(0)
      return readFileSync(log, 'utf8')
    }
    const [first, again, other, more] = await Promise.all([
      inputs('--seed', '5', '--cases', '20'),
      inputs('--seed', '5', '--cases', '20'),
      inputs('--seed', '6', '--cases', '20'),
      inputs('--seed', '5', '--cases', '30'),
    ])
    expect(again).toBe(first)
    expect(other).not.toBe(first)
    expect(more.split('\n').length).toBe(first.split('\n').length + 10)
  })

  test.concurrent('the report says it all, in both languages', async () => {
    const args = ['hdu1846', '--seed', '9', ...awk(WRONG())]
    const [en, zh] = await Promise.all([
      stress(args),
      stress([...args.slice(0, 3), '--lang', 'zh', ...args.slice(3)]),
    ])
    expect([en.code, en.err, zh.code, zh.err]).toEqual([1, '', 1, ''])
    expect(en.saved).toEqual(['hack-000.in', 'hack-000.out'])
    expect(en.out).toContain('WA  hdu1846 · wrong answer · in small cases\n')
    expect(en.out).toContain('\nInput\n  1\n  1 7\n\nExpected\n  first\n\nGot\n  second\n')
    expect(en.out).toContain('\nWhy\n  n = 1, m = 7: the first player wins.\n')
    expect(en.out).toContain('\nSaved as hack-000.in, hack-000.out.\n')
    expect(en.out).toContain('\n  nimber stress hdu1846 --seed 9 -- ')
    expect(zh.out).toContain('WA  hdu1846 · 答案错误 · 出现在小数据\n')
    expect(zh.out).toContain('\n理由\n  n = 1, m = 7：先手必胜。\n')
  })

  test.concurrent('a losing pair is told in a sentence', async () => {
    const { failures } = await report([
      'nyoj-stones-4',
      ...awk(`{
        a = $1 < $2 ? $1 : $2
        k = $1 + $2 - 2 * a
        print int(k * (1 + sqrt(5)) / 2) == a && a != 4 ? 0 : 1
      }`),
    ])
    expect(failures[0]?.input).toBe('4 7\n')
    expect(failures[0]?.why.en).toContain('4 7 is a losing pair: 4 = ⌊3φ⌋ and 7 = 4 + 3.\n')
    expect(failures[0]?.why.zh).toContain('4 7 是必败的一对：4 = ⌊3φ⌋，7 = 4 + 3。\n')
  })
})

describe('--game', () => {
  const TAKE = ['--game', 'take {1,3,4}', '--format', 'T; n', '--words', 'Win,Lose']
  const program = (losing: string) => awk(`NR > 1 { n = $1; print ${losing} ? "Lose" : "Win" }`)

  test.concurrent('tests a rule that is no problem', async () => {
    expect((await report([...TAKE, ...program('n % 7 == 0 || n % 7 == 2')])).verdict).toBe('AC')
    const { failures } = await report([...TAKE, ...program('n % 7 == 0')])
    expect(failures[0]).toMatchObject({ verdict: 'WA', input: '1\n2\n', expected: 'Lose\n' })
    expect(failures[0]?.why.en).toContain('n = 2: the first player loses.')
  })

  const BASH = awk(RIGHT())
  const asked = (game: string, format: string) => [
    '--game',
    game,
    '--format',
    format,
    '--words',
    'first,second',
    ...BASH,
  ]

  test.concurrent('reads the parameters that the name of a game leaves open', async () => {
    const { verdict, notes } = await report(asked('bash', 'T; n m'))
    expect(verdict).toBe('AC')
    expect(notes).toEqual([
      {
        en: 'm is read as the parameter of bash, n as the position.',
        zh: 'm 作为巴什博弈的参数，n 作为局面。',
      },
    ])
  })

  test.concurrent('says what several numbers are taken for', async () => {
    const { verdict, notes } = await report(asked('take fib', 'T; n m'))
    expect(verdict).toBe('WA')
    expect(notes).toEqual([{ en: 'n, m are read as 2 heaps.', zh: 'n、m 依次作为 2 堆。' }])
    const { err, code } = await stress(asked('take 1..4', 'T; n m'))
    expect(code).toBe(2)
    expect(err).toMatch(/T; n m\n {7}\^\nm is bound to nothing/)
  })
})

test.each([
  ['no problem', [], /Name a problem/, /请给出题目/],
  ['an unknown problem', ['hdu217', '--', 'true'], /Did you mean hdu2176/, /hdu2176/],
  ['no program', ['hdu2176'], /Name the program behind --/, /请在 -- 之后/],
  ['a program that is not there', ['hdu2176', '--', './none'], /“\.\/none”/, /“\.\/none”/],
  ['a folder', ['hdu2176', '--', '/'], /no program “\/”/, /没有可以运行的程序/],
  ['a file that is no program', ['hdu2176', '--', planted('short-array')], /no program/, /没有/],
  ['no source', ['hdu2176', '--solution', 'none.cpp'], /no file “none\.cpp”/, /没有文件/],
  ['an unknown language', ['hdu2176', '--solution', '/'], /the language of/, /什么语言/],
  ['two programs', ['hdu2176', '--solution', 'a.cpp', '--', 'true'], /not both/, /只能给一个/],
  ['-j 0', ['hdu2176', '-j', '0', '--', 'true'], /-j with a whole number of at least 1/, /-j/],
  ['--time', ['hdu2176', '--time', 'x', '--', 'true'], /--time .*“x”/, /--time/],
  ['--memory', ['hdu2176', '--memory', '64x', '--', 'true'], /as in 64, .*“64x”/, /例如 64/],
  ['--seed', ['hdu2176', '--seed', 'x', '--', 'true'], /--seed .*“x”/, /--seed/],
  ['--game alone', ['--game', 'nim', '--', 'true'], /give --format and --words/, /请给出 --format/],
  ['--format alone', ['hdu2176', '--format', 'n', '--', 'true'], /belong to --game/, /配合 --game/],
  [
    'an unclear format',
    ['--game', 'nim', '--format', 'k; heaps', '--words', 'a,b', '--', 'true'],
    /\^\nExpected a format/,
    /\^\n这里应是输入格式/,
  ],
  [
    'a format for another game',
    ['--game', 'wythoff', '--format', 'T; n', '--words', 'a,b', '--', 'true'],
    /no position of wythoff/,
    /不是.*局面/,
  ],
  [
    'a parameter twice',
    ['--game', 'bash 4', '--format', 'T; n m', '--words', 'a,b', '--', 'true'],
    /n m\n {7}\^\nm is a parameter of bash, and “bash 4” gives it already/,
    /m 是巴什博弈的参数/,
  ],
  [
    'a parameter twice, in Chinese',
    ['--game', '巴什博弈 4', '--format', 'T; n m', '--words', 'a,b', '--', 'true'],
    /m is a parameter of bash/,
    /m 是巴什博弈的参数，“bash 4”中已经给出/,
  ],
  [
    'the same words',
    ['--game', 'nim', '--format', 'k heaps', '--words', 'a,a', '--', 'true'],
    /different words/,
    /互不相同/,
  ],
])('wrong use is refused: %s', async (name, args, en, zh) => {
  // every other one in Chinese
  const lang = name.length % 2 === 0 ? 'en' : 'zh'
  const { out, err, code } = await nimber(['stress', '--lang', lang, ...args])
  expect([code, out]).toEqual([2, ''])
  expect(err).toMatch(lang === 'en' ? en : zh)
})
