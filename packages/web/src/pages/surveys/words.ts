import type { Lang } from '@nimber/core'
import { ROW_WORDS } from '@nimber/survey/row'

const en = {
  title: 'Surveys',
  intro:
    'Whole families of rules, solved and proved one by one. Choose a survey, or drop an exported file (rows.csv or JSON) anywhere on this page.',
  without:
    'A survey solves a whole family of rules and proves what it can. To look at one, open the file that it was exported to (rows.csv or JSON), or drop it anywhere on this page. Surveys are made on your own computer, in the terminal; a workbench that is started there with their folder lists them here.',
  choose: 'Open a file…',
  drop: 'Drop the file here',
  none: 'The folder has no surveys yet.',
  unknown: (name: string) => `There is no survey “${name}” here.`,
  noRows: 'The file has no rows of a survey: expected the columns rule and status.',
  loading: 'Loading…',
  failed: 'The surveys could not be loaded.',
  progress: (done: number, forms: number) => `${done} of ${forms} games done`,
  all: 'All surveys',
  filter: 'Filter',
  filterHint: 'status = proved and period > 100 or rule ~ 0.1',
  clear: 'Clear',
  shown: (shown: string, all: string) => `${shown} of ${all} rows`,
  table: 'Rows of the survey',
  sortBy: (column: string) => `Sort by ${column}`,
  plot: 'Period against the first index from which it holds, both logarithmic',
  plotTitle: 'Period and first index',
  plotEmpty: 'No row that is shown has a period.',
  statusTitle: 'Statuses',
  only: (status: string) => `Show only ${status}`,
  from: 'first index',
  period: 'period',
  ...ROW_WORDS.en,
}

const zh: typeof en = {
  title: '普查',
  intro:
    '整族规则，逐条求解并证明。选择一项普查，或把导出的文件（rows.csv 或 JSON）拖到本页任意位置。',
  without:
    '普查是把一整族规则逐条求解，能证明的都给出证明。要看一项普查，请打开它导出的文件（rows.csv 或 JSON），或把文件拖到本页任意位置。普查要在自己电脑的终端里做；在那里带着存放普查的文件夹启动工作台，这里就会列出它们。',
  choose: '打开文件……',
  drop: '把文件放在这里',
  none: '文件夹里还没有普查。',
  unknown: (name) => `这里没有名为“${name}”的普查。`,
  noRows: '文件中没有普查的行：应有 rule 和 status 两列。',
  loading: '载入中……',
  failed: '普查未能载入。',
  progress: (done, forms) => `${forms} 个游戏已完成 ${done} 个`,
  all: '全部普查',
  filter: '筛选',
  filterHint: 'status = proved and period > 100 或 rule ~ 0.1',
  clear: '清除',
  shown: (shown, all) => `${all} 行中的 ${shown} 行`,
  table: '普查的各行',
  sortBy: (column) => `按${column}排序`,
  plot: '周期与起点，两轴均为对数',
  plotTitle: '周期与起点',
  plotEmpty: '所显示的行都没有周期。',
  statusTitle: '状态',
  only: (status) => `只看${status}`,
  from: '起点',
  period: '周期',
  ...ROW_WORDS.zh,
}

export const words = { en, zh } satisfies Record<Lang, typeof en>
