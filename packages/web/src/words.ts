import type { Lang } from '@nimber/core'

const en = {
  skip: 'Skip to the page',
  pages: 'Pages',
  home: 'Games',
  learn: 'Learn',
  lab: 'Lab',
  graph: 'Graphs',
  problems: 'Problems',
  surveys: 'Surveys',
  otherLanguage: '中文',
  switchLanguage: '切换到中文',
  theme: { auto: 'Theme: as the system', light: 'Theme: light', dark: 'Theme: dark' },
  loading: 'Loading…',
  notLoaded: 'This page could not be loaded. Check the connection and try again.',
  again: 'Try again',
  missing: 'There is no such page.',
  toHome: 'To the games',
  footer: 'All computing happens on this page; nothing you type leaves it.',
  licences: 'Licences of the code in it',
}

const zh: typeof en = {
  skip: '跳到正文',
  pages: '页面',
  home: '游戏',
  learn: '课程',
  lab: '实验室',
  graph: '图',
  problems: '题目',
  surveys: '普查',
  otherLanguage: 'English',
  switchLanguage: 'Switch to English',
  theme: { auto: '主题：跟随系统', light: '主题：浅色', dark: '主题：深色' },
  loading: '载入中……',
  notLoaded: '页面未能载入，请检查网络后重试。',
  again: '重试',
  missing: '没有这个页面。',
  toHome: '回到游戏',
  footer: '全部计算都在本页进行，你输入的内容不会离开本页。',
  licences: '所含代码的许可证',
}

export const words = { en, zh } satisfies Record<Lang, typeof en>
