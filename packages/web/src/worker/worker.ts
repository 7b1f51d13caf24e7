import { answerWith } from './answer.ts'
import { tasks } from './tasks.ts'

answerWith(tasks)
