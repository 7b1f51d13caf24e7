import { workedXor } from '../../formula/xor-line.ts'
import { inside, TextError } from '../../model/errors.ts'
import { type Move, Moves, type Run } from '../../model/moves.ts'
import type { Rules } from '../../model/rules.ts'
import type { Words } from '../../model/words.ts'
import { parseNumber, tokens } from '../../rules/numbers.ts'
import { defineOwnGame, natural } from '../define.ts'
import type { Args } from '../game.ts'
import { lookOfHeaps } from '../look.ts'
import { attackValues } from '../theorems/attacks.ts'

/** The soldiers of a castle and its last attack: 0 mixed or none yet, 1 infantry, 2 cavalry. */
export type Castle = { readonly soldiers: bigint; readonly last: bigint }
type Castles = readonly Castle[]

const ATTACKS: readonly Words[] = [
  { en: 'mixed', zh: '混合' },
  { en: 'infantry', zh: '步兵' },
  { en: 'cavalry', zh: '骑兵' },
]

const notAgain = ({ en, zh }: Words): Words => ({ en: `not ${en}`, zh: `不能用${zh}` })

const killsOf = ({ x = 1n, y = 1n, z = 1n }: Args) => [x, y, z] as const

/** The castle after an attack; undefined where it may not be attacked so. */
function attacked({ soldiers, last }: Castle, type: number, kills: bigint): Castle | undefined {
  if (soldiers === 0n || (type > 0 && last === BigInt(type))) return undefined
  return { soldiers: soldiers > kills ? soldiers - kills : 0n, last: BigInt(type) }
}

function move(castles: Castles, index: number, to: Castle): Move<Castles> {
  const attack = ATTACKS[Number(to.last)] as Words
  return {
    text: {
      en: `castle ${index + 1}: ${attack.en}, leave ${to.soldiers}`,
      zh: `城堡 ${index + 1}：${attack.zh}，剩 ${to.soldiers} 人`,
    },
    to: castles.with(index, to),
  }
}

const rules = (args: Args): Rules<Castles> => ({
  parse(text) {
    if (text.trim() === '-') return []
    const castles = tokens(text).map(({ text: word, offset }) =>
      inside(text, offset, () => {
        const [soldiers = '', last = '0', more] = word.split('/')
        if (!/^[012]$/.test(last) || more !== undefined)
          throw new TextError(word, soldiers.length, {
            en: 'Expected soldiers/last, the last attack being 0 (mixed or none), 1 (infantry) or 2 (cavalry).',
            zh: '这里应是 士兵数/上次攻击：0（混合或没有）、1（步兵）或 2（骑兵）。',
          })
        return { soldiers: parseNumber(word, soldiers, 0), last: BigInt(last) }
      }),
    )
    if (castles.length === 0)
      throw new TextError(text, 0, {
        en: 'Expected the castles: 4 5/1.',
        zh: '这里应是各城堡：4 5/1。',
      })
    return castles
  },
  print: (castles) => castles.map(({ soldiers, last }) => `${soldiers}/${last}`).join(' ') || '-',
  *moves(castles) {
    for (const [i, castle] of castles.entries())
      for (const [type, kills] of killsOf(args).entries()) {
        const to = attacked(castle, type, kills)
        if (to) yield move(castles, i, to)
      }
  },
  *upTo(size) {
    const all: Castle[] = []
    for (let soldiers = 0n; soldiers <= Math.min(size, 9); soldiers++)
      for (const last of [0n, 1n, 2n]) all.push({ soldiers, last })
    for (const castle of all) yield [castle]
    for (const a of all.slice(0, 12)) for (const b of all.slice(0, 12)) yield [a, b]
  },
  axes: 2,
  // behind the last kind of attack nothing stands
  at: ([soldiers = 0n, last = 0n]) => (last > 2n ? [] : [{ soldiers, last }]),
})

