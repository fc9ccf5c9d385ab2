import type { Sight } from '../ui/sight.js'

/** A window has no event for being moved. */
const MOVE_POLL_MS = 100
/** Share of the window that may be beyond the edge of the screen. */
const BEYOND_MAX = 0.1

/**
 * For a page that is a window of its own, in which no site can draw: it is in
 * sight while it is in front, has the focus, stands on the screen and does not
 * move.
 *
 * @param inner - how the page knows that nothing is drawn over it within its
 * own document, as by an extension. Default: it cannot tell
 */
export function createWindowSight(inner?: Sight | undefined): Sight {
  let place = readPlace()

  function hasMoved() {
    const before = place
    place = readPlace()
    return place !== before
  }

  return {
    watch(element, onChange) {
      const events = new AbortController()
      let isClear = inner === undefined
      const update = () => onChange(isClear && isInFront() && isOnScreen())
      const options = { signal: events.signal }
      window.addEventListener('focus', update, options)
      window.addEventListener('blur', update, options)
      document.addEventListener('visibilitychange', update, options)
      const stop = inner?.watch(element, (value) => {
        isClear = value
        update()
      })
      place = readPlace()
      const polling = setInterval(() => {
        if (!hasMoved()) return
        onChange(false) // guard: window-moved
        update()
      }, MOVE_POLL_MS)
      update()
      return () => {
        events.abort()
        clearInterval(polling)
        stop?.()
      }
    },
    async read(element) {
      const isClear = inner ? await inner.read(element) : true
      return isClear && isInFront() && isOnScreen() && !hasMoved()
    },
  }
}

function isInFront() {
  if (window.top !== window) return false // guard: window-top
  if (document.visibilityState !== 'visible') return false
  return document.hasFocus()
}

function readPlace() {
  const { outerHeight, outerWidth, screenX, screenY } = window
  return [screenX, screenY, outerWidth, outerHeight].join()
}

/** As far as the browser says where the window is. */
function isOnScreen() {
  const { availHeight, availWidth } = screen
  const { availLeft = 0, availTop = 0 } = screen as {
    availLeft?: number
    availTop?: number
  }
  const { outerHeight, outerWidth, screenX, screenY } = window
  const isWithin = (at: number, size: number, from: number, all: number) => {
    const beyond = Math.max(from - at, at + size - (from + all))
    // A window that is larger than the screen cannot be moved onto it.
    return !(beyond > BEYOND_MAX * size) || size > all
  }
  // guard: window-off-screen
  return (
    isWithin(screenX, outerWidth, availLeft, availWidth) &&
    isWithin(screenY, outerHeight, availTop, availHeight)
  )
}
