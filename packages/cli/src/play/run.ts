import { setTimeout as wait } from 'node:timers/promises'
import { type Move, playerToMove } from '@nimber/core'
import { obey } from './orders.ts'
import type { Session } from './session.ts'

/** Between the moves of computers that are watched in a terminal. */
const PAUSE_MS = 700

/** How a session ended. */
export type Ending = 'over' | 'quit' | 'end' | 'interrupt'

/** Plays until the players stop; moves of a transcript are played first. */
export async function runSession(
  session: Session,
  recorded: readonly Move<unknown>[],
): Promise<Ending> {
  const { screen } = session
  const pause = () => wait(screen.keys ? PAUSE_MS : 0)
  session.begin()
  for (const move of recorded) {
    await pause()
    session.play(move)
  }
  const watched = session.match.players.every((player) => player !== 'person')
  if (session.over && (watched || recorded.length > 0)) return 'over'
  for (;;) {
    const player = playerToMove(session.match)
    if (!session.over && player !== 'person') {
      if (watched) await pause()
      session.reply(player)
      if (session.over && watched) return 'over'
      continue
    }
    const answer = await screen.ask(session.question())
    if (answer.kind === 'end' || answer.kind === 'interrupt') return answer.kind
    if (answer.kind === 'move') session.take(answer.move)
    else if (obey(session, answer.text) === 'quit') return 'quit'
  }
}
