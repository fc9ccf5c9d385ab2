/**
 * Marks the element while the person is at work in it: a view that comes then
 * may take the focus, and one that comes by itself leaves it with the page.
 */
export function watchEngaged(element: HTMLElement | null): () => void {
  if (!element) return () => {}
  const events = new AbortController()
  const { signal } = events
  const mark = (value: boolean) =>
    element.toggleAttribute('data-latchkey-engaged', value)
  const isInside = (target: unknown) =>
    target instanceof Node && element.contains(target)
  // What had the focus may go with its view, which is no departure.
  document.addEventListener('focusin', ({ target }) => mark(isInside(target)), {
    signal,
  })
  document.addEventListener(
    'pointerdown',
    ({ target }) => mark(isInside(target)),
    { capture: true, signal },
  )
  return () => events.abort()
}
