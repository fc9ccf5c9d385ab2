import { focusEdge } from './focusEdge.js'

/**
 * Remembers what has the focus.
 *
 * @returns gives it back; when that element is gone or hidden by then, because
 * the page has drawn it anew, to what stands in its place
 */
export function rememberFocus(): () => void {
  const opener = getFocused()
  if (!opener) return () => {}
  const around: Element[] = []
  for (let next = opener.parentElement; next; next = next.parentElement)
    if (next !== document.body && next !== document.documentElement)
      around.push(next)

  function giveBack() {
    opener?.focus({ preventScroll: true })
    if (opener?.matches(':focus')) return
    const nearest = around.find(({ isConnected }) => isConnected)
    if (nearest) focusEdge(nearest, 'first')
  }

  return () => {
    giveBack()
    // It may be drawn anew by the same change that closes the dialog.
    queueMicrotask(() => {
      if (!opener.isConnected && document.activeElement === document.body)
        giveBack()
    })
  }
}

function getFocused() {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement)
    element = element.shadowRoot.activeElement
  if (element === document.body) return undefined
  return element instanceof HTMLElement ? element : undefined
}
