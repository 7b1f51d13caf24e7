import { describe, expect, test } from 'vitest'
import { sumOf } from '../src/certify/check/equality/sum.ts'
import {
  certifyPosition,
  check,
  claimWords,
  type PositionCertificate,
  parseAny,
  solvePartizan,
} from '../src/index.ts'
import { rows } from './forms-reader.ts'

function certificateOf(text: string, positionText?: string): PositionCertificate | undefined {
  const { game, position } = parseAny(text, positionText)
  if (!game.partizan) throw new Error(`impartial: ${text}`)
  return certifyPosition(solvePartizan(game, position))
}

function madeOf(text: string, positionText?: string): PositionCertificate {
  const certificate = certificateOf(text, positionText)
  if (!certificate) throw new Error(`no certificate: ${text}`)
  return certificate
}

/** A rule of the truth tables as it is written in the rule language. */
function ruleOf(game: string, params: string): string {
  const [, left = '', right = ''] = /^L(.+) R(.+)$/.exec(params) ?? []
  const side = (text: string) =>
    game === 'partizan-octal' ? `octal ${text}` : `take ${text.replace(/ /g, ',')}`
  return params === '' ? game : `left ${side(left)} right ${side(right)}`
}

/** The cells of a board, or what stands for their number elsewhere: the extent of pieces of cake. */
function sizeOf(position: string): number {
  const pieces = position.match(/\d+x\d+/g)
  if (!pieces) return position.replace(/[^.xotfebrg]/g, '').length
  return pieces.reduce((sum, piece) => {
    const [a = 0, b = 0] = piece.split('x').map(Number)
    return sum + a * b
  }, 0)
}

/** A copy of a certificate in which a change is made. */
function changed(
  certificate: PositionCertificate,
  change: (copy: Loose) => void,
): { readonly copy: Loose; readonly same: boolean } {
  const copy = JSON.parse(JSON.stringify(certificate)) as Loose
  change(copy)
  return { copy, same: JSON.stringify(copy) === JSON.stringify(certificate) }
}

interface Loose {
  game: string
  kind: string
  claim: { positions: string[]; value?: string; outcome?: string }
  proof: { met: string[][]; left: number[][]; right: number[][]; sum: number }
}

/** A certificate with the sum that belongs to it, so that only what it says can be refused. */
function summed(certificate: PositionCertificate): unknown {
  return { ...certificate, proof: { ...certificate.proof, sum: sumOf(certificate) } }
}

/** Positions with a certificate of their value, of many kinds of games and values. */
const VALUED: readonly (readonly [text: string, value: string])[] = [
  ['domineering: ...|...', '{2|-1/2}'],
  ['domineering: ..|..', '+-1'],
  ['hackenbush: 0-1b 1-2r 2-3b 3-4r', '5/8'],
  ['hackenbush: 0-1b 1-2g 2-3g', '1*2'],
  ['toads-and-frogs: .t.tff', '^'],
  ['elephants-and-rhinos: x.x.o.', '{2|1}'],
  ['clobber: xoxxxo', '{^3|0}'],
  ['col: ...o', '1/2'],
  ['snort: ....', '+-{2|1}'],
  ['col-graph: ...o. 0-1 1-3 2-3', '3/2*'],
  ['snort-graph: ... 0-1 0-2 1-2', '+-2'],
  ['left take {1} right take {3,4,5}: 5', '{miny(2)|0}'],
  ['left octal 0.5 right octal 0.34: 7', '{0|0,v*}'],
  ['left octal 0.7 right octal 0.3: 5 4', '*'],
  ['domineering: ..|.. + toads-and-frogs: t.f + nim: 1', '+-1'],
  ['cutcake: 2x5', '1'],
  ['alice: 2x1+1x3', '-1'],
  ['approach: 1 5', '*3'],
  ['approach: 0 2 5 8', '*3'],
  ['colouring: xox', '1*'],
  ['maundy-cake: 1x6', '4'],
  ['eatcake: 2x2', '*'],
]

/** Too large to change each of its numbers. */
const LARGER: (typeof VALUED)[number] = ['domineering: ......|......', '{1+miny(2)|-1}']

