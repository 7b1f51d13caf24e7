import { expect, test } from 'vitest'
import { layoutOf, STATE_RADIUS } from '../src/draw/automaton-layout.ts'
import { automatonOf } from '../src/index.ts'
import { KEPT } from './certificates/automata.ts'

const DRAWN = [...KEPT].flatMap(([name, { claim, game }]) => {
  const names = claim.what === 'values' ? ['n', 'v'] : game.replace(/;.*/, '').split(',')
  const [plain] = claim.automata
  if (!plain || plain.next.length > 60) return []
  const tracks = names.map((_, i) => `${i}`)
  return [{ name, layout: layoutOf(automatonOf(plain, tracks, claim.system.digits)) }]
})

test.each(DRAWN)('states and labels are within the picture: $name', ({ layout }) => {
  const { states, arrows, width, height } = layout
  expect(arrows.length).toBeGreaterThan(0)
  for (const { x, y } of [...states, ...arrows.map(({ at }) => at)]) {
    expect(Math.min(x, width - x)).toBeGreaterThan(0)
    expect(Math.min(y, height - y)).toBeGreaterThan(STATE_RADIUS)
  }
})

test('no state of Wythoff’s game hides a label, and no label another', () => {
  const { states, arrows } = (DRAWN.find(({ name }) => name === 'wythoff') as (typeof DRAWN)[0])
    .layout
  expect(arrows.length).toBe(13)
  for (const [i, { at }] of arrows.entries()) {
    for (const { x, y } of states)
      expect(Math.hypot(x - at.x, y - at.y)).toBeGreaterThan(STATE_RADIUS + 8)
    for (const other of arrows.slice(0, i))
      expect(
        Math.max(Math.abs(other.at.x - at.x) / 2, Math.abs(other.at.y - at.y)),
      ).toBeGreaterThan(12)
  }
})
