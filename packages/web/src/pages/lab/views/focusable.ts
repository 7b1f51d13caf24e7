/** Lets an element have the focus, so that keys scroll or move what it shows. */
export function focusable(element: HTMLElement): void {
  element.tabIndex = 0
}
