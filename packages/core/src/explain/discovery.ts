import type { PeriodCertificate } from '../certify/certificate.ts'
import type { Discovery } from '../know/discovery.ts'
import type { FamilyDiscovery } from '../know/family.ts'
import { same, type Words } from '../model/words.ts'

/** How well a discovery is known and why. */
export function explainDiscovery(discovery: Discovery): Words {
  const { status, certificate, checkedTo, game } = discovery
  if (certificate) return explainCertificate(certificate, checkedTo)
  const to = game.rules.axes === 2 ? `${checkedTo} × ${checkedTo}` : `${checkedTo}`
  if (discovery.remark) return discovery.remark
  if (status === 'none')
    return {
      en: `Looked for in vain among the positions up to ${to}:`,
      zh: `在 ${to} 以内的局面中寻找过，没有找到：`,
    }
  const larger: Words = game.theorem
    ? {
        en: 'It is the theorem, not this fit, that settles larger ones.',
        zh: '更大的局面由定理解决，而不是靠这次拟合。',
      }
    : { en: 'It is not proved for larger ones.', zh: '对更大的局面没有证明。' }
  return {
    en: `Fitted to the first third of the positions up to ${to} and seen to hold in all of them. ${larger.en}`,
    zh: `用 ${to} 以内前三分之一的局面拟合，在全部这些局面上验证成立。${larger.zh}`,
  }
}

/** Why a formula of a family is known, and for which members. */
export function explainFamily(family: FamilyDiscovery): Words {
  const { members, proved, skipped, checkedTo, status } = family
  const left: Words =
    skipped === 0
      ? same('')
      : {
          en: ` (${skipped} more choices of the parameters make no game.)`,
          zh: `（另有 ${skipped} 组参数不成游戏。）`,
        }
  if (status === 'none')
    return {
      en: `No single formula fits all ${members} members up to n = ${checkedTo}.${left.en} Looked for:`,
      zh: `没有一个公式适合全部 ${members} 个成员（n ≤ ${checkedTo}）。${left.zh}寻找过：`,
    }
  const known: Words =
    proved === members
      ? {
          en: 'In each of them it is proved for all n, by a certificate of its own.',
          zh: '对其中每一个成员，都有各自的证书证明它对所有 n 成立。',
        }
      : {
          en: `In ${proved} of them it is proved for all n, in the others it was seen to hold up to n = ${checkedTo}.`,
          zh: `其中 ${proved} 个成员已证明对所有 n 成立，其余验证到 n = ${checkedTo}。`,
        }
  return {
    en: `Fitted to some members and verified for all ${members} members. ${known.en} Of other parameters nothing is claimed.${left.en}`,
    zh: `用部分成员拟合，对全部 ${members} 个成员验证成立。${known.zh}对其他参数不作断言。${left.zh}`,
  }
}

function explainCertificate(certificate: PeriodCertificate, checkedTo: number): Words {
  const { period, saltus } = certificate.claim
  const equation = `G(n + ${period}) = G(n)${saltus > 0 ? ` + ${saltus}` : ''}`
  switch (certificate.kind) {
    case 'octal':
      return {
        en: `Guy and Smith’s theorem: moves take a bounded number and leave few heaps, and ${equation} was seen as far as n = ${checkedTo - period}, which is far enough to hold for ever.`,
        zh: `盖伊–史密斯定理：走法取数有界、留下的堆数有界，而 ${equation} 一直验证到 n = ${checkedTo - period}，这已足以保证永远成立。`,
      }
    case 'subtraction':
      return {
        en: `Each value depends only on as many values before it as the largest amount is, and that many in a row were seen to return after ${period}.`,
        zh: `每个值只取决于它前面若干个值（个数为最大取数），而这么多个连续的值在 ${period} 之后重现。`,
      }
    case 'all-but':
    case 'progressions': {
      const { at } = certificate.proof
      return {
        en: `What the values from n on depend on, measured from the least value that is missing before, is the same at n = ${at} and n = ${at + period}, where that least value has grown by ${saltus}. So all later values follow the same course.`,
        zh: `n 以后的值所依赖的状态（以此前缺失的最小值为基准）在 n = ${at} 与 n = ${at + period} 处相同，而这个最小值增加了 ${saltus}。所以以后的值走同样的路。`,
      }
    }
    case 'residues':
      return {
        en: `By remainders modulo ${period}: no amount leads from a heap to one of the same value, and named amounts lead to every smaller value.`,
        zh: `按模 ${period} 的余数：没有取数能走到同值的堆，而每个更小的值都有指定的取数可以到达。`,
      }
  }
}
