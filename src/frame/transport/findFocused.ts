/** What has the focus, inside of shadow roots, too; never the page itself. */
export function findFocused(document: Document): HTMLElement | undefined {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement)
    element = element.shadowRoot.activeElement
  const isPage =
    element === document.body || element === document.documentElement
  return element && !isPage ? (element as HTMLElement) : undefined
}
