/** Returns the focused element, also inside shadow roots; never the page. */
export function findFocused(document: Document): HTMLElement | undefined {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement)
    element = element.shadowRoot.activeElement
  const isPage =
    element === document.body || element === document.documentElement
  return element && !isPage ? (element as HTMLElement) : undefined
}
