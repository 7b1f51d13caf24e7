import type { Lang } from '@nimber/core'

const en = {
  undo: 'Undo the last change',
  set: 'Play this position',
  tooLarge: 'Too large to draw: go on in the text.',
  addRow: 'Add a row',
  removeRow: 'Remove a row',
  addColumn: 'Add a column',
  removeColumn: 'Remove a column',
  addCell: 'Add a cell',
  removeCell: 'Remove a cell',
  cellsHelp: (letters: string) =>
    `Click a cell to change what stands on it, or type its letter: ${letters}.`,
  bushHelp:
    'Draw an edge from the ground or a point: drag to another point, or to a free place. Click an edge to change its colour; after green it is gone.',
  graphHelp:
    'Click a point to change its colour. Drag from one to another, or to a free place, to join them. Click an edge to remove it.',
  edge: (u: string, v: string) => `edge ${u} to ${v}`,
  from: 'From',
  to: 'To',
  ground: 'ground',
  fresh: 'a new point',
  colour: 'Colour',
  colours: { b: 'blue (Left)', r: 'red (Right)', g: 'green (both)' },
  addEdge: 'Add an edge',
  addPoint: 'Add a point',
  removePoint: 'Remove the last point',
  piece: (i: number) => `Piece ${i}`,
  rows: 'rows',
  columns: 'columns',
  addPiece: 'Add a piece',
  removePiece: (i: number) => `Remove piece ${i}`,
}

const zh: typeof en = {
  undo: '撤销上一次改动',
  set: '用这个局面来玩',
  tooLarge: '局面太大，不画出来：请在文字中修改。',
  addRow: '加一行',
  removeRow: '减一行',
  addColumn: '加一列',
  removeColumn: '减一列',
  addCell: '加一格',
  removeCell: '减一格',
  cellsHelp: (letters) => `点一个格子改变其中的内容，或键入它的字母：${letters}。`,
  bushHelp:
    '从地面或一个点拖到另一个点，或拖到空处，就画出一条边。点一条边改变颜色，绿色之后就删去。',
  graphHelp: '点一个顶点改变颜色。从一个顶点拖到另一个，或拖到空处，就连上边。点一条边删去它。',
  edge: (u, v) => `${u} 到 ${v} 的边`,
  from: '从',
  to: '到',
  ground: '地面',
  fresh: '新的点',
  colour: '颜色',
  colours: { b: '蓝（左方）', r: '红（右方）', g: '绿（双方）' },
  addEdge: '加一条边',
  addPoint: '加一个点',
  removePoint: '删去最后一个点',
  piece: (i) => `第 ${i} 块`,
  rows: '行',
  columns: '列',
  addPiece: '加一块',
  removePiece: (i) => `删去第 ${i} 块`,
}

export const words = { en, zh } satisfies Record<Lang, typeof en>
