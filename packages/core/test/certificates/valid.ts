import {
  certificate,
  claimOf,
  codeOptions,
  reachOf,
  sample,
  splitOptions,
  takeOptions,
  valuesOf,
} from './samples.ts'

const oneOf = (amounts: readonly number[]) => (t: number) => amounts.includes(t)
const noProof = () => ({})

/** A code of the published table, as code, period, first index of periodicity, largest value. */
export const CODES = `
  0.1,1,2,1 0.4,34,54,9 0.05,2,1,1 0.07,34,53,9 0.22,3,1,2 0.34,8,7,3 0.45,20,498,8 0.51,1,1,1
  0.73,4,0,3 0.77,12,71,8 0.017,60,15,8 0.044,36,214,8 0.055,148,259,8 0.057,148,259,8
  0.102,6,1,1 0.116,96,139,12 0.133,5,0,2 0.137,34,52,9 0.153,14,16,4 0.156,349,3479,23
  0.165,1550,5181,25 0.176,8,24,6 0.222,4,1,3 0.241,2,4,2 0.271,4,1,3 0.307,2,0,1 0.323,4,1,3
  0.351,8,1,2 0.356,142,7315,19 0.375,18,37,8 0.422,34,54,9 0.452,20,498,8 0.501,2,0,1
  0.513,6,3,2 0.525,52,1,8 0.537,5,1,4 0.552,6,1,2 0.571,4,1,2 0.612,28,3,7 0.644,442,3256,64
  0.647,442,3256,64 0.674,442,3256,64 0.706,2,0,1 0.721,4,1,3 0.733,4,0,3 0.755,2,1,2
  0.11377,32,187,8 4.01,2,1,1 4.13,7,6,4 4.25,2,1,1 4.37,4,1,3 4.56,4,1,2 4.75,2,1,2 4.013,2,4,2
  4.033,4,1,3 4.061,4,1,3 4.104,1,1,1 4.116,6,1,2 4.131,7,6,4 4.143,6,1,2 4.155,1,1,1
  4.167,5,1,4 4.202,2,1,1 4.223,4,1,3 4.242,2,1,1 4.272,4,1,3 4.311,2,4,2 4.323,4,4,4
  4.344,51,998,35 4.356,51,998,35 4.375,3,1,4 4.423,4,9,6 4.455,24,143,17 4.476,24,143,17
  4.511,1,1,1 4.523,5,1,4 4.535,4,1,2 4.547,6,1,2 4.562,5,1,4 4.574,4,1,2 4.613,4,9,6
  4.646,24,143,17 4.667,24,143,17 4.705,2,1,2 4.717,2,1,2 4.732,4,4,6 4.744,2,1,2 4.756,2,1,2
  4.771,3,1,4`
  .trim()
  .split(/\s+/)
  .map((row) => {
    const [code = '', ...numbers] = row.split(',')
    const [period = 0, preperiod = 0, maxValue = 0] = numbers.map(Number)
    return { code, period, preperiod, maxValue }
  })

/** The certificate of a code with a published period; its values are computed where listed. */
export function codeCertificate(
  { code, period, preperiod, maxValue }: (typeof CODES)[number],
  proof: object = {},
): Record<string, unknown> {
  const count = preperiod + period
  const values = count <= 4096 ? valuesOf(codeOptions(code), count) : undefined
  const claim = { period, preperiod, saltus: 0, maxValue, ...(values && { values }) }
  return certificate(`octal ${code}`, 'octal', claim, proof)
}

/** Few codes of all sorts, to be changed in every way. */
const SOME_CODES = ['0.1', '0.07', '0.34', '0.73', '0.77', '0.133', '0.307', '4.13', '4.375']

const subtraction = (game: string, amounts: readonly number[], count = 600) =>
  sample(game, 'subtraction', takeOptions(oneOf(amounts)), count, noProof)

const later = (irregular: number) => (seen: { period: number; preperiod: number }) => ({
  at: seen.preperiod + irregular + 4 * seen.period,
})

const residues = (game: string, allowed: (t: number) => boolean, period: number) => {
  const values = valuesOf(takeOptions(allowed), 4 * period)
  const claim = claimOf(values, { period, preperiod: 0 })
  return certificate(game, 'residues', claim, { reach: reachOf(values, period, allowed) })
}

