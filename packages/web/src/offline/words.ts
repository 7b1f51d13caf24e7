import type { Lang } from '@nimber/core'

const en = {
  newVersion: 'A new version of Nimber is ready.',
  load: 'Load the new version',
}

const zh: typeof en = {
  newVersion: 'Nimber 有新版本可用。',
  load: '载入新版本',
}

export const words = { en, zh } satisfies Record<Lang, typeof en>
