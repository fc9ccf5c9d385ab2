/** Key of the entry ID in `history.state`. */
const KEY = 'latchkey'

/**
 * Adds one history entry while the modal is open, so that the back button or
 * gesture navigates the modal instead of leaving the page.
 *
 * Nothing is pushed before the modal opens. If the modal is closed by other
 * means, the entry stays: a traversal would race with an app that navigates
 * at the same time. Going back then skips the entry, and the next opening
 * reuses it.
 *
 * The entry keeps the state of the one beneath it. Its own traversals are
 * hidden from routers, as the URL never changes.
 *
 * @param onBack - goes one view back or closes the modal; returns `false` if
 * the modal has closed or did not go back, `true` if it needs a new entry
 */
export function createBackEntry(
  onBack: () => boolean,
): createBackEntry.ReturnType {
  const left = readId()
  const id = left ?? crypto.randomUUID()
  let href = location.href
  let status: Status = left === undefined ? 'none' : 'left'
  let isListening = false

  function open() {
    listen()
    if (readId() !== id) push({ ...history.state, [KEY]: id })
    href = location.href
    status = 'open'
  }

  function onPopState(event: PopStateEvent) {
    const isOurs = event.state?.[KEY] === id
    if (isOurs) {
      // Reached by the forward button, or back from a later page of the app.
      if (status === 'open') return
      status = 'leaving'
      return history.back()
    }
    if (status === 'none' || location.href !== href) return
    const before = status
    status = 'none'
    // The entry beneath is the same page, so routers must not react.
    if (before !== 'left') event.stopImmediatePropagation()
    if (before === 'left') history.back()
    if (before === 'open' && onBack()) open()
  }

  function listen() {
    if (isListening) return
    isListening = true
    window.addEventListener('popstate', onPopState, { capture: true })
  }

  if (left !== undefined) listen()
  return {
    open,
    close() {
      if (status === 'open') status = 'left'
    },
    dispose() {
      window.removeEventListener('popstate', onPopState, { capture: true })
    },
  }
}

export declare namespace createBackEntry {
  type ReturnType = {
    /** Call when the modal opens. */
    open(): void
    /** Call when the modal closes by other means than going back. */
    close(): void
    dispose(): void
  }
}

/** `left`: the entry of a closed modal. `leaving`: an entry being skipped. */
type Status = 'none' | 'open' | 'left' | 'leaving'

const readId = (): string | undefined => history.state?.[KEY]

/** Bypasses the page's own `pushState`, which routers and analytics patch. */
function push(state: unknown) {
  History.prototype.pushState.call(history, state, '')
}
