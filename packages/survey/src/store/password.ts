import type { Words } from '@nimber/core'
import { SurveyError } from '../error.ts'

/** The address of a database as it may be shown: without its password and its parameters. */
export function placeOf(url: string): string {
  const parsed = parse(url)
  const user = parsed.username === '' ? '' : `${parsed.username}@`
  const socket = parsed.searchParams.get('host') ?? ''
  return `postgres://${user}${parsed.host || socket}${parsed.pathname}`
}

function parse(url: string): URL {
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  const { protocol = '', pathname = '', search = '', hash = '' } = parsed ?? {}
  // where an @ follows, what was taken for host and name is a part of a password with / or ? in it
  const whole = hash === '' && !`${pathname}${search}`.includes('@')
  if (parsed && whole && /^postgres(ql)?:$/.test(protocol)) return parsed
  // what is no address may be a password all the same
  throw new SurveyError({
    en: 'The address of --db is not like postgres://user:password@host:5432/name (in a password, @ : / ? # % are written %40 %3A %2F %3F %23 %25).',
    zh: '--db 的地址应形如 postgres://用户:密码@主机:5432/库名（密码中的 @ : / ? # % 要写成 %40 %3A %2F %3F %23 %25）。',
  })
}

/** How errors of a database are told: with its password taken out of them, wherever it stands. */
export function hiding(url: string): (error: unknown) => Error {
  const parsed = parse(url)
  const secrets = [parsed.password, parsed.searchParams.get('password') ?? '']
    .flatMap((secret) => [secret, decoded(secret), encodeURIComponent(decoded(secret))])
    .filter((secret) => secret !== '')
  const clean = (text: string) => {
    let result = text.replaceAll(url, placeOf(url))
    for (const secret of secrets) result = result.replaceAll(secret, '***')
    return result
  }
  return (error) => {
    if (error instanceof SurveyError) return error
    const { message, code } = error as Error & { code?: string }
    const cleaned = new DatabaseError(clean(String(message ?? error)), code ?? '')
    if (error instanceof Error && error.stack) cleaned.stack = clean(error.stack)
    return cleaned
  }
}

function decoded(secret: string): string {
  try {
    return decodeURIComponent(secret)
  } catch {
    return secret
  }
}

/** What a database or the way to it refused, with its code and in words. */
export class DatabaseError extends Error {
  readonly code: string
  readonly words: Words

  constructor(message: string, code: string) {
    super(message === '' ? code : message)
    this.code = code
    this.words = refusal(this)
  }
}

/** Codes of the system for a machine that is not there, or does not listen. */
const AWAY = /^(ECONN\w+|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH)$/

/** What is said, without a code, of an answer that did not come. */
const LATE = /timeout|terminated|Connection ended/i

function refusal(error: { readonly code: string; readonly message: string }): Words {
  const { code, message } = error
  if (isFull(error))
    return {
      en: 'There is no space left on the disk of the store. What was written is kept: make space and run the same again.',
      zh: '存储所在的磁盘没有空间了。已写入的内容都保留着：请腾出空间后再运行一次。',
    }
  if (AWAY.test(code) || LATE.test(message))
    return {
      en: `The database cannot be reached: ${message}`,
      zh: `无法连接数据库：${message}`,
    }
  return { en: `The database refused: ${message}`, zh: `数据库拒绝了请求：${message}` }
}

/** Codes of Postgres for a server that goes down or comes up, or has no place for one more. */
const PASSING = /^(08...|57P0[123]|53300|25P0[23]|40001|40P01|55P03)$/
/** Codes of the system for a way that is cut. */
const CUT = /^(ECONN\w+|EPIPE|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|EAI_AGAIN|ENOENT)$/

/** Whether it is worth trying again: the database may be back in a moment. */
export function mayPass(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return false
  const { code, message } = error
  return PASSING.test(code) || CUT.test(code) || LATE.test(message)
}

/** Whether there is no space left for what was to be written. */
export function isFull(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  return (
    code === '53100' ||
    code === 'ENOSPC' ||
    /No space left|could not extend file|ENOSPC/i.test(message)
  )
}
