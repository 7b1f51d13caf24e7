import type { Words } from '../model/words.ts'

/** From `from` on, the value at n + length is the value at n, plus `saltus` where one is given. */
export interface DrawnPeriod {
  readonly from: number
  readonly length: number
  readonly saltus?: number
}

/** What stands beside a drawing: where the values begin to repeat, and how. */
export function periodWords({ from, length, saltus = 0 }: DrawnPeriod): Words {
  return {
    en: `period ${length} from n = ${from}${saltus > 0 ? `, adding ${saltus} each time` : ''}`,
    zh: `自 n = ${from} 起周期为 ${length}${saltus > 0 ? `，每周期增加 ${saltus}` : ''}`,
  }
}

/** What stands beside a drawing: the values before the first period. */
export function preperiodWords({ from }: DrawnPeriod): Words {
  return { en: `preperiod n < ${from}`, zh: `前周期 n < ${from}` }
}
