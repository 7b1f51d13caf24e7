import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

/**
 * That axe finds nothing on a page. Its look at the contrast of texts takes more than all its other
 * rules together, so of the texts that look alike it looks at one.
 */
export async function expectAccessible(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  expect(await page.evaluate(violations)).toEqual([])
}

async function violations(): Promise<string[]> {
  const { run } = (window as unknown as { axe: typeof axe }).axe
  /** Numbers of what elements look like: equal where all styles are, also of those around them. */
  const looks = new Map<Element, number>()
  const numbers = new Map<string, number>()
  const lookOf = (element: Element): number => {
    const known = looks.get(element)
    if (known !== undefined) return known
    const style = getComputedStyle(element)
    const text = [
      element.parentElement && lookOf(element.parentElement),
      // what lies over or under other things is like nothing else
      /static|relative/.test(style.position) || looks.size,
      element.matches('[aria-hidden=true], [aria-disabled=true], :disabled, :has(:disabled)'),
      style.color,
      style.backgroundColor,
      style.backgroundImage,
      style.opacity,
      style.fontSize,
      style.fontWeight,
      style.textShadow,
    ].join()
    const look = numbers.get(text) ?? numbers.size
    numbers.set(text, look)
    looks.set(element, look)
    return look
  }
  const textOf = ({ childNodes }: Element) =>
    [...childNodes].map((node) => (node instanceof Text ? node.data.trim() : '')).join('')
  const seen = new Set<string>()
  const distinct = [...document.querySelectorAll('body *')].filter((element) => {
    if (element.closest('svg') || element.matches('input, select, textarea')) return true
    const text = textOf(element)
    if (text === '' || !element.checkVisibility({ visibilityProperty: true })) return false
    // a sign alone is passed over
    const key = `${lookOf(element)} ${text.length > 1} ${/[\p{L}\p{N}]/u.test(text)}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
  const found = [
    await run({ resultTypes: ['violations'], rules: { 'color-contrast': { enabled: false } } }),
    await run({ include: distinct }, { resultTypes: ['violations'], runOnly: ['color-contrast'] }),
  ]
  return found.flatMap(({ violations }) =>
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`),
  )
}
