import { nimSum } from '../../arith/nim-sum.ts'
import type { Parents } from '../../formula/rooted.ts'
import { xorLine } from '../../formula/xor-line.ts'
import { OWN } from '../../model/shape.ts'
import { defineOwnGame } from '../define.ts'
import { branchValues, treeRules } from './hackenbush-tree.ts'

/** Whether some branch at the ground is worth more than 1, and the xor of all branches. */
function seen(parents: Parents) {
  const branches = branchValues(parents).map(BigInt)
  return { branches, large: branches.some((value) => value > 1n), xor: nimSum(branches) }
}

export const game = defineOwnGame<Parents>({
  slug: 'misere-hackenbush-tree',
  names: { en: 'Misère green Hackenbush on trees', zh: '反常规剪树枝' },
  misereOf: 'hackenbush-tree',
  convention: 'misere',
  about: {
    en: 'Trees grow from the ground. A move cuts an edge; all that is no longer joined to the ground falls away. Whoever cannot move wins.',
    zh: '地面上长着树。每次剪断一条边，与地面断开的部分全部掉落。不能走者胜。',
  },
  position: {
    en: 'the parents of the vertices 1, 2, …; 0 is the ground; - for no vertex',
    zh: '顶点 1、2……的父结点；0 是地面；没有顶点写 -',
  },
  shape: OWN,
  look: (parents) => ({ kind: 'tree', parents }),
  rules: () => ({ ...treeRules, upTo: (size) => treeRules.upTo(Math.floor(size / 2)) }),
  theorem: () => ({
    name: { en: 'Misère Nim of the branches', zh: '各枝的反常规尼姆' },
    reference: {
      en: 'E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, ch. 7 and 13; proof given',
      zh: 'E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, 第 7、13 章；证明已给出',
    },
    statement: {
      en: 'Each branch that stands on the ground counts as a heap of misère Nim, as large as its value: losing exactly when some branch is worth more than 1 and the values xor to 0, or none is and their number is odd. Branches, not whole trees: taking the values of whole trees instead, as accepted programs of HDU 3590 do, calls two paths of two edges at one root a win, and it is a loss.',
      zh: '地面上的每一枝相当于反常规尼姆中的一堆，大小是它的值：有大于 1 的枝且异或为 0，或没有大于 1 的枝且枝数为奇数时必败，否则必胜。要按枝而不按整棵树来算：HDU 3590 已通过的程序用整棵树的值，会把同一个根上两条两边的链判为必胜，其实必败。',
    },
    outcome: (parents) => {
      const { large, xor } = seen(parents)
      return large === (xor !== 0n) ? 'N' : 'P'
    },
    applied: (parents) => {
      const { branches, large } = seen(parents)
      if (branches.length === 0) return { en: 'There is no branch.', zh: '没有枝。' }
      const line = xorLine(branches)
      return {
        en: `The branches at the ground have ${branches.length > 1 ? 'values' : 'value'} ${line.en}; ${large ? 'some is' : 'none is'} worth more than 1.`,
        zh: `地面上各枝的值是 ${line.zh}；${large ? '有' : '没有'}大于 1 的枝。`,
      }
    },
    proof: {
      en: 'A branch has a single edge at the ground. A move in it leaves nothing (value 0) or again a single branch, which is worth at least 1, so value 0 means that nothing is left. By the colon principle a branch of value g has moves to all smaller values and none to g; it may have moves to larger ones, which change the xor like any other and leave a branch above 1. So the argument of misère Nim goes through: play as in Nim as long as a branch above 1 stays; where exactly one is above 1, move it to 0 or 1, whichever leaves an odd number of ones; of ones alone each move takes one.',
      zh: '一枝只有一条边连着地面。在其中走一步，或者什么也不剩（值为 0），或者仍是一枝，其值至少为 1，所以值为 0 就是什么也不剩。由冒号原理，值为 g 的枝可走到每个更小的值，走不到 g；走到更大的值时，异或同样改变，且留下大于 1 的枝。所以反常规尼姆的论证照样成立：只要还剩大于 1 的枝，就照尼姆走；恰有一枝大于 1 时，把它走成 0 或 1，使 1 的个数为奇数；只有 1 时每步恰去掉一枝。',
    },
  }),
  examples: [
    'misere-hackenbush-tree: 0 1 0 3 4',
    'misere-hackenbush-tree: 0 1 0 3',
    'misere-hackenbush-tree: 0 1 1 0',
  ],
})
