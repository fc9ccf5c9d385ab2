/**
 * Whether a link may be opened now: once for every touch, click or key. Where
 * the browser says that nobody has just done anything, not at all.
 */
export function consumeGesture(): boolean {
  if (isSpent) return false
  if (globalThis.navigator?.userActivation?.isActive === false) return false
  isSpent = true
  for (const type of types) globalThis.addEventListener?.(type, renew, true)
  return true
}

let isSpent = false

const types = ['pointerdown', 'keydown', 'click'] as const

function renew(event: Event) {
  // The end of a touch that has been seen; a click without one is by key, or
  // by a screen reader.
  if (event.type === 'click' && (event as MouseEvent).detail > 0) return
  isSpent = false
  for (const type of types) globalThis.removeEventListener?.(type, renew, true)
}
