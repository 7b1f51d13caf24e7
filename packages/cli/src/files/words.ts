import type { Lang, Words } from '@nimber/core'
import { EXIT } from '../frame/settings.ts'

/** What the system means, by its code. */
const REASONS: Readonly<Record<string, Words>> = {
  EACCES: { en: 'permission denied', zh: '没有权限' },
  EPERM: { en: 'not permitted', zh: '不允许此操作' },
  EROFS: { en: 'the file system is read-only', zh: '文件系统是只读的' },
  ENOENT: { en: 'no such file or folder', zh: '没有这个文件或文件夹' },
  ENOTDIR: { en: 'a part of the path is not a folder', zh: '路径中有一部分不是文件夹' },
  EISDIR: { en: 'it is a folder', zh: '这是一个文件夹' },
  EEXIST: { en: 'there is a file of this name', zh: '已有同名文件' },
  ENAMETOOLONG: { en: 'the name is too long', zh: '名字太长' },
  ELOOP: { en: 'symbolic links that lead in a circle', zh: '符号链接绕成了圈' },
  EINVAL: { en: 'the system does not allow it', zh: '系统不允许' },
  ENXIO: { en: 'there is no such device', zh: '没有这个设备' },
  EBADF: { en: 'it is not open', zh: '没有打开' },
  ETXTBSY: { en: 'it is a program that is running', zh: '这是正在运行的程序' },
  ENOSPC: { en: 'no space left on the device', zh: '设备上没有剩余空间' },
  EDQUOT: { en: 'the quota is used up', zh: '配额已用完' },
  EFBIG: { en: 'the file would be too large', zh: '文件会太大' },
  EIO: { en: 'the device reports an error', zh: '设备报告了错误' },
  ENOMEM: { en: 'the system has no memory left', zh: '系统内存不足' },
  EMFILE: { en: 'too many open files', zh: '打开的文件太多' },
  ENFILE: { en: 'too many open files', zh: '打开的文件太多' },
}

/** Faults of the machine; all others are mistakes that the user can mend. */
const FAULTS = ['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO', 'ENOMEM', 'EMFILE', 'ENFILE']

/** Whether the system refused something: an error that has a code and the call that failed. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && 'syscall' in error
}

/** The exit code for a file that could not be read or written. */
export function exitCodeOf(error: unknown): number {
  const code = isSystemError(error) ? (error.code ?? '') : ''
  return FAULTS.includes(code) ? EXIT.fault : EXIT.badInput
}

/** Why the system refused something, with its code for those who look it up. */
function reasonOf(error: unknown): Words {
  if (!isSystemError(error)) {
    const message = error instanceof Error ? error.message : String(error)
    return { en: message, zh: message }
  }
  const { code = '', message } = error
  const { en, zh } = REASONS[code] ?? { en: message, zh: message }
  return { en: `${en} (${code})`, zh: `${zh}（${code}）` }
}

/** That a file cannot be written, and why. */
export function cannotWrite(name: string | Words, error: unknown): Words {
  const [{ en, zh }, why] = [wordsOf(name), reasonOf(error)]
  return { en: `Cannot write ${en}: ${why.en}.`, zh: `无法写入${zh}：${why.zh}。` }
}

/** That a file cannot be read, and why. */
export function cannotRead(name: string | Words, error: unknown): Words {
  const [{ en, zh }, why] = [wordsOf(name), reasonOf(error)]
  return { en: `Cannot read ${en}: ${why.en}.`, zh: `无法读取${zh}：${why.zh}。` }
}

/** That the system refused something of which no more is known. */
export function refused(error: NodeJS.ErrnoException): Words {
  const [{ path = '', syscall = '' }, why] = [error, reasonOf(error)]
  const place = path === '' ? syscall : path
  return { en: `The system refused ${place}: ${why.en}.`, zh: `系统拒绝了 ${place}：${why.zh}。` }
}

export const STANDARD_INPUT: Words = { en: 'standard input', zh: '标准输入' }
export const STANDARD_OUTPUT: Words = { en: 'standard output', zh: '标准输出' }

function wordsOf(name: string | Words): Words {
  if (typeof name !== 'string') return name
  return name === '' ? { en: '“”', zh: '“”' } : { en: name, zh: ` ${name}` }
}

const en = {
  tooLarge: (file: string, bytes: number) =>
    `${file === '-' ? STANDARD_INPUT.en : file} has more than ${bytes / 2 ** 20} MiB, which is more than is read here.`,
  longLine: (most: number) => `The line has more than ${most} characters.`,
  unexpected: (what: string) =>
    `Nimber met an error that nobody foresaw.\n${what}\nNIMBER_DEBUG=1 shows where it happened.`,
  notUtf8: (text: string) =>
    `“${text}” is not UTF-8. Rename the file, or let the shell open it: nimber check - < file`,
}

const zh = {
  tooLarge: (file, bytes) =>
    `${file === '-' ? STANDARD_INPUT.zh : file} 超过 ${bytes / 2 ** 20} MiB，超出了可读取的大小。`,
  longLine: (most) => `这一行超过 ${most} 个字符。`,
  unexpected: (what) =>
    `Nimber 遇到了没有预料到的错误。\n${what}\n设置 NIMBER_DEBUG=1 可显示出错的位置。`,
  notUtf8: (text) => `“${text}”不是 UTF-8。请给文件改名，或由 shell 打开它：nimber check - < 文件`,
} satisfies typeof en

/** What is said of files and of bytes, by language. */
export const fileWords: Readonly<Record<Lang, typeof en>> = { en, zh }
