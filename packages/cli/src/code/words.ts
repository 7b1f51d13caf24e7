import type { Lang } from '@nimber/core'
import { refusing } from '../frame/failure.ts'

const en = {
  code: 'print the solution of a problem or a game as a complete program',
  nameArgument: 'a problem, or a game: hdu2176, nim, "take {1,3,4}"',
  langOption: 'the programming language: cpp (the default), c, java, python or ts',
  wordsOption: 'the language of comments: zh or en (else from LC_ALL, LANG)',
  shortOption: 'what one would submit: no comments, as few lines as it takes',
  stdOption: 'with C++: c++98 for old judges, or c++11 (the default)',
  helpAfter: `For a problem the program reads its input and writes its output. For a game it
reads positions, one a line, and writes who wins; its first comment says how a
position is written and why the answer is right: a theorem, a formula that was
found, or a table of values.`,
  unknownLanguage: (text: string, near: string) =>
    `Expected --lang cpp, c, java, python or ts, found “${text}”.${near && ` Did you mean ${near}?`}`,
  humanLanguage: (text: string) =>
    `Here --lang is the programming language: cpp, c, java, python or ts. For comments in this language write --words ${text}.`,
  badStd: (text: string) => `Expected --std c++98 or --std c++11 with --lang cpp, found “${text}”.`,
  badWords: (text: string) => `Expected --words zh or --words en, found “${text}”.`,
  unknownName: (text: string, near: string) =>
    `No problem and no game is called “${text}”.${near && ` Did you mean ${near}?`}\n\`nimber problems\` and \`nimber games\` list them all.`,
  hasPosition: (game: string) =>
    `The program reads positions: give the game alone, as in: nimber code '${game}'`,
}

export type CodeWords = typeof en

const zh: CodeWords = {
  code: '把题目或游戏的解法输出为完整的程序',
  nameArgument: '题目或游戏：hdu2176、nim、"take {1,3,4}"',
  langOption: '编程语言：cpp（默认）、c、java、python 或 ts',
  wordsOption: '注释的语言：zh 或 en（否则取自 LC_ALL、LANG）',
  shortOption: '提交用的短程序：没有注释，行数尽量少',
  stdOption: '用于 C++：c++98（老评测机），或 c++11（默认）',
  helpAfter: `题目的程序按题目的格式读入和输出。游戏的程序每行读入一个局面，输出谁胜；开头的
注释说明局面的写法，以及答案为何正确：定理、找到的公式，或 SG 值的表。`,
  unknownLanguage: (text, near) =>
    `--lang 应是 cpp、c、java、python 或 ts，却是“${text}”。${near && `是不是 ${near}？`}`,
  humanLanguage: (text) =>
    `注释的语言请用 --words ${text}；这里的 --lang 是编程语言：cpp、c、java、python 或 ts。`,
  badStd: (text) => `--std 应是 c++98 或 c++11，并配合 --lang cpp，却是“${text}”。`,
  badWords: (text) => `--words 应是 zh 或 en，却是“${text}”。`,
  unknownName: (text, near) =>
    `没有叫“${text}”的题目或游戏。${near && `是不是 ${near}？`}\n\`nimber problems\` 和 \`nimber games\` 列出全部。`,
  hasPosition: (game) => `局面由程序读入：请只给游戏，例如：nimber code '${game}'`,
}

/** Everything `nimber code` says, by language. */
export const codeWords: Readonly<Record<Lang, CodeWords>> = { en, zh }

/** A wrong option or argument of `nimber code`. */
export const wrongCode = refusing(codeWords)
