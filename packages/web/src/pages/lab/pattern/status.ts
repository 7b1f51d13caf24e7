import type { DiscoveryData } from '../../../worker/tasks/discover.ts'
import { grouped } from '../run/numbers.ts'
import type { words } from '../words.ts'

/** How well a discovery is known, in a line; beside a theorem it is only what the positions show. */
export function statusOf(
  { status, checkedTo, axes }: DiscoveryData,
  say: (typeof words)['en'],
  settled = false,
): string {
  const to = axes === 2 ? `${checkedTo} × ${checkedTo}` : `n = ${grouped(checkedTo)}`
  if (status === 'proved') return axes === 2 ? say.status.provedAll : say.status.proved
  if (settled) return status === 'verified' ? say.status.shown(to) : say.status.noneToo(to)
  return say.status[status](to)
}
