import type { Lang } from '@nimber/core'
import { ROW_WORDS } from '@nimber/survey/row'

const en = {
  title: 'Surveys',
  intro:
    'Whole families of rules, solved and proved by the command nimber survey. Choose one, or drop an exported file (rows.csv or JSON) anywhere on this page.',
  without:
    'This page was not started with a store: nimber serve --store DIR shows the surveys of a folder. An exported file (rows.csv, or JSON of nimber survey show) can be dropped anywhere on this page.',
  choose: 'Open a file…',
  drop: 'Drop the file here',
  none: 'There are no surveys in the store yet.',
  unknown: (name: string) => `There is no survey “${name}” here.`,
  noRows: 'The file has no rows of a survey: expected the columns rule and status.',
  loading: 'Loading…',
  failed: 'The surveys could not be loaded.',
  progress: (done: number, forms: number) => `${done} of ${forms} games done`,
  all: 'All surveys',
  filter: 'Filter',
  filterHint: 'status = proved and period > 100, rule ~ 0.1',
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
    '由命令 nimber survey 求解并证明的整族规则。选择一项，或把导出的文件（rows.csv 或 JSON）拖到本页任意位置。',
  without:
    '本页启动时没有指定存储：nimber serve --store 文件夹 会显示其中的普查。也可以把导出的文件（rows.csv，或 nimber survey show 的 JSON）拖到本页任意位置。',
  choose: '打开文件……',
  drop: '把文件放在这里',
  none: '存储中还没有普查。',
  unknown: (name) => `这里没有名为“${name}”的普查。`,
  noRows: '文件中没有普查的行：应有 rule 和 status 两列。',
  loading: '载入中……',
  failed: '普查未能载入。',
  progress: (done, forms) => `${forms} 个游戏已完成 ${done} 个`,
  all: '全部普查',
  filter: '筛选',
  filterHint: 'status = proved and period > 100，rule ~ 0.1',
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
