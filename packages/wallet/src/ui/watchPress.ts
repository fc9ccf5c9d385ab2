import { isOver } from './isOver.js'

/** A user who sees the card jump under the pointer needs as long to hold back. */
const AIM_MS = 250
/** From here on, phones treat a touch as a long press instead of a tap. */
const LONG_PRESS_MS = 500

/**
 * Watches a button for deliberate presses: a mouse button pressed and released
 * on it, a tap, or a key. A press that slides off, takes longer than a tap, or
 * is joined by a second finger does not count.
 */
export function watchPress(parameters: {
  button: HTMLButtonElement
  /** Whether a press may begin. */
  isReady(): boolean
  signal: AbortSignal
}): watchPress.ReturnType {
  const { button, isReady, signal } = parameters
  let press: Press | undefined
  /** Since when the pointer is on the button, and which event said so. */
  let aim: { at: number; timeStamp: number } | undefined

  function begin(event: PointerEvent) {
    const { pointerId, pointerType, timeStamp } = event
    press = undefined
    if (!event.isTrusted || !isReady()) return
    if (!event.isPrimary) return // guard: other-finger
    const isTouch = pointerType === 'touch'
    press = { pointerId, startedAt: timeStamp, isTouch, isReleased: false }
    // A finger is nowhere before it is down, nor is a pen that does not hover.
    const isPenDown = pointerType === 'pen' && aim?.timeStamp === timeStamp
    if (isTouch || isPenDown) return
    // By the clock of this page: one that was held up has seen no pointer.
    const aimedMs = aim ? performance.now() - aim.at : 0
    if (aimedMs < AIM_MS) press = undefined // guard: aim
  }

  function onMove(event: PointerEvent) {
    if (event.pointerId !== press?.pointerId) return
    // A finger is captured by what it has pressed, wherever it goes.
    if (!isOver(button, event)) press = undefined // guard: slide
  }

  function release(event: PointerEvent) {
    onMove(event)
    if (event.pointerId !== press?.pointerId) return
    press.isReleased = true
    const isLong = event.timeStamp - press.startedAt >= LONG_PRESS_MS
    if (press.isTouch && isLong) press = undefined // guard: long-press
  }

  const listen = <name extends keyof WindowEventMap>(
    target: EventTarget,
    name: name,
    listener: (event: WindowEventMap[name]) => void,
  ) =>
    target.addEventListener(name, listener as EventListener, {
      capture: true,
      signal,
    })

  listen(window, 'pointerdown', ({ pointerId }) => {
    if (pointerId !== press?.pointerId) press = undefined // guard: second-finger
  })
  listen(button, 'pointerenter', ({ timeStamp }) => {
    aim = { at: performance.now(), timeStamp }
  })
  listen(button, 'pointerdown', begin)
  listen(button, 'pointermove', onMove)
  listen(button, 'pointerup', release)
  listen(button, 'pointercancel', () => {
    press = undefined // guard: cancel
  })
  listen(button, 'pointerleave', () => {
    aim = undefined
    // A finger that is lifted leaves, too, before its click.
    if (!press?.isReleased) press = undefined // guard: leave
  })
  listen(button, 'keydown', (event) => {
    const isPress = event.key === 'Enter' || event.key === ' '
    press = undefined
    if (isPress && event.isTrusted && !event.repeat && isReady())
      press = { pointerId: undefined, isReleased: true }
  })

  return {
    take(event) {
      const taken = press
      press = undefined
      if (!event.isTrusted || !taken?.isReleased) return false
      // Clicks of a key have no count.
      if (taken.pointerId === undefined) return event.detail === 0
      // Some browsers do not say which pointer has clicked.
      const { pointerId = taken.pointerId } = event as Partial<PointerEvent>
      return pointerId === taken.pointerId
    },
    drop() {
      press = undefined
    },
  }
}

type Press =
  | {
      pointerId: number
      startedAt: number
      isTouch: boolean
      isReleased: boolean
    }
  | { pointerId: undefined; isReleased: boolean }

export declare namespace watchPress {
  type ReturnType = {
    /** Whether this click ends a deliberate press; each press counts once. */
    take(event: MouseEvent): boolean
    /** Forgets a press that is under way. */
    drop(): void
  }
}
