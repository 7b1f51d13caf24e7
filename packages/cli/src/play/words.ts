import type { Lang } from '@nimber/core'
import { refusing } from '../frame/failure.ts'

/** A name within a sentence. */
const within = (name: string) =>
  name === 'You' ? 'you' : name === 'The computer' ? 'the computer' : name

const en = {
  play: 'play a game against the computer, with hints and reasons',
  gameArgument: 'a game: nim, "bash 4", "nim: 3 5 + take fib: 7"',
  levelOption: 'beginner, middle or perfect (the default); two for --watch',
  secondOption: 'the computer begins',
  leftOption: 'you play Left, who begins (games with different moves)',
  rightOption: 'you play Right and begin; with --second Left begins',
  twoOption: 'two people play',
  watchOption: 'two computers play',
  seedOption: 'the number that the computer’s choices follow from',
  saveOption: 'write the transcript to a file at the end',
  replayOption: 'play a transcript again, and go on from its end',
  helpAfter: `A move is typed, or chosen with the arrow keys and Enter:
  2 4            four from heap 2 (with one heap just 4)
  2 = 1 3        heap 2 becomes 1 and 3
  = 3 1 7        the position that the move leaves
  #5             the fifth move of the list that the command moves shows
Commands: hint, why, undo, restart, swap, level, moves, save, lang, help, quit.
Without a terminal, moves and commands are read from standard input, one a line.`,
  missingGame: 'The game is missing, as in: nimber play nim 3 5 7',
  missingPosition: (example: string) => `The position is missing, as in: nimber play ${example}`,
  badLevel: (text: string) => `Expected the level beginner, middle or perfect, found “${text}”.`,
  twoLevels: 'Two levels belong to --watch, as in --watch --level beginner,perfect.',
  badSeed: (text: string) => `Expected --seed with a number below 2^32, found “${text}”.`,
  oneSide: 'Only one of --left and --right can be given.',
  sameMoves: 'In this game both players have the same moves: --left and --right belong to others.',
  oneOf: 'Only one of --second, --two and --watch can be given.',
  replayAlone:
    'A transcript has its own game and players: with --replay only --save, --budget and --lang make sense.',
  noFolder: (path: string) =>
    `Cannot write ${path}: there is no such folder, or it may not be written to.`,
  you: 'You',
  theComputer: 'The computer',
  player: (number: number) => `Player ${number}`,
  computer: (number: number, level: string) => `Computer ${number} (${level})`,
  levelled: (name: string, level: string) => `${name} (${level})`,
  lastLoses: 'Whoever cannot move loses.',
  lastWins: 'Misère play: whoever cannot move wins.',
  begins: (name: string) => (name === 'You' ? 'You begin.' : `${name} begins.`),
  levelSaid: (level: string, errors: number) =>
    errors === 0
      ? `Level ${level}: the computer never errs.`
      : `Level ${level}: the computer errs in ${errors} of 100 moves, as long as it does not see the end.`,
  sides: (you: string, computer: string) => `You are ${you}, the computer is ${computer}.`,
  howTo: (typed: string, move: string) =>
    `Type a move, as in ${typed} (${move}); help lists the commands.`,
  arrows: 'Or choose one with the arrow keys ↑ ↓ ← → and press Enter.',
  seed: (seed: number) => `seed ${seed}`,
  yourMove: 'Your move: ',
  moveOf: (name: string) => `${name}: `,
  afterGame: 'restart, undo, swap or quit: ',
  moved: (name: string, move: string, left: string) => `${name}: ${move} (now ${left})`,
  leaves: (left: string) => `(then ${left})`,
  mistake: 'a mistake on purpose',
  guess: 'a guess: the outcome is beyond the budget',
  wins: (name: string) => (name === 'You' ? 'You win.' : `${name} wins.`),
  drawStuck: 'A draw: nobody can move, and by the rule that is one.',
  drawCircles: 'A draw: the same position for the third time.',
  lost: (number: number, name: string, move: string, from: string) =>
    `Move ${number} lost it: ${within(name)}, from ${from}, ${move}.`,
  gaveUp: (number: number, name: string, move: string, from: string) =>
    `Move ${number} gave up the win: ${within(name)}, from ${from}, ${move}.`,
  wouldWin: (move: string, left: string) => `What would have won: ${move} (then ${left}).`,
  wouldDraw: (move: string, left: string) =>
    `What would have kept the draw: ${move} (then ${left}).`,
  fromStart: (name: string) =>
    `No single move lost it: ${name === 'You' ? 'you were' : `${within(name)} was`} lost at every turn.`,
  circles: (name: string) => `${name} had a won position and went in circles.`,
  fair: 'Nobody gave up a win.',
  unknown: 'What decided the game is beyond the budget.',
  hintWins: (typed: string, move: string, left: string) =>
    `Hint: ${typed}  (${move}). It wins: every move from ${left} loses.`,
  hintEnds: (typed: string, move: string) => `Hint: ${typed}  (${move}). It wins at once.`,
  hintDraws: (typed: string, move: string) => `Hint: ${typed}  (${move}). It keeps the draw.`,
  hintLost: (typed: string, move: string) =>
    `Every move loses against perfect play. The most difficult to answer: ${typed}  (${move}).`,
  hintGuess: (typed: string, move: string) =>
    `The outcome is beyond the budget. A move: ${typed}  (${move}).`,
  whyUnknown: 'The outcome of this position is beyond the budget.',
  tookBack: (count: number) =>
    count === 1 ? 'One move taken back.' : `${count} moves taken back.`,
  nothingBack: 'There is no move to take back.',
  restarted: 'From the start.',
  swapped: (name: string) => `Sides swapped. ${name === 'You' ? 'You are' : `${name} is`} to move.`,
  noSwap: 'There is no computer to swap sides with.',
  noComputer: 'No computer plays here.',
  over: 'The game is over: restart, undo, swap or quit.',
  moreMoves: 'and more: type any, as in the help',
  saved: (path: string) => `Transcript written to ${path}.`,
  whereTo: 'Save where? As in: save game.txt',
  language: 'The language is English.',
  whichLang: 'Which language? lang en or lang zh',
  ended: 'The input ended before the game.',
  help: `Moves
  2 4        four from heap 2; with one heap just 4; from several: 1 4 2 4
  2 = 1 3    heap 2 becomes 1 and 3
  = 3 1 7    the position that the move leaves
  #5         the fifth of the list
  Coins, vertices and parts go by their numbers: 2 5, or in part 3: 3 2 4.
  On a board a move goes by its cells: b2, or a3 a2; an edge is 0-1b.
  In a terminal: ↑ ↓ heap or kind of move, ← → how many, Enter.
Commands
  hint       a best move            why      who wins here, and the reason
  undo       take a move back       restart  back to the start
  swap       change sides           level    beginner, middle, perfect
  moves      list the moves         show     draw the position again
  save FILE  write the transcript   lang zh  speak Chinese
  help       this text              quit     stop`,
}

