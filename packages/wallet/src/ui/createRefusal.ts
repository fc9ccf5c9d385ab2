import { HostError } from 'latchkey/frame'
import type { Card } from './drawCard.js'
import { isOver } from './isOver.js'

const REFUSED = 'User rejected the request.'
const EXPIRED = 'The request has expired.'
/** How long a card that nobody looks at says that it has expired. */
const EXPIRED_SHOWN_MS = 60_000

/**
 * All the ways in which a card ends without a yes: by its button, by Escape,
 * by the one who asked, and by time.
 */
export function createRefusal(parameters: {
  card: Card
  /** Fires when nobody waits for the answer any more. */
  signal: AbortSignal
  /** Fires when it is too late for a yes. */
  expiry: AbortSignal | undefined
  /** Ends the listening. */
  end: AbortSignal
  onExpire(): void
}): { declined: Promise<never>; decline(): void } {
  const { card, end, expiry, onExpire, signal } = parameters
  let message = REFUSED
  let fail = (_error: HostError) => {}
  const declined = new Promise<never>((_, reject) => {
    fail = reject
  })
  declined.catch(() => {})
  const decline = () => fail(new HostError({ message, code: 4001 }))

  function onAbort() {
    if (signal.reason instanceof HostError) fail(signal.reason)
    else decline()
  }

  function onExpiry() {
    message = EXPIRED
    onExpire()
    const timer = setTimeout(decline, EXPIRED_SHOWN_MS)
    end.addEventListener('abort', () => clearTimeout(timer))
  }

  function onKey(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.preventDefault()
    decline()
  }

  /**
   * Chromium drops taps, and so their clicks, for half a second after it has
   * shown or moved a frame that tracks its visibility. Touch events still come.
   */
  function onTouchEnd(event: TouchEvent) {
    const [touch] = event.changedTouches
    if (!touch || event.touches.length > 0 || !event.cancelable) return
    if (!isOver(card.reject, touch)) return
    // A click of the same tap would reject the next request, too.
    event.preventDefault()
    decline()
  }

  if (signal.aborted) onAbort()
  const options = { signal: end }
  signal.addEventListener('abort', onAbort, options)
  expiry?.addEventListener('abort', onExpiry, options)
  card.reject.addEventListener('click', decline, options)
  card.reject.addEventListener('touchend', onTouchEnd, options)
  window.addEventListener('keydown', onKey, options)
  return { declined, decline }
}
