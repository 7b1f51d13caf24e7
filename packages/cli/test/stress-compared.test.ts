import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { nimber } from './run.ts'
import { file, newFolder, report, stress } from './stress-tools.ts'

/** A command of awk in one text. */
const awkText = (text: string) => {
  const path = file('main.awk', text)
  return `awk -f ${path}`
}

/** The largest less the smallest number of each case. */
const SPREAD = (most: string) =>
  `NR > 1 && NR % 2 { high = 0; low = ${most}
  for (i = 1; i <= NF; i++) { if ($i > high) high = $i; if ($i < low) low = $i }
  print high - low }`

/** Numbers below k that follow from the seed in the last argument, alike in every awk. */
const RANDOM = `function pick(k) { x = (x * 16807) % 2147483647; return int(x / 1000) % k }
  BEGIN { x = ARGV[ARGC - 1] % 10007 + 1; pick(2); pick(2) }`

/** T cases of n and n numbers up to 50. */
const GENERATOR = `${RANDOM}
  BEGIN { t = 1 + pick(3); print t
    while (t--) { n = 1 + pick(5); print n
      for (i = 1; i <= n; i++) printf "%d%s", 1 + pick(50), i < n ? " " : "\\n" } }`

const wrong = () => ['--', 'awk', '-f', file('wrong.awk', SPREAD('40'))]

describe('two programs against each other', () => {
  test.concurrent('inputs of a generator are read, and a failure is made small', async () => {
    const args = ['--brute', awkText(SPREAD('10^9')), '--gen', awkText(GENERATOR)]
    const { failures, notes } = await report([...args, ...wrong()])
    expect(failures[0]).toMatchObject({
      verdict: 'WA',
      stage: 'generated',
      input: '1\n1\n41\n',
      expected: '0\n',
      got: '1\n',
    })
    expect(notes[0]?.en).toContain('of the form “T; n h[n]”')
    const right = ['--', 'awk', '-f', file('right.awk', SPREAD('10^9'))]
    const { verdict, cases } = await report([...args, '--cases', '25', ...right])
    expect([verdict, cases > 25]).toEqual(['AC', true])
  })

  test.concurrent('a failure that comes at intervals is made the least of them', async () => {
    const rest = (wins: string) => awkText(`NR > 1 { print ${wins} }`)
    const generator = awkText(`${RANDOM} BEGIN { print 2; print 9 + pick(30); print 9 + pick(30) }`)
    const given = ['--brute', rest('$1 % 7 == 2'), '--gen', generator, '--']
    const { failures } = await report([...given, ...rest('0').split(' ')])
    expect(failures[0]).toMatchObject({ verdict: 'WA', input: '1\n2\n' })
  })

  test.concurrent('inputs of a format need no generator', async () => {
    const args = ['--expected', awkText(SPREAD('10^9')), '--format', 'T; n h[n] 1..60']
    const { failures } = await report([...args, ...wrong()])
    expect(failures[0]).toMatchObject({ verdict: 'WA', input: '1\n1\n41\n' })
  })

  test.concurrent('inputs that nobody can read are only compared', async () => {
    const generator = `${RANDOM}
      BEGIN { n = 1 + pick(9); while (n--) print (pick(2) ? "-" : "+") pick(9) "x" }`
    const sum = (most: number) => `{ s++ } END { print (s > ${most} ? ${most} : s) }`
    const { failures, notes } = await report([
      '--brute',
      awkText(sum(99)),
      '--gen',
      awkText(generator),
      '--',
      'awk',
      '-f',
      file('few.awk', sum(4)),
    ])
    expect(failures[0]?.input.trim().split('\n')).toHaveLength(5)
    expect(notes).toEqual([])
  })

  test.concurrent('a problem gets the answers of another program', async () => {
    const misere = awkText('NR > 1 { print ($1 - 1) % ($2 + 1) ? "first" : "second" }')
    const { failures } = await report(['hdu1846', '--expected', misere, ...bash()])
    expect(failures[0]).toMatchObject({ verdict: 'WA', input: '1\n1 1\n', expected: 'second\n' })
  })

  test.concurrent('a generator that has one input is told so', async () => {
    const same = awkText('BEGIN { print "1\\n9 2" }')
    const { out, code } = await stress(['hdu1846', '--gen', same, ...bash()])
    expect(code).toBe(0)
    expect(out.replaceAll(/\s+/g, ' ')).toContain('printed the same input for 20 seeds')
  })

  const bash = () => {
    const text = 'NR > 1 { print $1 % ($2 + 1) ? "first" : "second" }'
    return ['--', 'awk', '-f', file('bash.awk', text)]
  }
})

test('a program that fails where it is asked is named with its input', async () => {
  const folder = newFolder()
  const brute = join(folder, 'brute.sh')
  writeFileSync(brute, 'echo oh >&2; exit 3')
  const { err, code } = await stress(
    ['--brute', `sh ${brute}`, '--gen', 'echo 7', '--', 'cat'],
    folder,
  )
  expect(code).toBe(2)
  expect(err).toMatch(/brute\.sh”\s+did\s+not\s+end\s+well:\s+exit\s+code\s+3\./)
  expect(err).toMatch(/oh\nInput: 7/)
})

test.each([
  ['both', ['--brute', 'a', '--expected', 'b', '--', 'cat'], /mean the same/, /意思相同/],
  ['no inputs', ['--brute', 'cat', '--', 'cat'], /where the inputs come from/, /从哪里来/],
  ['no answers', ['--gen', 'echo', '--', 'cat'], /give --brute CMD/, /用 --brute CMD/],
  ['no command', ['--brute', ' ', '--gen', 'echo', '--', 'cat'], /behind --brute/, /--brute 之后/],
  ['none such', ['--brute', './none', '--gen', 'echo', '--', 'cat'], /“\.\/none”/, /“\.\/none”/],
  [
    'another format',
    ['--brute', 'cat', '--gen', 'echo a', '--format', 'T; n', '--', 'cat'],
    /no input of the format/,
    /不符合格式/,
  ],
])('wrong use is refused: %s', async (_, args, en, zh) => {
  for (const [lang, words] of [
    ['en', en],
    ['zh', zh],
  ] as const) {
    const { out, err, code } = await nimber(['stress', '--lang', lang, ...args])
    expect([code, out]).toEqual([2, ''])
    expect(err).toMatch(words)
  }
})
