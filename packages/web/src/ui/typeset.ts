import 'katex/dist/katex.css'
import katex from 'katex'

/**
 * Writes a formula of LaTeX's mathematics into an element; throws where it is not one. Styles in
 * the markup are against the policy of the page, so they are set one by one.
 */
export function typeset(latex: string, into: HTMLElement): void {
  const html = katex
    .renderToString(latex, { displayMode: true, fleqn: true, strict: 'ignore', trust: false })
    .replaceAll(' style="', ' data-style="')
  into.replaceChildren(...new DOMParser().parseFromString(html, 'text/html').body.childNodes)
  for (const element of into.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? ''
    element.removeAttribute('data-style')
  }
}
