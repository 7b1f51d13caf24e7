export { type Checked, checkSurvey } from './check.ts'
export { SurveyError } from './error.ts'
export { type Family, familyOf, listedFamily, MOST_RULES } from './family/family.ts'
export { FilterError, parseFilter, parseOrder } from './filter.ts'
export { type Progress, progressOf, type RunningJob } from './progress.ts'
export { COLUMNS, isNumeric, KINDS, type Kind, type Row, STATUSES, type Status } from './row.ts'
export { certificatesOf, rowsOf, type Selection } from './rows.ts'
export type { Database, Query } from './store/database.ts'
export { type Opening, openStore, type Place, usualFolder } from './store/open.ts'
export { DatabaseError } from './store/password.ts'
export {
  allSurveys,
  begin,
  digestOf,
  findSurvey,
  reopen,
  requeue,
  type Survey,
  unknownSurvey,
  usualName,
} from './surveys.ts'
export { Crew, type Working } from './work/crew.ts'
export { insisting } from './work/insist.ts'
export { Queue } from './work/queue.ts'
