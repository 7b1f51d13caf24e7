import { describe, expect, it } from 'vitest'
import { DatabaseError, hiding, placeOf } from '../src/store/password.ts'

describe('the address of a database', () => {
  it.each([
    [
      'postgres://nimber:secret@db.example.org:5432/surveys',
      'nimber@db.example.org:5432/surveys',
      'secret',
    ],
    ['postgresql://nimber@db/surveys?password=secret', 'nimber@db/surveys', 'secret'],
    ['postgres://nimber:se%2Fcr%40et@db/surveys', 'nimber@db/surveys', 'se/cr@et'],
    [
      'postgres:///surveys?host=/run/postgresql&password=secret',
      '/run/postgresql/surveys',
      'secret',
    ],
  ])('%s is shown without its password', (url, shown, secret) => {
    expect(placeOf(url)).toBe(`postgres://${shown}`)
    const forms = [secret, encodeURIComponent(secret)]
    const told = hiding(url)(new Error(`no way to ${url} with ${forms.join(' or ')}`))
    for (const form of forms) expect(told.message).not.toContain(form)
  })

  it.each([
    'postgres://nimber:a@secret/b@db/surveys',
    'postgres://nimber:12#secret@db/surveys',
    'postgres://nimber:12/secret@db/surveys',
    'postgres://nimber:12?secret@db/surveys',
    'mysql://nimber:secret@db/surveys',
    'secret',
  ])('%s is refused, and nothing of it is told', (url) => {
    const refused = (() => {
      try {
        return placeOf(url)
      } catch (error) {
        return `${error} ${JSON.stringify(error)}`
      }
    })()
    expect(refused).toContain('is not like')
    expect(refused).not.toContain('secret')
  })

  it.each([
    ['Query read timeout', '', 'cannot be reached'],
    ['connect ECONNREFUSED', 'ECONNREFUSED', 'cannot be reached'],
    ['could not extend file', '53100', 'no space left'],
    ['permission denied', '42501', 'refused'],
  ])('%s is told in words', (message, code, words) => {
    expect(new DatabaseError(message, code).words.en).toContain(words)
  })
})
