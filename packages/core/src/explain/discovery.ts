import type { Discovery } from '../know/discovery.ts'
import type { FamilyDiscovery } from '../know/family.ts'
import type { PartizanDiscovery } from '../know/partizan/discover.ts'
import { join, same, type Words } from '../model/words.ts'
import { proofWords } from './certificates.ts'

/** How well a discovery is known and why. */
export function explainDiscovery(discovery: Discovery): Words {
  const { status, certificate, checkedTo, game } = discovery
  if (certificate) return proofWords(certificate, checkedTo)
  if (discovery.remark) return discovery.remark
  if (status === 'none') return { en: 'What was looked for:', zh: '寻找过的规律：' }
  const to = game.rules.axes === 2 ? `${checkedTo} × ${checkedTo}` : `${checkedTo}`
  const larger: Words = discovery.settledBy
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

/** How well it is known how the values of heaps of a partizan rule go on, and why. */
export function partizanDiscoveryWords(discovery: PartizanDiscovery): Words {
  const { game, certificate, checkedTo, period, outcomes, values, recursion } = discovery
  if (certificate) {
    const proof = proofWords(certificate, checkedTo)
    return outcomes ? join([proof, outcomeWords(outcomes)], '', '') : proof
  }
  if (period)
    return {
      en: `Proved by the values up to ${checkedTo}; they are too long for a certificate.`,
      zh: `由 ${checkedTo} 以内的值证明；这些值太长，写不成证书。`,
    }
  const known = outcomes && outcomeWords(outcomes)
  if (recursion)
    return {
      en: `Proved by the order of the heaps up to ${checkedTo}; the forms are too many for a certificate.`,
      zh: `由 ${checkedTo} 以内各堆的大小关系证明；标准形太多，写不成证书。`,
    }
  if (game.convention === 'misere') {
    const none: Words = {
      en: 'In misère play heaps have no values that add up.',
      zh: '反常规下各堆没有可以相加的值。',
    }
    return join(
      [
        none,
        known ?? {
          en: ` Who wins them up to ${checkedTo} proves no period.`,
          zh: `${checkedTo} 以内各堆的胜负证明不了周期。`,
        },
      ],
      '',
      '',
    )
  }
  const largest = values[checkedTo < values.length ? checkedTo : values.length - 1]
  const growing: Words =
    largest === undefined || largest.length > LONG || largest === ''
      ? { en: ' Their canonical forms grow.', zh: '它们的标准形越来越大。' }
      : same('')
  return {
    en: `The values up to ${checkedTo}, as far as the budget went, prove no period, with or without something added each time.${growing.en}${known?.en ?? ''} A larger budget looks further.`,
    zh: `在预算之内算到 ${checkedTo}，这些值证明不了周期，无论每周期是否增加。${growing.zh}${known?.zh ?? ''}加大预算可以继续寻找。`,
  }
}

/** A value with a longer name is not one that people know. */
const LONG = 60

/** Who wins where all heaps have the same outcome. */
const ALWAYS: Readonly<Record<string, Words>> = {
  L: { en: 'Left wins', zh: '左方必胜' },
  R: { en: 'Right wins', zh: '右方必胜' },
  N: { en: 'whoever begins wins', zh: '先手必胜' },
  P: { en: 'whoever begins loses', zh: '先手必败' },
}

/** The most letters of outcomes that are said. */
const SAID = 60

function outcomeWords({ from, letters }: NonNullable<PartizanDiscovery['outcomes']>): Words {
  const list = letters.length > SAID ? `${letters.slice(0, SAID)}…` : letters
  const always = ALWAYS[letters]
  if (always)
    return {
      en: ` Who wins a single heap follows from who wins smaller ones, and it is proved that from n = ${from} on ${always.en}.`,
      zh: `一堆的胜负由更小的堆决定，已证明自 n = ${from} 起${always.zh}。`,
    }
  return {
    en: ` Who wins a single heap follows from who wins smaller ones and repeats, which is proved: with period ${letters.length} from n = ${from} on, ${list}.`,
    zh: `一堆的胜负由更小的堆决定，已证明它重复：自 n = ${from} 起周期为 ${letters.length}，即 ${list}。`,
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
