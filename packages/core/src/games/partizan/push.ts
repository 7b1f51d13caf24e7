import type { Move } from '../../model/moves.ts'
import type { Mover } from '../../model/outcome.ts'
import type { Words } from '../../model/words.ts'
import type { PartizanRules } from './define.ts'
import { exchanged, printStrip, readStrip, strips } from './strip.ts'

const EXCHANGE = { x: 'o', o: 'x' }

/** The places of the pieces of a player. */
function* own(strip: string, mover: Mover): Generator<number> {
  const piece = mover === 'left' ? 'x' : 'o'
  for (let at = strip.indexOf(piece); at >= 0; at = strip.indexOf(piece, at + 1)) yield at
}

/** Pieces that go to the left, each with others before it: `after` says where all are then. */
export function pushRules(
  verb: Words,
  after: (strip: string, at: number) => string,
): PartizanRules<string> {
  return {
    parse: (text) => readStrip(text, 'xo.', { en: 'x, o or .', zh: ' x、o 或 .' }),
    print: printStrip,
    *moves(strip, mover): Generator<Move<string>> {
      for (const at of own(strip, mover))
        yield {
          text: { en: `${verb.en} from cell ${at + 1}`, zh: `${verb.zh}第 ${at + 1} 格的棋子` },
          to: after(strip, at),
        }
    },
    options: (strip, mover) => Array.from(own(strip, mover), (at) => after(strip, at)),
    // no piece ever enters the cells behind the last one
    parts(strip) {
      const used = withoutEnd(strip)
      return used === '' ? [] : [used]
    },
    likeness(strip) {
      const other = exchanged(strip, EXCHANGE)
      return other < strip ? { key: other, negative: true } : { key: strip, negative: false }
    },
    upTo: (size) => strips('xo.', size),
  }
}

/** A strip without the empty cells at its end, which are looked at from there. */
function withoutEnd(strip: string): string {
  let end = strip.length
  while (end > 0 && strip[end - 1] === '.') end--
  return strip.slice(0, end)
}
