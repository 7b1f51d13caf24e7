import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parseDyadic, ZERO } from '../src/arith/dyadic.ts'
import type { Form, Forms } from '../src/forms/forms.ts'

/** The rows of a table of figures by the names of its columns. */
export function rows(file: string): Record<string, string>[] {
  const text = readFileSync(new URL(`./truth/partizan/${file}`, import.meta.url), 'utf8')
  const [head = [], ...rest] = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map((m) => m[1] ?? m[2] ?? ''),
    )
  return rest.map((cells) => Object.fromEntries(head.map((name, i) => [name, cells[i] ?? ''])))
}

/** Reads a sum of signed terms `n.{…}`, braces, and numbers with ups and stars. */
export function read(forms: Forms, text: string): Form {
  let at = 0
  const eat = (pattern: RegExp) => {
    const match = new RegExp(pattern, 'y')
    match.lastIndex = at
    const found = match.exec(text)
    if (found !== null) at += found[0].length
    return found
  }
  function list(end: RegExp): Form[] {
    const found: Form[] = []
    while (eat(end) === null) {
      found.push(term())
      eat(/,/)
    }
    return found
  }
  function term(): Form {
    if (eat(/\{/) !== null) {
      const left = list(/\|/)
      return forms.make(left, list(/\}/))
    }
    const found = eat(/(-?\d+(?:\/\d+)?)?([\^v]\d*)?(\*\d*)?/)
    if (found === null || found[0] === '') throw new Error(`no value at ${at} of ${text}`)
    const [, number, ups, nim] = found
    const size = (part: string | undefined) =>
      part === undefined ? 0 : Number(part.slice(1) || '1')
    const value = number === undefined ? ZERO : parseDyadic(number)
    if (value === undefined) throw new Error(`no number: ${number}`)
    return forms.simple(value, (ups?.[0] === 'v' ? -1 : 1) * size(ups), size(nim))
  }
  function signed(): Form[] {
    const minus = eat(/\s*(-(?!\d)|-(?=\d+\.)|\+?)\s*/)?.[1]?.startsWith('-') ?? false
    const times = Number(eat(/(\d+)\./)?.[1] ?? '1')
    const value = term()
    return new Array<Form>(times).fill(minus ? forms.negate(value) : value)
  }
  const terms: Form[] = []
  while (at < text.length) terms.push(...signed())
  return forms.sum(terms)
}

/** The first 16 hexadecimal digits of the SHA-256 of the options' fingerprints. */
export function fingerprint(forms: Forms, form: Form, known: Map<Form, string>): string {
  const open = [form]
  for (let g = open.at(-1); g !== undefined; g = open.at(-1)) {
    const options = [...forms.left(g), ...forms.right(g)]
    const missing = options.filter((option) => !known.has(option))
    if (missing.length > 0) {
      open.push(...missing)
      continue
    }
    open.pop()
    const side = (list: readonly Form[]) =>
      list
        .map((option) => known.get(option) ?? '')
        .sort()
        .join(',')
    const text = `{${side(forms.left(g))}|${side(forms.right(g))}}`
    known.set(g, createHash('sha256').update(text).digest('hex').slice(0, 16))
  }
  return known.get(form) ?? ''
}