const isPower = (base: number) => (t: number) => {
  let rest = t
  while (rest % base === 0) rest /= base
  return rest === 1
}

const isPrime = (t: number) => {
  for (let d = 2; d * d <= t; d++) if (t % d === 0) return false
  return t > 1
}

/** Valid certificates of all kinds, made from values that are computed by the definition. */
export const VALID: readonly Record<string, unknown>[] = [
  ...CODES.filter(({ code }) => SOME_CODES.includes(code)).map((row) => codeCertificate(row)),
  codeCertificate({ code: '0.356', period: 142, preperiod: 7315, maxValue: 19 }, { mask: 27 }),
  codeCertificate({ code: '0.77', period: 12, preperiod: 71, maxValue: 8 }, { mask: 9 }),
  codeCertificate({ code: '0.4', period: 34, preperiod: 54, maxValue: 9 }, { mask: 1, parity: 1 }),
  sample('octal 0.0', 'octal', codeOptions('0.0'), 30, noProof),
  sample('octal 0.3303', 'octal', codeOptions('0.3303'), 90, noProof),
  sample('hex 0.A', 'octal', codeOptions('0.A'), 60, noProof),
  sample('hex 4.8', 'octal', codeOptions('4.8'), 60, noProof),
  sample('split', 'octal', splitOptions([0]), 60, noProof),
  sample('take {1} or split', 'octal', takeOptions(oneOf([1]), splitOptions([0])), 120, noProof),
  sample(
    'take {1} or 1..2 then may split',
    'octal',
    takeOptions(oneOf([1, 2]), splitOptions([1, 2])),
    400,
    noProof,
  ),
  sample(
    'take {1} then may split or split',
    'octal',
    takeOptions(oneOf([1]), splitOptions([0, 1])),
    400,
    noProof,
  ),
  subtraction('take 1..4', [1, 2, 3, 4]),
  subtraction('take 3..7', [3, 4, 5, 6, 7]),
  subtraction('take {1}', [1]),
  subtraction('take {2,5,7}', [2, 5, 7]),
  subtraction('take {1,4,10} or 6..7', [1, 4, 6, 7, 10]),
  subtraction('take {3,10,21}', [3, 10, 21]),
  sample(
    'nim',
    'all-but',
    takeOptions(() => true),
    40,
    () => ({ at: 0 }),
  ),
  sample(
    'take any',
    'all-but',
    takeOptions(() => true),
    40,
    () => ({ at: 7 }),
  ),
  sample(
    'take not {1}',
    'all-but',
    takeOptions((t) => t !== 1),
    100,
    later(1),
  ),
  sample(
    'take not {2,3,7}',
    'all-but',
    takeOptions((t) => ![2, 3, 7].includes(t)),
    600,
    later(7),
  ),
  sample(
    'take not {4,9}',
    'all-but',
    takeOptions((t) => ![4, 9].includes(t)),
    600,
    later(9),
  ),
  sample(
    'take even',
    'progressions',
    takeOptions((t) => t % 2 === 0),
    60,
    later(0),
  ),
  sample(
    'take odd',
    'progressions',
    takeOptions((t) => t % 2 === 1),
    60,
    later(0),
  ),
  sample(
    'take {1} or even',
    'progressions',
    takeOptions((t) => t === 1 || t % 2 === 0),
    200,
    later(1),
  ),
  sample(
    'take {2,6} or odd',
    'progressions',
    takeOptions((t) => t % 2 === 1 || t === 2 || t === 6),
    300,
    later(6),
  ),
  sample(
    'take 1..5 or even',
    'progressions',
    takeOptions((t) => t <= 5 || t % 2 === 0),
    300,
    later(5),
  ),
  sample(
    'take odd or even',
    'progressions',
    takeOptions(() => true),
    60,
    later(0),
  ),
  sample(
    'take {2} or not {2,5}',
    'progressions',
    takeOptions((t) => t !== 5),
    300,
    later(5),
  ),
  residues('take 2^k', isPower(2), 3),
  residues('take 3^k', isPower(3), 2),
  residues('take 10^k', isPower(10), 11),
  residues('take odd', (t) => t % 2 === 1, 2),
  residues('take {1} or primes', (t) => t === 1 || isPrime(t), 4),
  residues('take {2} or 4^k', (t) => t === 2 || isPower(4)(t), 3),
]
