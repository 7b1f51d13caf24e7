import {
  coordinates,
  type Formula,
  gameWith,
  NoProgram,
  type Outcome,
  type Setting,
  settle,
} from '@nimber/core'
import { reader } from './formulas.ts'
import { singleNames } from './layout.ts'
import type { Numbers, Setup, Statement } from './problem.ts'
import { isAll } from './setup.ts'

/**
 * Who wins a case of single numbers, where theorems say it by a formula of them whatever the
 * parameters are: an input may have a hundred thousand cases, and making the game or the position
 * of each of them would take most of the time. Undefined for other problems; the function gives undefined for
 * numbers that make no position.
 */
export function settledOutcome({
  layout,
  setups,
}: Statement): ((numbers: Numbers) => Outcome | undefined) | undefined {
  const names = singleNames(layout)
  if (names.length < layout.length || !setups.every(isPlain)) return undefined
  const settled = settledBy(setups.map(settingOf))
  if (!settled) return undefined
  const losing = reader(settled.losing, names)
  const winning = settled.winning && reader(settled.winning, names)
  const numbersAt = setups.map(({ when, at }) => ({
    applies: when && reader(when, names),
    at: isAll(at) ? [] : at.map((f) => reader(f, names)),
  }))
  return (numbers) => {
    const setup = numbersAt.find(({ applies }) => !applies || applies(numbers) === 1n)
    if (!setup?.at.every((value) => value(numbers) >= 0n)) return undefined
    if (losing(numbers) !== 0n) return 'P'
    return winning?.(numbers) === 0n ? 'D' : 'N'
  }
}

/** Whether nothing of a setup is a list. */
function isPlain({ params = {}, at }: Setup): boolean {
  return !isAll(at) && Object.values(params).every((f) => !isAll(f))
}

function settingOf({ game, params = {}, at, when }: Setup): Setting {
  return {
    game,
    params: params as Readonly<Record<string, Formula>>,
    at: isAll(at) ? [] : at,
    ...(when && { when }),
  }
}

function settledBy(settings: readonly Setting[]) {
  try {
    const named = settings.every(
      ({ game, params, at }) => coordinates(gameWith(game, params)).length === at.length,
    )
    return named ? settle(settings) : undefined
  } catch (error) {
    if (error instanceof NoProgram) return undefined
    throw error
  }
}
