import { isOver } from '../../ui/isOver.js'
import type { Strings } from '../../ui/language/translations/english.js'
import type { Sight } from '../../ui/sight.js'
import { watchPress } from '../../ui/watchPress.js'

/** How long the card must have been seen, still and whole, before a yes. */
const STEADY_MS = 500
/** In a smaller frame the button would stand without what it approves. */
const MIN_SIZE = 240
/** Below this, the page above has shrunk the frame by `zoom`. */
const MIN_SCALE = 0.5
/** Rounding of scroll positions on scaled screens. */
const SCROLL_SLACK = 4

/**
 * Lets the button work only while the user can really see the card: wholly
 * visible and unmoved for half a second, read to its end, and pressed and
 * released, tapped, or activated by a key, never by a script. A press before
 * that approves nothing, and the card says so.
 *
 * @returns a function that takes the button out of use
 */
export function armApprove(parameters: {
  element: HTMLElement
  approve: HTMLButtonElement
  scroller: HTMLElement
  sight: Sight
  strings: Pick<Strings, 'card'>
  /** Says something beneath the request. */
  showStatus(text: string): void
  onApprove(): void
}): () => void {
  const { approve, element, onApprove, scroller, sight, showStatus } =
    parameters
  const { card } = parameters.strings
  const events = new AbortController()
  let isVisible = false
  let isReady = false
  let isRead = false
  let early: 'pressed' | 'told' | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const press = watchPress({
    button: approve,
    isReady: () => isReady,
    signal: events.signal,
  })

  function setReady(value: boolean) {
    isReady = value
    if (!value) press.drop()
    approve.disabled = !value
  }

  function settle() {
    clearTimeout(timer)
    setReady(false)
    const isWhole = isAtEnd(scroller)
    isRead ||= isVisible && isWhole
    // Only where there is more to see than is seen.
    const hasMore = readBelow(scroller) > SCROLL_SLACK
    approve.textContent = !isRead && hasMore ? card.scroll : card.approve
    if (!isVisible || !isRead) return
    // Never before the card is in sight: nothing promises that it will be.
    if (early === 'pressed') return sayEarly()
    timer = setTimeout(setReady, STEADY_MS, true)
  }

  /** Once, because it moves what is above it, which starts the wait anew. */
  function sayEarly() {
    early = 'told'
    isRead = false
    showStatus(card.early)
    settle()
  }

  function onPress(event: PointerEvent) {
    const isAwaited = approve.textContent === card.approve
    if (isReady || !isAwaited || early || !isOver(approve, event)) return
    early = 'pressed'
    settle()
  }

  async function onClick(event: MouseEvent) {
    if (!press.take(event) || !isReady) return // guard: click
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
  window.addEventListener('pointerdown', onPress, {
    capture: true,
    signal: events.signal,
  })

  approve.addEventListener('click', onClick, { signal: events.signal })

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
  // A hidden frame has no height, so nothing can have been read in it.
  const isDrawn = scroller.getBoundingClientRect().height > 0
  return isLegible() && isDrawn && readBelow(scroller) <= SCROLL_SLACK
}

/** How many pixels of the list of facts are below what is seen. */
function readBelow(scroller: HTMLElement) {
  // What a simulation expects is a list of its own, after the facts.
  const end = [...scroller.querySelectorAll('.rows')]
    .at(-1) // guard: expected is read
    ?.getBoundingClientRect().bottom
  const { bottom } = scroller.getBoundingClientRect()
  return end === undefined ? Number.POSITIVE_INFINITY : end - bottom
}

/** Visibility tracking takes no notice of the frame's size and zoom. */
function isLegible() {
  const size = Math.min(innerWidth, innerHeight)
  return size >= MIN_SIZE && devicePixelRatio >= MIN_SCALE
}
