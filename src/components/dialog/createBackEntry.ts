/** Key of the entry's id in `history.state`. */
const KEY = 'latchkey'

/**
 * One history entry of the page while the modal is open, so that the back
 * button or gesture goes back in the modal instead of leaving the page.
 *
 * Nothing is pushed before the modal opens. Closed by other means, the entry
 * stays, because a traversal would race with an app that navigates at the same
 * moment; going back then skips it, and the next opening uses it again.
 *
 * It keeps the state of the entry beneath, and hides its own traversals from
 * routers: the URL never changes.
 *
 * @param onBack - goes one view back, or closes; `false` when it could not
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
      // By the forward button, or back from a later page of the app.
      if (status === 'open') return
      status = 'leaving'
      return history.back()
    }
    if (status === 'none' || location.href !== href) return
    const before = status
    status = 'none'
    // The entry beneath is the same page: a router has nothing to do.
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
    /** The modal was opened. */
    open(): void
    /** The modal was closed by other means than going back. */
    close(): void
    dispose(): void
  }
}

/**
 * `left` is an entry whose modal was closed, `leaving` one that is being
 * skipped.
 */
type Status = 'none' | 'open' | 'left' | 'leaving'

const readId = (): string | undefined => history.state?.[KEY]

/** Not the page's own `pushState`, which routers and analytics replace. */
function push(state: unknown) {
  History.prototype.pushState.call(history, state, '')
}
