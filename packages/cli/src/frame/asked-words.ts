import type { Lang } from '@nimber/core'

const en = {
  gameOption: 'a game instead of an id: its name or a rule, and behind a colon the position',
  inputOption: 'with --game: the input (see below)',
  wordsOption: 'with --game: what is printed for a win, a loss, a draw',
  askOption: 'with --game: what is asked (see below)',
  labelOption: 'with --game: what stands before an answer, k for its number (Case #k: )',
  formatHelp: `Format of --format:
  T; n            a count T, then T cases of a number n
  n; 0            cases until one that begins with 0 (0 0: until two zeros)
  n               cases until the input ends
  one; n          a single case
  T; a b          cases of two numbers, for a game of two
  T; n m          with --game bash: m is its parameter, n the position
  T; k heaps      cases of a count k and then k heaps
  k S[k] m h[m]   lists; with --game 'take {S}' the first is its set
  T; n (x y)[n]   n pairs, a line each; the position is x/y for each pair
  T; s:RB 1..30   a word of these letters
  n 1..10^9       a range behind a name, a list or "heaps" (usually n 1..1000,
                  k 1..10, items 1..100); an end may be a name before it
Names in the game stand for the numbers of the input: --game 'bash m: n',
--game 'nim: n+2 h'. Without a position it is what the game leaves.
--ask winner (usual), letters (all on one line), count (winning moves), value,
take (the least one that wins), takes, move (what it leaves), moves. Where none
wins, take and takes print 0, move and moves Lose, or what --words says:
  --game nim --format 'a b' --ask move --words=-1   (or --words Win,No,Draw)
`,
  needProblem: 'Name a problem, as in hdu2176, or give --game with --format and --words.',
  gameNeeds: 'With --game, give --format and --words, as in --format "T; n" --words Win,Lose.',
  onlyGame: '--format, --words, --ask and --label belong to --game.',
  gameHasPosition:
    'The positions come from the inputs: write the game alone, or names of the format behind the colon.',
  badWords: (text: string) =>
    `Expected --words Win,Lose or --words Win,Lose,Draw: different words, found “${text}”.`,
  badAsk: (text: string, all: string) => `Expected --ask with one of ${all}, found “${text}”.`,
}

const zh: typeof en = {
  gameOption: '直接给出游戏：名称或规则，冒号后可写局面',
  inputOption: '配合 --game：输入格式（见下）',
  wordsOption: '配合 --game：胜、负、平局时输出的词',
  askOption: '配合 --game：问什么（见下）',
  labelOption: '配合 --game：答案前的标记，k 为组号',
  formatHelp: `--format 的写法：
  T; n            先是组数 T，再是 T 组，每组一个数 n
  n; 0            多组，直到以 0 开头的一组（0 0：直到两个零）
  n               多组，直到输入结束
  one; n          只有一组
  T; a b          每组两个数，用于两个数的游戏
  T; n m          配合 --game bash：m 是它的参数，n 是局面
  T; k heaps      每组先是堆数 k，再是 k 堆（也可写 k 堆）
  k S[k] m h[m]   列表；配合 --game 'take {S}'，第一个列表是取数集合
  T; n (x y)[n]   n 对数，每行一对；局面对每对写成 x/y
  T; s:RB 1..30   由这些字符组成的一串
  n 1..10^9       名字、列表或 heaps 后可写范围（默认 n 1..1000，k 1..10，
                  列表中 1..100）；端点也可以是前面的名字
游戏中的名字代表输入中的数：--game 'bash m: n'、--game 'nim: n+2 h'。
不写局面时，游戏没有用到的数就是局面。
--ask：winner（谁胜，默认）、letters（连成一行）、count（必胜走法数）、
value（SG 值）、take（最小的必胜取法）、takes、move（走后的局面）、moves。
没有必胜走法时，take 和 takes 输出 0，move 和 moves 输出 Lose，或 --words 的词：
  --game nim --format 'a b' --ask move --words=-1   （或 --words Win,No,Draw）
`,
  needProblem: '请给出题目，例如 hdu2176；或用 --game，并给出 --format 和 --words。',
  gameNeeds: '用 --game 时请给出 --format 和 --words，例如 --format "T; n" --words Win,Lose。',
  onlyGame: '--format、--words、--ask 和 --label 要配合 --game。',
  gameHasPosition: '局面来自输入：只写游戏即可，或在冒号后写格式中的名字。',
  badWords: (text) => `--words 应是 Win,Lose 或 Win,Lose,Draw：互不相同的词，却是“${text}”。`,
  badAsk: (text, all) => `--ask 后应是 ${all} 之一，却是“${text}”。`,
}

/** What commands say of problems that are in no list, by language. */
export const askedWords: Readonly<Record<Lang, typeof en>> = { en, zh }
