/** Marks a body that goes on beneath its edge. */
const MORE = 'data-latchkey-more'
/** Less is the space beneath the content. */
const LEAST = 8

/**
 * Marks a scrolling element while there is more beneath its edge, for a fade
 * that reaches into what is seen: an edge just beneath a row looks like the
 * end of a list.
 *
 * @returns a function that stops it
 */
export function watchMore(body: HTMLElement | null): () => void {
  if (!body || typeof ResizeObserver !== 'function') return () => {}
  const update = () =>
    body.toggleAttribute(
      MORE,
      body.scrollHeight - body.scrollTop - body.clientHeight > LEAST,
    )
  const sizes = new ResizeObserver(update)
  function observe() {
    for (const child of body?.children ?? []) sizes.observe(child)
  }
  const children = new MutationObserver(observe)
  sizes.observe(body)
  observe()
  children.observe(body, { childList: true })
  body.addEventListener('scroll', update, { passive: true })
  return () => {
    sizes.disconnect()
    children.disconnect()
    body.removeEventListener('scroll', update)
  }
}
