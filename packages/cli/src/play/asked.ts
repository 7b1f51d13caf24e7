/** What a player can ask for besides a move. */
type CommandName = keyof typeof NAMES

const NAMES = {
  hint: ['hint', 'h', '提示'],
  why: ['why', 'w', '为什么', '理由'],
  undo: ['undo', 'u', '悔棋'],
  restart: ['restart', '重来', '重开'],
  swap: ['swap', '换边'],
  level: ['level', '难度'],
  moves: ['moves', 'list', '走法', '列表'],
  show: ['show', '局面'],
  save: ['save', '保存'],
  lang: ['lang', '语言'],
  help: ['help', '?', '？', '帮助'],
  quit: ['quit', 'q', 'exit', '退出'],
} as const

/** The commands that something may stand behind. */
const WITH_ARGUMENT: ReadonlySet<string> = new Set(['level', 'save', 'lang'])

/** A command and what stands behind it. */
export interface Asked {
  readonly name: CommandName
  readonly argument: string
}

/** The command of a line in either language; undefined where the line is something else. */
export function commandOf(line: string): Asked | undefined {
  const [, word = '', argument = ''] = /^\s*(\S+)\s*(.*?)\s*$/.exec(line) ?? []
  for (const name of Object.keys(NAMES) as CommandName[]) {
    const known: readonly string[] = NAMES[name]
    if (!known.includes(word.toLowerCase())) continue
    if (argument === '' || WITH_ARGUMENT.has(name)) return { name, argument }
  }
  return undefined
}
