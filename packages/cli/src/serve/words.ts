import type { Lang } from '@nimber/core'

const en = {
  serve: 'open the workbench in the browser, from this computer',
  portOption: 'listen on this port; 0 for any (else 8017, or the next that is free)',
  hostOption: 'listen on this address instead of on this computer alone',
  openOption: 'open the browser',
  noOpenOption: 'do not open the browser',
  storeOption: 'add the page Surveys with those of a folder',
  dbOption: 'add the page Surveys with those of a Postgres',
  notBoth: '--store and --db exclude each other.',
  running: (address: string) => `Nimber is at ${address} (Ctrl-C ends it)`,
  open: (host: string) => `Anyone who can reach ${host} can open it.`,
  badPort: (text: string) => `Expected --port to be a number from 0 to 65535, found “${text}”.`,
  taken: (port: number) => `Port ${port} is in use: choose another with --port.`,
  badHost: (host: string) => `Cannot listen on ${host}.`,
  forbidden: (port: number) => `This system does not allow listening on port ${port}.`,
  notBuilt: 'The workbench is not built: run `npm run build` in the folder of Nimber first.',
}

const zh: typeof en = {
  serve: '在浏览器中打开工作台，由本机提供',
  portOption: '使用这个端口；0 表示任意（默认 8017 或其后第一个空闲的）',
  hostOption: '监听这个地址，而不只是本机',
  openOption: '打开浏览器',
  noOpenOption: '不打开浏览器',
  storeOption: '增加“普查”页面，显示这个文件夹中的普查',
  dbOption: '增加“普查”页面，显示这个 Postgres 中的普查',
  notBoth: '--store 和 --db 不能同时使用。',
  running: (address) => `Nimber 在 ${address}（按 Ctrl-C 结束）`,
  open: (host) => `能访问 ${host} 的人都可以打开它。`,
  badPort: (text) => `--port 应是 0 到 65535 的数，却是“${text}”。`,
  taken: (port) => `端口 ${port} 已被占用：请用 --port 另选一个。`,
  badHost: (host) => `无法监听 ${host}。`,
  forbidden: (port) => `系统不允许监听端口 ${port}。`,
  notBuilt: '工作台还没有构建：请先在 Nimber 的文件夹中运行 `npm run build`。',
}

export const serveWords: Readonly<Record<Lang, typeof en>> = { en, zh }
