/**
 * Whether a link may be opened now: once per touch, click or key press, and
 * never if the browser reports no user activation.
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
  // This click belongs to a gesture already counted. A click with `detail` 0
  // comes from the keyboard or a screen reader.
  if (event.type === 'click' && (event as MouseEvent).detail > 0) return
  isSpent = false
  for (const type of types) globalThis.removeEventListener?.(type, renew, true)
}