const zh: PlayWords = {
  play: '与电脑对局，可看提示和理由',
  gameArgument: '游戏：nim、"bash 4"、"nim: 3 5 + take fib: 7"',
  levelOption: 'beginner、middle 或 perfect（默认）；配合 --watch 可写两个',
  secondOption: '电脑先走',
  leftOption: '你执左方并先走（双方走法不同的游戏）',
  rightOption: '你执右方并先走；加 --second 则左方先走',
  twoOption: '两人对局',
  watchOption: '观看两台电脑对局',
  seedOption: '决定电脑选择的种子',
  saveOption: '结束时把对局记录写入文件',
  replayOption: '重放一份对局记录，并可接着走',
  helpAfter: `走法可以输入，也可以用方向键选择后按回车：
  2 4            从第 2 堆取四颗（只有一堆时写 4）
  2 = 1 3        第 2 堆变成 1 和 3
  = 3 1 7        走后留下的局面
  #5             “走法”列表中的第 5 种
命令：提示 为什么 悔棋 重来 换边 难度 走法 保存 语言 帮助 退出。
不在终端中时，从标准输入逐行读取走法和命令。`,
  missingGame: '缺少游戏，例如：nimber play nim 3 5 7',
  missingPosition: (example) => `缺少局面，例如：nimber play ${example}`,
  badLevel: (text) => `难度应是 beginner、middle 或 perfect（初级、中级、完美），却是“${text}”。`,
  twoLevels: '两个难度用于 --watch，例如 --watch --level beginner,perfect。',
  badSeed: (text) => `--seed 后应是小于 2^32 的数，却是“${text}”。`,
  oneSide: '--left 和 --right 只能给出一个。',
  sameMoves: '这个游戏双方走法相同：--left 和 --right 用于双方走法不同的游戏。',
  oneOf: '--second、--two、--watch 只能给出一个。',
  replayAlone: '对局记录自带游戏和双方：用 --replay 时只能配合 --save、--budget 和 --lang。',
  noFolder: (path) => `无法写入 ${path}：文件夹不存在或不可写。`,
  you: '你',
  theComputer: '电脑',
  player: (number) => (number === 1 ? '先手' : '后手'),
  computer: (number, level) => `电脑${number === 1 ? '甲' : '乙'}（${level}）`,
  levelled: (name, level) => `${name}（${level}）`,
  lastLoses: '不能走者负。',
  lastWins: '反常规：不能走者胜。',
  begins: (name) => `${name}先走。`,
  levelSaid: (level, errors) =>
    errors === 0
      ? `难度${level}：电脑从不犯错。`
      : `难度${level}：看不到终局时，电脑每 100 步走错约 ${errors} 步。`,
  sides: (you, computer) => `你执${you}，电脑执${computer}。`,
  howTo: (typed, move) => `输入走法，例如 ${typed}（${move}）；“帮助”列出全部命令。`,
  arrows: '也可以用方向键 ↑ ↓ ← → 选择后按回车。',
  seed: (seed) => `种子 ${seed}`,
  yourMove: '轮到你：',
  moveOf: (name) => `${name}：`,
  afterGame: '重来、悔棋、换边或退出：',
  moved: (name, move, left) => `${name}：${move}（现在是 ${left}）`,
  leaves: (left) => `（就成为 ${left}）`,
  mistake: '故意走错',
  guess: '猜的：胜负超出预算',
  wins: (name) => `${name}胜。`,
  drawStuck: '平局：无路可走，按规则算平。',
  drawCircles: '平局：同一局面第三次出现。',
  lost: (number, name, move, from) => `败着是第 ${number} 步：${name}在 ${from} 走了“${move}”。`,
  gaveUp: (number, name, move, from) =>
    `第 ${number} 步放走了胜局：${name}在 ${from} 走了“${move}”。`,
  wouldWin: (move, left) => `本可取胜的走法：${move}（就成为 ${left}）。`,
  wouldDraw: (move, left) => `本可保住平局的走法：${move}（就成为 ${left}）。`,
  fromStart: (name) => `没有哪一步是败着：${name}每次轮到时都已是必败局面。`,
  circles: (name) => `${name}局面必胜，却在兜圈子。`,
  fair: '双方都没有放走胜局。',
  unknown: '决定胜负的一步超出预算，无法指出。',
  hintWins: (typed, move, left) => `提示：${typed}（${move}）。必胜：从 ${left} 怎么走都输。`,
  hintEnds: (typed, move) => `提示：${typed}（${move}）。立即获胜。`,
  hintDraws: (typed, move) => `提示：${typed}（${move}）。保住平局。`,
  hintLost: (typed, move) => `对手走对的话，怎么走都输。最难应对的一步：${typed}（${move}）。`,
  hintGuess: (typed, move) => `胜负超出预算。可走：${typed}（${move}）。`,
  whyUnknown: '这个局面的胜负超出预算。',
  tookBack: (count) => `已悔 ${count} 步。`,
  nothingBack: '没有可以悔的棋。',
  restarted: '从头开始。',
  swapped: (name) => `已换边。轮到${name}。`,
  noSwap: '没有电脑可以换边。',
  noComputer: '这一局没有电脑。',
  over: '对局已结束：重来、悔棋、换边或退出。',
  moreMoves: '还有更多：可以直接输入，见“帮助”',
  saved: (path) => `对局记录已写入 ${path}。`,
  whereTo: '保存到哪里？例如：保存 game.txt',
  language: '现在使用中文。',
  whichLang: '用哪种语言？语言 en 或 语言 zh',
  ended: '对局尚未结束，输入已到末尾。',
  help: `走法
  2 4        从第 2 堆取四颗；只有一堆时写 4；同时取几堆：1 4 2 4
  2 = 1 3    第 2 堆变成 1 和 3
  = 3 1 7    走后留下的局面
  #5         列表中的第 5 种
  硬币、顶点、各部分都按编号：2 5；第 3 部分里：3 2 4。
  棋盘上按格子：b2，或 a3 a2；边写作 0-1b。
  在终端中：↑ ↓ 选堆或走法种类，← → 选数量，回车确认。
命令
  提示         给出最好的一步    为什么   谁赢，为什么
  悔棋         收回一步          重来     回到开局
  换边         双方交换          难度     初级、中级、完美
  走法         列出走法          局面     重画局面
  保存 文件    写出对局记录      语言 en  改用英文
  帮助         本说明            退出     结束`,
}

export type PlayWords = typeof en

/** Everything the game says, by language. */
export const playWords: Readonly<Record<Lang, PlayWords>> = { en, zh }

/** A wrong option or argument of `nimber play`. */
export const wrongPlay = refusing(playWords)
