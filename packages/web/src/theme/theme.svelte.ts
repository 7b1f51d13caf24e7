import { recall, remember } from '../ui/memory.ts'

/** Light or dark by choice, or as the system says. */
export type Theme = 'auto' | 'light' | 'dark'

const THEMES: readonly Theme[] = ['auto', 'light', 'dark']
const system = matchMedia('(prefers-color-scheme: dark)')

let chosen = $state<Theme>(THEMES.find((t) => t === recall('theme')) ?? 'auto')
let systemDark = $state(system.matches)
system.addEventListener('change', () => {
  systemDark = system.matches
})

/** The reader's choice. */
export function theme(): Theme {
  return chosen
}

/** Whether the page is dark now, for what is drawn on a canvas. */
export function isDark(): boolean {
  return chosen === 'auto' ? systemDark : chosen === 'dark'
}

/** The choice that follows the current one when the switch is pressed. */
export function nextTheme(): Theme {
  return THEMES[(THEMES.indexOf(chosen) + 1) % THEMES.length] as Theme
}

/** Chooses a theme at once, and for later visits. */
export function setTheme(theme: Theme): void {
  chosen = theme
  remember('theme', theme)
  showTheme()
}

/** Writes the theme where the style sheet reads it. */
export function showTheme(): void {
  document.documentElement.dataset.theme = chosen
}
