const PREFIX = 'nimber.'

/** What was remembered under a name in this browser; undefined where nothing was or it may not. */
export function recall(name: string): string | undefined {
  try {
    return localStorage.getItem(PREFIX + name) ?? undefined
  } catch {
    return undefined // storage is forbidden
  }
}

/** Remembers a text under a name for later visits, where the browser allows it. */
export function remember(name: string, text: string): void {
  try {
    localStorage.setItem(PREFIX + name, text)
  } catch {
    // storage is forbidden or full: the choice lasts as long as the page
  }
}
