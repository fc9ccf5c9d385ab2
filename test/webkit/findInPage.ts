/** All given conditions must match. */
export type Query = {
  css?: string
  /** Its name, as users see or hear it. */
  name?: string
  /** A text anywhere in it, or in its name. */
  text?: string
  testid?: string
  /** The element that contains it. */
  within?: string
}

/**
 * Runs in the page: returns the first element that is shown, can be used, and
 * matches the query.
 */
export function findInPage(query: Query): Element | null {
  const { name, testid, text, within } = query
  const tidy = (value: string | null | undefined) =>
    (value ?? '').replace(/\s+/g, ' ').trim()
  const nameOf = (element: Element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const titles = ids.map((id) => document.getElementById(id)?.textContent)
    const { labels } = element as Partial<HTMLInputElement>
    return tidy(
      element.getAttribute('aria-label') ||
        titles.join(' ') ||
        labels?.[0]?.textContent ||
        element.textContent,
    )
  }
  const css = testid
    ? `[data-testid="${testid}"]`
    : (query.css ?? 'button, a[href], input, select, textarea')
  const root = within ? document.querySelector(within) : document
  const found = [...(root?.querySelectorAll<HTMLElement>(css) ?? [])].find(
    (element) =>
      element.checkVisibility() &&
      !element.matches(':disabled') &&
      (name === undefined || nameOf(element) === name) &&
      (text === undefined ||
        `${nameOf(element)} ${tidy(element.textContent)}`.includes(text)),
  )
  return found ?? null
}
