import type { Sight } from './sight.js'

/**
 * For a page that is a window of its own, over which no site can draw: it is
 * in sight while it is in front and has the focus.
 */
export const windowSight: Sight = {
  watch(_element, onChange) {
    const events = new AbortController()
    const update = () => onChange(isInFront())
    const options = { signal: events.signal }
    window.addEventListener('focus', update, options)
    window.addEventListener('blur', update, options)
    document.addEventListener('visibilitychange', update, options)
    update()
    return () => events.abort()
  },
  read: async () => isInFront(),
}

function isInFront() {
  if (window.top !== window) return false // guard: window-top
  if (document.visibilityState !== 'visible') return false
  return document.hasFocus()
}
