import type {
  AutomatonCertificate,
  AutomatonSystem,
  Certificate,
  CertificateKind,
  PeriodCertificate,
  PeriodClaim,
} from '../certify/certificate.ts'
import { formulaFromJson } from '../formula/json.ts'
import { printFormula } from '../formula/print.ts'
import { imagePeriodText } from '../misere/words.ts'
import { join, same, type Words } from '../model/words.ts'
import { PARTIZAN_OUTCOMES } from './partizan.ts'
import { formPeriodWords, periodWords } from './period.ts'

/** What is said of the certificates of a kind. */
interface Saying<K extends CertificateKind> {
  /** What it claims, in a line. */
  claim(certificate: Certificate<K>): Words
  /** Why that holds for ever, where values, or heaps, up to `checkedTo` were looked at. */
  why(certificate: Certificate<K>, checkedTo: number): Words
}

const SAYINGS: { readonly [K in CertificateKind]: Saying<K> } = {
  octal: {
    claim: periodClaim,
    why({ claim }, checkedTo) {
      const equation = `G(n + ${claim.period}) = G(n)`
      const last = checkedTo - claim.period
      return {
        en: `Guy and Smith’s theorem: moves take a bounded number and leave few heaps, and ${equation} was seen as far as n = ${last}, which is far enough to hold for ever.`,
        zh: `盖伊–史密斯定理：走法取数有界、留下的堆数有界，而 ${equation} 一直验证到 n = ${last}，这已足以保证永远成立。`,
      }
    },
  },
  subtraction: {
    claim: periodClaim,
    why: ({ claim: { period } }) => ({
      en: `Each value depends only on as many values before it as the largest amount is, and that many in a row were seen to return after ${period}.`,
      zh: `每个值只取决于它前面若干个值（个数为最大取数），而这么多个连续的值在 ${period} 之后重现。`,
    }),
  },
  'all-but': { claim: periodClaim, why: stateReturns },
  progressions: { claim: periodClaim, why: stateReturns },
  residues: {
    claim: periodClaim,
    why: ({ claim: { period } }) => ({
      en: `By remainders modulo ${period}: no amount leads from a heap to one of the same value, and named amounts lead to every smaller value.`,
      zh: `按模 ${period} 的余数：没有取数能走到同值的堆，而每个更小的值都有指定的取数可以到达。`,
    }),
  },
  partizan: {
    claim: ({ claim: { period, preperiod, saltus } }) => formPeriodWords(period, preperiod, saltus),
    why: ({ claim: { period, saltus } }) =>
      saltus === '0'
        ? {
            en: `Heaps of n and of n + ${period} have options of equal values for either player, which was seen far enough to hold for ever.`,
            zh: `n 与 n + ${period} 的堆对双方都有相同值的后继，已验证到足以保证永远成立。`,
          }
        : {
            en: `From heap to heap one period later, ${saltus} is added to all options, and every move in ${saltus} has an answer, so that it is added to the value as well; this was seen for a whole period, and is the same in every later one.`,
            zh: `堆增大一个周期时，各后继都加上 ${saltus}，而 ${saltus} 中的每步走法都有应对，所以值也加上 ${saltus}；这已对一整个周期验证，以后每个周期都一样。`,
          },
  },
  recursion: {
    claim: ({ claim: { period, preperiod } }) => ({
      en: `canonical forms of heaps by smaller heaps, with period ${period} from n = ${preperiod} on`,
      zh: `各堆的标准形由更小的堆给出，自 n = ${preperiod} 起以 ${period} 为周期`,
    }),
    why: ({ claim: { period, preperiod } }, checkedTo) => ({
      en: `Which of two heaps is the better follows from the order of smaller ones, and it was checked among the heaps up to ${checkedTo}, which is enough to prove that this order repeats for ever: for two heaps that are both larger by ${period}, and for one far larger than the other. The order tells which options are dominated or reversible, so that the canonical forms repeat as well, from ${preperiod} on.`,
      zh: `两堆孰优由更小的堆之间的大小关系决定；对 ${checkedTo} 以内的堆已经验证，这足以证明这种关系永远重复：两堆都增大 ${period} 时如此，一堆远大于另一堆、只有它增大 ${period} 时也如此。选项是否被支配、是否可逆由大小关系决定，所以标准形自 ${preperiod} 起也重复。`,
    }),
  },
  quotient: {
    claim({ claim: { order, pSize, period: length, preperiod: from } }) {
      const period = imagePeriodText({ from, length, saltus: 0 })
      return {
        en: `misère quotient of order ${order}, |P| = ${pSize}; ${period}`,
        zh: `反常规商的阶为 ${order}，|P| = ${pSize}；${period}`,
      }
    },
    why: (_, checkedTo) => ({
      en: `Plambeck and Siegel’s theorem: no sum in P has an option in P, and every other sum with a move has one; heaps up to ${checkedTo} suffice to see it.`,
      zh: `Plambeck–Siegel 定理：P 中的和没有 P 中的后继，其余能走的和都有；看到 ${checkedTo} 颗的堆即可确认。`,
    }),
  },
  equality: {
    claim: ({ claim: { positions, value } }) => same(`${positions.join(' + ')} = ${value}`),
    why: (_, states) => ({
      en: `Whoever moves first in the position minus its value loses: every move has an answer, in all ${states} states of play that are met.`,
      zh: `在“局面减去它的值”中先走者负：所遇到的全部 ${states} 个状态中，每步走法都有应对。`,
    }),
  },
  outcome: {
    claim: ({ claim: { positions, outcome } }) =>
      join([same(positions.join(' + ')), PARTIZAN_OUTCOMES[outcome]], ': ', '：'),
    why: (_, states) => ({
      en: `Every move of the player who loses has an answer, in all ${states} states of play that are met.`,
      zh: `负方的每步走法都有应对，所遇到的状态共 ${states} 个。`,
    }),
  },
  automaton: {
    claim: automatonClaim,
    why: ({ claim: { what } }) =>
      what === 'values'
        ? {
            en: 'Every heap has one value by the automaton; no option of a heap has that value, and every smaller one is the value of an option. Each is a statement about digits that was decided for all numbers; so was that the successor and the sum are what they should be.',
            zh: '按自动机，每堆恰有一个值；没有后继取到该值，而每个更小的值都是某个后继的值。这些都化为关于数字的命题，对一切数判定成立；后继与加法的正确性也同样判定。',
          }
        : {
            en: 'No move leads from a position that is accepted to another, and from every other position a move leads to one. Each is a statement about digits that was decided for all numbers; so was that play ends, and that the successor and the sum are what they should be.',
            zh: '从被接受的局面走不到另一个被接受的局面，而其余局面都能走到。这些都化为关于数字的命题，对一切数判定成立；对局必然结束、后继与加法的正确性也同样判定。',
          },
  },
}