const FILES = [
  'subtraction.csv',
  'octal.csv',
  'hackenbush.csv',
  'domineering.csv',
  'toads-and-frogs.csv',
  'elephants-and-rhinos.csv',
  'clobber.csv',
  'col.csv',
  'snort.csv',
  'col-graph.csv',
  'snort-graph.csv',
  'konane.csv',
  'amazons.csv',
  'toppling-dominoes.csv',
  'push-shove.csv',
  'nogo.csv',
  'end-nim.csv',
  'partizan-euclid.csv',
  'cakes.csv',
]

describe('certificates of values', () => {
  test.each(FILES)('%s: the values of another program are proved', (file) => {
    const heaps = file === 'subtraction.csv' || file === 'octal.csv'
    const small = rows(file).filter(({ position = '' }) =>
      heaps ? Number(position) <= 12 : sizeOf(position) <= 8,
    )
    expect(small.length).toBeGreaterThan(5)
    for (const { game = '', params = '', position = '', value } of small.slice(0, 40)) {
      const certificate = madeOf(ruleOf(game, params), position)
      expect(certificate.claim, position).toMatchObject({ value })
      const result = check(JSON.parse(JSON.stringify(certificate)))
      expect(result.valid || result.words.en, `${game} ${position}`).toBe(true)
    }
  })

  test('sums.csv: sums of games that the checker reads', () => {
    let proved = 0
    for (const { sum = '', value } of rows('sums.csv')) {
      if (sizeOf(sum.replace(/[\w-]+:/g, '')) > 14) continue
      const certificate = certificateOf(sum)
      if (!certificate) continue
      const result = check(certificate)
      expect(result.valid || result.words.en, sum).toBe(true)
      if (certificate.kind === 'equality') expect(certificate.claim.value).toBe(value)
      proved++
    }
    expect(proved).toBeGreaterThan(5)
  })

  test.each([...VALUED, LARGER])('%s = %s', (text, value) => {
    const certificate = madeOf(text)
    expect(certificate).toMatchObject({ kind: 'equality', claim: { value } })
    const result = check(certificate)
    expect(result.valid || result.words.en).toBe(true)
    const positions = certificate.claim.positions.join(' + ')
    expect(claimWords(certificate).en).toBe(`${positions} = ${value}`)
  })
})

