/** Key of the mark in `history.state`. */
const KEY = 'latchkey'
/** Time in which an app redirects from a page that it does not show. */
const REDIRECT_TIMEOUT_MS = 2_000
/** Time in which an app replaces the entry of a modal that has closed. */
const REPLACE_TIMEOUT_MS = 5_000

/**
 * Adds one history entry while the modal is open, so that the back button or
 * gesture navigates the modal instead of leaving the page.
 *
 * Nothing is pushed before the modal opens. If the modal is closed by other
 * means, the entry stays: a traversal would race with an app that navigates
 * at the same time. The next opening reuses it.
 *
 * The entry has the URL and the state of the page's own entry beneath it, so a
 * user who comes back to it is at the page. Only the way from one to the other
 * is skipped. Routers hear of both, because browsers call listeners of the
 * window in the order they were added. So nothing is skipped where an app can
 * redirect: its push and the traversal would lead to each other without end.
 *
 * @param onBack - goes one view back or closes the modal; returns `false` if
 * the modal has closed or did not go back, `true` if it needs a new entry
 */
export function createBackEntry(
  onBack: () => boolean,
): createBackEntry.ReturnType {
  /** The mark of the entry the document was at when it was last known. */
  let place = read()
  let status: Status = place?.isPage === false ? 'left' : 'none'
  /** Identifies the pair of entries that `status` concerns. */
  let id = place?.id
  let isReplaced = false
  let stopPoll = () => {}
  let stopWait = () => {}

  function open() {
    const mark = read()
    if (mark?.isPage === false) id = mark.id
    else {
      // Other states would not survive the copy: the page has no entry then.
      if (!isPlain(history.state)) return
      const { href } = location
      id = Date.now()
      write('replaceState', { href, id, isPage: true })
      write('pushState', { href, id, isPage: false })
    }
    listen()
    place = read()
    status = 'open'
    isReplaced = false
    stopPoll()
    // Without the Navigation API, only the current entry can be read.
    if (!toNavigation())
      stopPoll = poll(() => {
        isReplaced = read()?.isPage !== false
        return isReplaced
      })
  }

  /** Whether the app has replaced the modal's entry by another page. */
  function hasReplacement() {
    const navigation = toNavigation()
    if (!navigation) return isReplaced
    const index = navigation.currentEntry?.index ?? -1
    const above = navigation.entries()[index + 1]
    return !!above && above.url !== location.href
  }

  function onPopState(event: PopStateEvent) {
    const before = place
    const told: Mark | undefined = event.state?.[KEY]
    place = read()
    stopWait()
    // React renders between two listeners: the app may have redirected already.
    if (told && history.state?.[KEY]?.id !== told.id) return onRedirected(told)
    if (place?.isPage === false) onEntry(place, before)
    else if (place && place.id === id && status !== 'none') onPage(event)
  }

  function onRedirected(told: Mark) {
    const wasOpen = status === 'open'
    if (!told.isPage) id = told.id
    if (told.id !== id || (told.isPage && status === 'none')) return
    stopPoll()
    status = told.isPage ? 'none' : 'left'
    if (wasOpen) {
      if (onBack()) open()
      // A push has removed the entries after it.
    } else if (told.isPage && !isLast()) history.back()
  }

  function onEntry(mark: Mark, before: Mark | undefined) {
    isReplaced = false
    if (status === 'open' && mark.id === id) return goBackOver()
    id = mark.id
    status = 'left'
    // From its own page, the entry is reached by the forward button.
    if (before?.isPage && before.id === mark.id) history.forward()
  }

  function onPage(event: PopStateEvent) {
    const isOpen = status === 'open'
    const isElsewhere = hasReplacement()
    stopPoll()
    if (isOpen && isElsewhere) return goBackOver()
    status = 'none'
    if (isOpen) {
      // The URL has not changed, so routers must not react.
      event.stopImmediatePropagation()
      if (onBack()) open()
      return
    }
    // The user was on this page already.
    if (!isElsewhere) return history.back()
    // An app that has replaced the entry does the same with this page.
    const key = toNavigation()?.currentEntry?.key
    waitForRedirect((isRedirected) => {
      if (isRedirected && toNavigation()?.currentEntry?.key === key)
        history.back()
    })
  }

  /** The app has opened a page beneath the modal, and is sent back from it. */
  function goBackOver() {
    const isEntry = place?.isPage === false
    if (onBack()) return waitForRedirect(() => status === 'open' && open())
    status = isEntry ? 'left' : 'none'
  }

  function waitForRedirect(onEnd: (isRedirected: boolean) => void) {
    const { href } = location
    const end = Date.now() + REDIRECT_TIMEOUT_MS
    stopWait = poll(() => {
      const isRedirected = location.href !== href
      if (!isRedirected && Date.now() < end) return false
      onEnd(isRedirected)
      return true
    })
  }

  function listen() {
    window.addEventListener('popstate', onPopState, { capture: true })
  }

  if (place) listen()
  return {
    open,
    close() {
      if (status === 'open') status = 'left'
      const stop = stopPoll
      setTimeout(stop, REPLACE_TIMEOUT_MS)
    },
    dispose() {
      stopPoll()
      stopWait()
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

/** `left`: the modal's entry is there, and the modal is closed. */
type Status = 'none' | 'open' | 'left'

type Mark = {
  /** URL it was written at: apps copy states to other pages. */
  href: string
  id: number
  /** Whether the entry is the page's own, beneath the modal's. */
  isPage: boolean
}

function read(): Mark | undefined {
  const mark: Mark | undefined = history.state?.[KEY]
  return mark?.href === location.href ? mark : undefined
}

/** Bypasses the page's own methods, which routers and analytics patch. */
function write(method: 'pushState' | 'replaceState', mark: Mark) {
  const state = { ...history.state, [KEY]: mark }
  History.prototype[method].call(history, state, '')
}

/** Calls until it returns `true`. */
function poll(step: () => boolean) {
  const timer = setInterval(() => {
    if (step()) clearInterval(timer)
  }, 50)
  return () => clearInterval(timer)
}

function isLast() {
  const navigation = toNavigation()
  const last = navigation?.entries().length ?? 0
  return navigation?.currentEntry?.index === last - 1
}

/** Missing in Firefox before 147 and in Safari before 26.2. */
const toNavigation = (): Navigation | undefined => globalThis.navigation

const isPlain = (state: unknown) =>
  state === null || Object.getPrototypeOf(state) === Object.prototype