/** The formula of a claim, where it has one, and its automaton. */
function automatonClaim(certificate: AutomatonCertificate): Words {
  const { formula, what, start } = certificate.claim
  const automaton = automatonWords(certificate)
  if (formula === undefined) return automaton
  if (what === 'values') return join([valueWords(formula), automaton], '; ', '；')
  const text = formulaFromJson(formula)
  const begun = start && startWords(certificate.game, start)
  const losing = {
    en: `losing ${begun ? `at the start (${begun}) ` : ''}exactly when ${printFormula(text, 'en')}`,
    zh: `${begun ? `开局（${begun}）时，` : ''}恰在 ${printFormula(text, 'zh')} 时必败`,
  }
  return join([losing, automaton], '; ', '；')
}

/** How the counters of a rule begin, by the first of them. */
function startWords(game: string, start: readonly number[]): string {
  const [, list = ''] = /counters ([^;]+);/.exec(game) ?? []
  const [first, ...others] = list.split(', ')
  return others
    .map((name, i) => `${name} = ${first}${start[i] === 0 ? '' : ` − ${start[i]}`}`)
    .join(', ')
}

/** Which positions an automaton tells, its size, and how numbers are written for it. */
export function automatonWords({ claim }: AutomatonCertificate): Words {
  const { what, automata, system } = claim
  const sizes = automata.map(({ next }) => next.length)
  const states = sizes.join(' + ')
  const written = systemWords(system)
  const of = {
    losing: { en: 'losing positions', zh: '必败局面' },
    levels: {
      en: `positions of values 0 to ${sizes.length - 1}`,
      zh: `值为 0 到 ${sizes.length - 1} 的局面`,
    },
    values: { en: 'values of all heaps', zh: '所有堆的值' },
  }[what]
  return {
    en: `${of.en} by an automaton of ${states} state${states === '1' ? '' : 's'} that reads ${written.en}`,
    zh: `${of.zh}由 ${states} 个状态的自动机给出，它读${written.zh}`,
  }
}