export const game = defineOwnGame({
  slug: 'castles',
  names: { en: 'Castles under attack', zh: '攻打城堡' },
  params: [natural('x'), natural('y'), natural('z')],
  about: {
    en: 'Castles with soldiers. A move attacks one castle and kills x (mixed), y (infantry) or z (cavalry) of its soldiers, or all that are left. Infantry may not attack the same castle twice in a row, nor may cavalry. Whoever kills the last soldier wins.',
    zh: '若干城堡各有士兵。每次攻打一座城堡：混合攻击杀 x 名，步兵杀 y 名，骑兵杀 z 名，不足时全部杀掉。步兵不能连续两次攻打同一座城堡，骑兵也不能。杀死最后一名士兵者胜。',
  },
  position: {
    en: 'soldiers/last of each castle, the last attack being 0 mixed or none, 1 infantry, 2 cavalry; soldiers alone for 0',
    zh: '各城堡的 士兵数/上次攻击：0 混合或没有、1 步兵、2 骑兵；只写士兵数表示 0',
  },
  shape: {
    kind: 'records',
    names: ['soldiers', 'last'],
    records: (castles) => castles,
    fromRecords: (records) => records.map(({ soldiers = 0n, last = 0n }) => ({ soldiers, last })),
  },
  look: (castles) => ({
    ...lookOfHeaps([], 'places'),
    noun: { en: 'Castle', zh: '座城堡' },
    places: { on: 'row', title: { en: 'Castle', zh: '城堡' } },
    invite: {
      en: 'Click a soldier: that one and those above are attacked.',
      zh: '点一名士兵，攻击他和他上面的士兵。',
    },
    verb: { en: 'Attack', zh: '进攻' },
    piles: castles.map(({ soldiers, last }, i) => ({
      label: `${i + 1}`,
      size: soldiers,
      ...(last > 0n && { note: notAgain(ATTACKS[Number(last)] as Words) }),
    })),
  }),
  rules,
  theorem: (args) => {
    const values = attackValues(killsOf(args) as [bigint, bigint, bigint])
    const valueAt = ({ soldiers, last }: Castle) => values.at(soldiers, Number(last))
    // there may be hundreds of thousands of castles: each is looked up once, and their values are small
    const known = new WeakMap<Castles, { readonly places: Uint32Array; readonly sum: number }>()
    const lookUp = (castles: Castles) => {
      const before = known.get(castles)
      if (before) return before
      const places = new Uint32Array(castles.length)
      let sum = 0
      for (let i = 0; i < castles.length; i++) {
        const { soldiers, last } = castles[i] as Castle
        places[i] = values.place(soldiers)
        sum ^= values.atPlace(places[i] as number, Number(last))
      }
      const found = { places, sum }
      known.set(castles, found)
      return found
    }
    return {
      name: { en: 'Periodic values', zh: '周期的 SG 值' },
      reference: {
        en: 'Codeforces 1312F; R. Sprague (1935); P. M. Grundy (1939)',
        zh: 'Codeforces 1312F；R. Sprague (1935)；P. M. Grundy (1939)',
      },
      statement: {
        en: 'The value is the xor of the values of the castles. A castle has three values, one for each last attack, and these repeat from some number of soldiers on.',
        zh: 'SG 值是各城堡之值的异或。一座城堡按上次攻击有三个值，从某个士兵数起周期重复。',
      },
      value: (castles) => BigInt(lookUp(castles).sum),
      applied: (castles) =>
        workedXor(
          castles.map((castle) => {
            const { soldiers, last } = castle
            const value = BigInt(valueAt(castle))
            const attack = ATTACKS[Number(last)] as Words
            return {
              working: {
                en: `${soldiers} soldiers${last > 0n ? ` after ${attack.en}` : ''} have value ${value}`,
                zh: `${soldiers} 名士兵${last > 0n ? `（上次${attack.zh}）` : ''}的 SG 值是 ${value}`,
              },
              value,
            }
          }),
        ),
      movesTo: (castles, value) =>
        new Moves(function* (): Generator<Run<Castles>> {
          if (value > 3n) return
          const { places, sum } = lookUp(castles)
          const change = sum ^ Number(value)
          const kills = killsOf(args)
          const found: number[] = [] // three times a castle, and the kind of the attack
          for (let i = 0; i < castles.length; i++) {
            const place = places[i] as number
            if (place === 0) continue
            const last = Number((castles[i] as Castle).last)
            const wanted = values.atPlace(place, last) ^ change
            const left = values.left(place)
            for (let type = 0; type < 3; type++)
              if (((left >> (2 * type)) & 3) === wanted && (type === 0 || last !== type))
                found.push(3 * i + type)
          }
          yield {
            count: BigInt(found.length),
            at(nth) {
              const at = found[Number(nth)] as number
              const [i, type] = [Math.floor(at / 3), at % 3]
              const to = attacked(castles[i] as Castle, type, kills[type] as bigint)
              return move(castles, i, to as Castle)
            },
          }
        }),
      proof: {
        en: 'An attack changes one castle and the memory of that castle only, so the castles are a sum. A castle has at most three moves, so its values are 0 to 3, and those of n soldiers depend only on those of n − x, n − y and n − z: there are finitely many possible lists of the last max(x, y, z) triples of values, so one returns, and from there on all repeats.',
        zh: '一次攻击只改变一座城堡和它自己的记录，所以整盘是各城堡之和。一座城堡至多三种走法，值在 0 到 3 之间；n 名士兵的值只取决于 n − x、n − y、n − z 的值，而最近 max(x, y, z) 组值只有有限多种可能，必有重现，此后全部重复。',
      },
    }
  },
  examples: ['castles 1 2 3: 4 5', 'castles 2 3 1: 6', 'castles 1 1 2: 3/1 2 5/2'],
})
