import type { Sight } from './sight.js'

/** How long the card must have been seen, still and whole, before a yes. */
const STEADY_MS = 500
/** Whoever sees the card jump under the pointer needs as long to hold back. */
const AIM_MS = 250
/** In a smaller frame the button would stand without what it approves. */
const MIN_SIZE = 240
/** Below this, the page above has shrunk the frame by `zoom`. */
const MIN_SCALE = 0.5
/** Rounding of scroll positions on scaled screens. */
const SCROLL_SLACK = 4

/**
 * Lets the button work only while the person can really see the card: wholly
 * visible and unmoved for half a second, read to its end, and pressed and
 * released on the button by the person, never by a script.
 *
 * @returns a function that takes the button out of use
 */
export function armApprove(parameters: {
  element: HTMLElement
  approve: HTMLButtonElement
  scroller: HTMLElement
  sight: Sight
  onApprove(): void
}): () => void {
  const { approve, element, onApprove, scroller, sight } = parameters
  const events = new AbortController()
  let isVisible = false
  let isReady = false
  let isPressed = false
  let isRead = false
  /** Since when the pointer is on the button. */
  let aimedAt = Number.POSITIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined

  function setReady(value: boolean) {
    isReady = value
    if (!value) isPressed = false
    approve.disabled = !value
  }

  function settle() {
    clearTimeout(timer)
    setReady(false)
    const isWhole = isAtEnd(scroller)
    isRead ||= isVisible && isWhole
    approve.textContent = isRead || isWhole ? 'Approve' : 'Scroll to the end'
    if (isVisible && isRead) timer = setTimeout(setReady, STEADY_MS, true)
  }

  async function onClick(event: MouseEvent) {
    if (!event.isTrusted || !isPressed || !isReady) return // guard: click
    isPressed = false
    const isStillVisible = await sight.read(element)
    const isStill = isStillVisible && isLegible() && isReady
    if (isStill && !events.signal.aborted) onApprove()
    else settle()
  }

  const listen = (target: EventTarget, names: string, listener: () => void) => {
    for (const name of names.split(' '))
      target.addEventListener(name, listener, { signal: events.signal })
  }
  listen(window, 'blur', settle)
  listen(window, 'resize', () => {
    // What was read at one size may be out of sight at another.
    isRead = false
    settle()
  })
  listen(document, 'visibilitychange', settle)
  listen(scroller, 'scroll', settle)
  listen(element, 'toggle', settle)

  const options = { signal: events.signal }
  approve.addEventListener(
    'pointerenter',
    () => {
      aimedAt = performance.now()
    },
    options,
  )
  approve.addEventListener(
    'pointerdown',
    (event) => {
      isPressed = event.isTrusted && isReady
      // A finger is nowhere before it is down.
      if (event.pointerType === 'touch') return
      if (performance.now() - aimedAt < AIM_MS) isPressed = false // guard: aim
    },
    options,
  )
  approve.addEventListener(
    'keydown',
    (event) => {
      const isPress = event.key === 'Enter' || event.key === ' '
      isPressed = isPress && event.isTrusted && !event.repeat && isReady
    },
    options,
  )
  approve.addEventListener(
    'pointerleave',
    () => {
      isPressed = false
      aimedAt = Number.POSITIVE_INFINITY
    },
    options,
  )
  approve.addEventListener('click', onClick, options)

  const stopWatching = sight.watch(element, (value) => {
    isVisible = value
    settle()
  })
  settle()

  return () => {
    events.abort()
    stopWatching()
    clearTimeout(timer)
    setReady(false)
  }
}

/** Whether the list of facts has been on the screen to its last line. */
function isAtEnd(scroller: HTMLElement) {
  const end = scroller.querySelector('.rows')?.getBoundingClientRect().bottom
  const { bottom, height } = scroller.getBoundingClientRect()
  // A hidden frame has no height, so nothing can have been read in it.
  if (!isLegible() || height === 0 || end === undefined) return false
  return end <= bottom + SCROLL_SLACK
}

/** Visibility tracking takes no notice of the frame's size and zoom. */
function isLegible() {
  const size = Math.min(innerWidth, innerHeight)
  return size >= MIN_SIZE && devicePixelRatio >= MIN_SCALE
}
