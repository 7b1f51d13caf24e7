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

/** The values before the first period. */
export function preperiodWords({ from }: Period): Words {
  return { en: `preperiod n < ${from}`, zh: `前周期 n < ${from}` }
}
