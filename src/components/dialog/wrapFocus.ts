import { focusEdge } from './focusEdge.js'

/**
 * Call it when Tab is pressed: keeps the focus inside, where browsers would let
 * it go on to their own bars. The browser decides what comes next, since it
 * knows radio groups and scrolled regions; a stop that exists for this one key
 * press stands at the end and sends the focus round.
 */
export function wrapFocus(dialog: HTMLElement, isBackwards: boolean): void {
  const stop = document.createElement('span')
  stop.tabIndex = 0
  stop.addEventListener('focus', () =>
    focusEdge(dialog, isBackwards ? 'last' : 'first'),
  )
  if (isBackwards) dialog.prepend(stop)
  else dialog.append(stop)
  setTimeout(() => stop.remove())
}
