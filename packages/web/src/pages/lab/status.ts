import type { DiscoveryData } from '../../worker/tasks/discover.ts'
import { grouped } from './numbers.ts'
import type { words } from './words.ts'

/** How well a discovery is known, in a line. */
export function statusOf(
  { status, checkedTo, axes }: DiscoveryData,
  say: (typeof words)['en'],
): string {
  const to = axes === 2 ? `${checkedTo} × ${checkedTo}` : `n = ${grouped(checkedTo)}`
  return status === 'proved' ? say.status.proved : say.status[status](to)
}
