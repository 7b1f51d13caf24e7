import type { Lang } from '@nimber/core'
import { refusing } from '../frame/failure.ts'

const en = {
  table: 'values of all positions up to a bound',
  toOption: 'the bound: 100, 1e8, or 20x20 for two counters',
  formatOption: 'text (the default), csv, json or bfile',
  outOption: 'write the table to a file',
  computing: 'computing',
  writing: 'writing',
  blocks: (draws: boolean) => `██ losing${draws ? '   ░░ draw' : ''}`,
  wideTable: (columns: number) =>
    `This table is ${columns} columns wide: --format csv or --plot F.svg is easier to read.`,
  badTo: (text: string) =>
    `Expected --to N or --to NxM with numbers of at most 9 digits, found “${text}”.`,
  badFormat: (text: string) => `Expected --format text, csv, json or bfile, found “${text}”.`,
  noNumbers: 'These values are no numbers: expected --format text, csv or json, and no --plot.',
  winners: 'who wins: L Left, R Right, N who begins, P who comes second',
  value: 'value',
  mean: 'mean',
  temperature: 'temperature',
  bfileNeedsOne: 'A b-file lists one number a line: expected --to N and a game with values.',
}

const zh: typeof en = {
  table: '直到某个上限的所有局面的 SG 值',
  toOption: '上限：100、1e8；两个计数器时写 20x20',
  formatOption: 'text（默认）、csv、json 或 bfile',
  outOption: '把表写入文件',
  computing: '计算',
  writing: '写入',
  blocks: (draws) => `██ 必败${draws ? '   ░░ 平局' : ''}`,
  wideTable: (columns) => `这张表宽 ${columns} 列：用 --format csv 或 --plot F.svg 更便于阅读。`,
  badTo: (text) => `--to 后应是 N 或 NxM，各数至多 9 位，却是“${text}”。`,
  badFormat: (text) => `--format 应是 text、csv、json 或 bfile，却是“${text}”。`,
  noNumbers: '这些值不是数：--format 应是 text、csv 或 json，且没有 --plot。',
  winners: '谁胜：L 左方，R 右方，N 先走者，P 后走者',
  value: '值',
  mean: '均值',
  temperature: '温度',
  bfileNeedsOne: 'b-file 每行一个数：应为 --to N，且游戏有 SG 值。',
}

/** Everything that `nimber table` says, by language. */
export const tableWords: Readonly<Record<Lang, typeof en>> = { en, zh }

/** A wrong option or argument of `nimber table`. */
export const wrongTable = refusing(tableWords)
