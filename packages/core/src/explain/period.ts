import type { Period } from '../arith/period.ts'
import type { Words } from '../model/words.ts'

/** Where values begin to repeat, and how. */
export function periodWords({ from, length, saltus }: Period): Words {
  return {
    en: `period ${length} from n = ${from}${saltus > 0 ? `, adding ${saltus} each time` : ''}`,
    zh: `自 n = ${from} 起周期为 ${length}${saltus > 0 ? `，每周期增加 ${saltus}` : ''}`,
  }
}

/** Where the values of heaps of a partizan rule begin to repeat, and what is added to them. */
export function formPeriodWords(length: number, from: number, saltus: string): Words {
  const rising = saltus !== '0'
  return {
    en: `period ${length} from n = ${from}${rising ? `, adding ${saltus} each time` : ''}`,
    zh: `自 n = ${from} 起周期为 ${length}${rising ? `，每周期加上 ${saltus}` : ''}`,
  }
}

/** Lines of a recursion that are told one by one. */
const MOST_LINES = 24

/** The canonical forms of heaps by means of smaller ones: a line for each remainder, in their order. */
export function recursionWords(from: number, texts: readonly string[]): Words {
  const period = texts.length
  const lines = texts.map((text, i) => {
    const where = period === 1 ? '' : `n mod ${period} = ${(from + i) % period}: `
    return `${where}G(n) = ${text}`
  })
  const cut = lines.length > MOST_LINES
  const list = [...lines.slice(0, MOST_LINES), ...(cut ? ['…'] : [])].join('\n')
  return {
    en: `canonical forms with period ${period} from n = ${from} on:\n${list}`,
    zh: `自 n = ${from} 起，标准形以 ${period} 为周期：\n${list}`,
  }
}

/** The values before the first period. */
export function preperiodWords({ from }: Period): Words {
  return { en: `preperiod n < ${from}`, zh: `前周期 n < ${from}` }
}
