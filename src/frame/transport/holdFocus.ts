import { findFocused } from './findFocused.js'

/** How long a closed window may take to return the focus. */
const WATCH_MS = 1_000
const TICK_MS = 50

/** The user has chosen where to continue. */
const choices = ['keydown', 'pointerdown'] as const

/**
 * Keeps the focus on the page once the frame is hidden. When an approval
 * window closes, Firefox focuses the frame again, hidden or not, and then
 * nothing, often without an event.
 *
 * @param parameters.frame - the hidden frame
 * @param parameters.opener - had the focus before the frame was shown
 * @returns a function that stops watching
 */
export function holdFocus(parameters: holdFocus.Parameters): () => void {
  const { document, frame, opener } = parameters
  const events = new AbortController()
  let last = opener === frame ? undefined : opener

  function hold() {
    const focused = findFocused(document)
    if (focused && focused !== frame) last = focused
    // A disabled button does not take the focus, nor does a removed one.
    else last?.focus({ preventScroll: true })
  }

  const ticking = setInterval(hold, TICK_MS)
  const ending = setTimeout(end, WATCH_MS)
  const options = { capture: true, signal: events.signal }
  document.defaultView?.addEventListener('focus', hold, options)
  for (const name of choices) document.addEventListener(name, end, options)

  function end() {
    events.abort()
    clearInterval(ticking)
    clearTimeout(ending)
  }

  hold()
  return end
}

export declare namespace holdFocus {
  type Parameters = {
    document: Document
    frame: HTMLElement
    opener: HTMLElement | undefined
  }
}