/** How numbers are written in a system. */
function systemWords({ first, recurrence }: Pick<AutomatonSystem, 'first' | 'recurrence'>): Words {
  const base = recurrence[0] as number
  if (first.length === 1) return { en: `numbers in base ${base}`, zh: `${base} 进制数` }
  const weights = [...first]
  while (weights.length < 5)
    weights.push(
      recurrence.reduce((sum, c, i) => sum + c * (weights[weights.length - 1 - i] ?? 0), 0),
    )
  const list = `${weights.join(', ')}, …`
  if (list === '1, 2, 3, 5, 8, …') return { en: 'Zeckendorf digits', zh: '齐肯多夫表示的数字' }
  return { en: `digits of the weights ${list}`, zh: `以 ${list} 为权的数字` }
}

/** What a certificate claims, in a line. */
export function claimWords<K extends CertificateKind>(certificate: Certificate<K>): Words {
  const kind: K = certificate.kind
  return SAYINGS[kind].claim(certificate)
}

/** Why what a certificate claims holds for ever, where heaps up to `checkedTo` were looked at. */
export function proofWords<K extends CertificateKind>(
  certificate: Certificate<K>,
  checkedTo: number,
): Words {
  const kind: K = certificate.kind
  return SAYINGS[kind].why(certificate, checkedTo)
}

/** The formula of a claim, where it has one, and its period. */
function periodClaim({ claim }: PeriodCertificate): Words {
  const { preperiod: from, period: length, saltus } = claim
  const period = periodWords({ from, length, saltus })
  const formula = formulaWords(claim)
  return formula ? join([formula, period], '; ', '；') : period
}

/** The formula of a claim, which is the value of every heap; undefined where it has none. */
function formulaWords({ formula }: PeriodClaim): Words | undefined {
  return formula === undefined ? undefined : valueWords(formula)
}

/** That a formula, as plain data, is the value of every heap. */
function valueWords(formula: unknown): Words {
  const text = formulaFromJson(formula)
  return {
    en: `G(n) = ${printFormula(text, 'en')}, for all n`,
    zh: `对所有 n，G(n) = ${printFormula(text, 'zh')}`,
  }
}

function stateReturns({
  claim: { period, saltus },
  proof: { at },
}: Certificate<'all-but' | 'progressions'>): Words {
  return {
    en: `What the values from n on depend on, measured from the least value that is missing before, is the same at n = ${at} and n = ${at + period}, where that least value has grown by ${saltus}. So all later values follow the same course.`,
    zh: `n 以后的值所依赖的状态（以此前缺失的最小值为基准）在 n = ${at} 与 n = ${at + period} 处相同，而这个最小值增加了 ${saltus}。所以以后的值走同样的路。`,
  }
}
