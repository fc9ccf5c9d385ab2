/** Browsers without idle callbacks get a moment to finish what they do. */
const SAFARI_DELAY_MS = 300

/**
 * Calls once the page has loaded and the browser is idle.
 *
 * Not at all in environments without idle callbacks, such as DOMs of tests,
 * except in Safari, which lacks them.
 *
 * @returns a function that cancels
 */
export function whenIdle(run: () => void): () => void {
  let cancel = () => {}

  function wait() {
    if (typeof requestIdleCallback === 'function') {
      const id = requestIdleCallback(run)
      cancel = () => cancelIdleCallback(id)
    } else if (isSafari()) {
      const timer = setTimeout(run, SAFARI_DELAY_MS)
      cancel = () => clearTimeout(timer)
    }
  }

  if (document.readyState === 'complete') wait()
  else {
    window.addEventListener('load', wait, { once: true })
    cancel = () => window.removeEventListener('load', wait)
  }
  return () => cancel()
}

/** Stands here too, because `getPlatform` would be loaded before any action. */
const isSafari = () => /safari/i.test(navigator.userAgent)
