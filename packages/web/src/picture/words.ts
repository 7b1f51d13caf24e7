import type { Lang } from '@nimber/core'

const en = {
  picture: 'Picture',
  saveAs: (format: string) => `Save the picture as ${format}`,
  saved: (name: string) => `Saved: ${name}`,
  noPng: 'This browser cannot make a PNG of it: take the SVG.',
}

const zh: typeof en = {
  picture: '图片',
  saveAs: (format) => `把图片存为 ${format}`,
  saved: (name) => `已保存：${name}`,
  noPng: '浏览器不能生成 PNG，请用 SVG。',
}

export const words = { en, zh } satisfies Record<Lang, typeof en>