describe('a changed certificate of a value is refused', () => {
  /** As it is, and, where that is asked for, also with the sum that belongs to it. */
  const refused = (
    certificate: PositionCertificate,
    change: (copy: Loose) => void,
    summedAnew: boolean,
  ) => {
    const { copy, same } = changed(certificate, change)
    if (same) return false
    expect(check(copy).valid, JSON.stringify(copy)).toBe(false)
    if (summedAnew) {
      copy.proof.sum = sumOf(copy as unknown as PositionCertificate)
      expect(check(copy).valid, JSON.stringify(copy)).toBe(false)
    }
    return true
  }

  test.each(VALUED)('%s', (text, value) => {
    const certificate = madeOf(text)
    const { game, claim, proof } = certificate
    let tried = 0
    const refuse = (change: (copy: Loose) => void, summedAnew = true) => {
      if (refused(certificate, change, summedAnew)) tried++
    }
    // another value, also where it is met first
    for (const other of ['0', '1', '*', '^', 'v*', '+-1', '{1|0}', 'tiny(1)', '1/4', `${value}*`])
      if (other !== value && !other.includes('**')) {
        refuse((copy) => {
          copy.claim.value = other
        })
        refuse((copy) => {
          copy.claim.value = other
          copy.proof.met.at(-1)?.splice(0, 1, other)
        })
      }
    for (const other of ['domineering', 'col', 'left take {1} right take {2}', 'nim', 'chess'])
      if (other !== game)
        refuse((copy) => {
          copy.game = other
        })
    refuse((copy) => {
      copy.game = `${game} + nim`
    })
    refuse((copy) => {
      copy.kind = 'outcome'
    })
    // other positions, or fewer
    for (const [i, list] of proof.met.entries())
      for (const j of list.keys()) {
        refuse((copy) => {
          copy.proof.met[i]?.splice(j, 1)
        })
        refuse((copy) => {
          copy.proof.met[i]?.splice(j, 1, '?')
        })
        const next = list[(j + 1) % list.length] as string
        refuse((copy) => {
          copy.proof.met[i]?.splice(j, 1, next)
        })
        refuse((copy) => {
          copy.proof.met[i]?.splice(j, 0, next)
        })
      }
    for (const i of claim.positions.keys())
      refuse((copy) => {
        copy.claim.positions[i] += '.'
      })
    // every number of the strategy, every row and every answer left out
    for (const side of ['left', 'right'] as const) {
      const width = proof.met.length
      for (const [i, row] of proof[side].entries()) {
        refuse((copy) => {
          copy.proof[side].splice(i, 1)
        })
        refuse((copy) => {
          copy.proof[side].push(row.slice())
        })
        for (let at = width; at < row.length; at += width + 1)
          refuse((copy) => {
            copy.proof[side][i]?.splice(at, width + 1)
          })
        // what is not listed is no answer; another answer may be as good
        for (const [at, number] of row.entries())
          for (const other of [number + 1, number - 1, 0, 1, 9999])
            refuse((copy) => {
              copy.proof[side][i]?.splice(at, 1, other)
            }, other === 9999)
      }
      refuse((copy) => {
        copy.proof[side] = []
      })
    }
    refuse((copy) => {
      copy.proof.sum++
    }, false)
    expect(tried).toBeGreaterThan(50)
  })

  test('of a game, or of moves, that the checker cannot read', () => {
    const certificate = madeOf('domineering: ..|..')
    const result = check(summed({ ...certificate, game: 'chess' }))
    expect(!result.valid && result.words.en).toMatch('The checker cannot read the game "chess"')
    expect(check(madeOf('maundy-cake: 1x9973')).valid).toBe(true)
    expect(certificateOf('maundy-cake: 1x20011')).toBeUndefined()
    expect(certificateOf('misere left take {1} right take {2}: 5')).toBeUndefined()
    expect(certificateOf('domineering: ..|.. + wythoff: 1 2')).toBeUndefined()
  })

  test('beyond its budget it is neither', () => {
    const certificate = madeOf('snort: ....')
    expect(check(certificate, { budget: 1e-7 })).toMatchObject({ valid: false, beyond: {} })
  })
})

describe('certificates of who wins', () => {
  /** Without a value, as where that is too much work. */
  const outcomeOf = (text: string) => {
    const { game, position } = parseAny(text)
    if (!game.partizan) throw new Error(`impartial: ${text}`)
    const { outcome, forms } = solvePartizan(game, position)
    const certificate = certifyPosition({ game, position, outcome, forms, value: undefined })
    if (certificate?.kind !== 'outcome') throw new Error(`no certificate: ${text}`)
    return certificate
  }

  test.each([
    ['domineering: ...|...', 'N'],
    ['domineering: .|.|.', 'L'],
    ['toads-and-frogs: .t.f', 'R'],
    ['clobber: oxxo', 'P'],
    ['snort: .x + col: .o', 'L'],
    ['left take {1,2} right take {2,3}: 7 4', 'N'],
  ])('%s: %s', (text, outcome) => {
    const certificate = outcomeOf(text)
    expect(certificate.claim.outcome).toBe(outcome)
    const result = check(certificate)
    expect(result.valid || result.words.en).toBe(true)
    for (const other of ['L', 'R', 'N', 'P', '']) {
      if (other === outcome) continue
      const claim = { ...certificate.claim, outcome: other }
      const copy = { ...certificate, claim } as PositionCertificate
      expect(check(summed(copy)).valid, other).toBe(false)
    }
    const { proof } = certificate
    const others = [
      { left: 0, right: 0 },
      { left: 1 },
      { right: 1 },
      {},
      { ...proof.first, more: 0 },
    ]
    for (const first of others)
      if (JSON.stringify(first) !== JSON.stringify(proof.first))
        expect(check(summed({ ...certificate, proof: { ...proof, first } })).valid).toBe(false)
    for (const side of ['left', 'right'] as const)
      for (const [i, row] of proof[side].entries())
        for (const [at, number] of row.entries()) {
          const rows = proof[side].with(i, row.with(at, number + 1))
          const changedProof = { ...proof, [side]: rows }
          expect(check({ ...certificate, proof: changedProof }).valid).toBe(false)
        }
  })
})
