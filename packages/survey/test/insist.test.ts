import { expect, it } from 'vitest'
import { DatabaseError } from '../src/store/password.ts'
import { insist } from '../src/work/insist.ts'

it('tells once that a database does not answer, however many ask, and once that it does', async () => {
  const told: string[] = []
  let away = true
  const ask = async () => {
    if (away) throw new DatabaseError('connect ECONNREFUSED', 'ECONNREFUSED')
    return 7
  }
  const asking = Array.from({ length: 5 }, () =>
    insist('postgres://db/surveys', ask, {
      tell: ({ en }) => told.push(en),
      stopped: () => false,
    }),
  )
  await new Promise((resolve) => setTimeout(resolve, 10))
  away = false
  expect(await Promise.all(asking)).toEqual([7, 7, 7, 7, 7])
  expect(told).toEqual([
    'The database does not answer (connect ECONNREFUSED); trying again…',
    'The database answers again.',
  ])
})
