import type { Card } from './drawCard.js'
import {
  type ApprovalWindow,
  openApprovalWindow,
} from './openApprovalWindow.js'
import type { WindowAsk } from './windowWire.js'

const REASON =
  'This browser cannot tell whether something covers this card, so it is approved in a window of its own.'
const BLOCKED =
  'The window did not open. Allow pop-ups for this site, then try again.'

/**
 * Lets the person go on in a window of the wallet's own origin, where nothing
 * can lie over the card. What is pressed here approves nothing.
 *
 * @returns a function that closes the window and ends it
 */
export function armWindow(parameters: {
  card: Card
  ask: Omit<WindowAsk, 'theme'>
  onApprove(): void
  onDecline(): void
}): () => void {
  const { ask, card, onApprove, onDecline } = parameters
  const { approve } = card
  const events = new AbortController()
  let opened: ApprovalWindow | undefined

  approve.textContent = 'Continue in a window'
  approve.dataset.testid = 'continue'
  approve.disabled = false
  card.widen()
  card.tell(REASON)

  approve.addEventListener(
    'click',
    (event) => {
      if (!event.isTrusted) return // guard: window-click
      if (opened) return opened.focus()
      opened = openApprovalWindow({
        ask: { ...ask, theme: readTheme() },
        onAnswer: (answer) =>
          answer === 'approved' ? onApprove() : onDecline(),
      })
      approve.textContent = opened ? 'Show the window' : 'Try again'
      card.tell(opened ? 'Go on in the window that has opened.' : BLOCKED)
    },
    { signal: events.signal },
  )

  return () => {
    events.abort()
    opened?.close()
    approve.disabled = true
  }
}

function readTheme(): WindowAsk['theme'] {
  const { dataset, style } = document.documentElement
  return {
    mode: dataset.theme,
    accent: style.getPropertyValue('--accent'),
    accentInk: style.getPropertyValue('--accent-ink'),
  }
}
