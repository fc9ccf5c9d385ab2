import type { Card } from '../../ui/drawCard.js'
import type { Strings } from '../../ui/language/translations/english.js'
import { readTheme } from '../../wire/readTheme.js'
import type { WindowAsk } from '../../wire/windowWire.js'
import {
  type ApprovalWindow,
  openApprovalWindow,
} from './openApprovalWindow.js'

/**
 * What an app sends for its frame to have a window. Under `same-origin` the
 * window opens, and the frame gets none, as if it were blocked.
 */
const POLICY = 'Cross-Origin-Opener-Policy: same-origin-allow-popups'

/**
 * Lets the person go on in a window of the wallet's own origin, where nothing
 * can lie over the card. What is pressed here approves nothing.
 *
 * @returns a function that closes the window and ends it
 */
export function armWindow(parameters: {
  card: Card
  /** The browser could do it here; it was chosen otherwise. */
  isChoice: boolean
  ask: Omit<WindowAsk, 'theme'>
  strings: Pick<Strings, 'window'>
  onApprove(): void
  onAsk?: ((ask: unknown) => Promise<unknown>) | undefined
  onDecline(): void
}): () => void {
  const { ask, card, isChoice, onApprove, onAsk, onDecline } = parameters
  const { approve } = card
  const { window: said } = parameters.strings
  const events = new AbortController()
  let opened: ApprovalWindow | undefined

  approve.textContent = said.continue
  approve.dataset.testid = 'continue'
  approve.disabled = false
  card.widen()
  card.showStatus(isChoice ? said.chosen : said.reason)

  approve.addEventListener(
    'click',
    (event) => {
      if (!event.isTrusted) return // guard: window-click
      if (opened) return opened.focus()
      opened = openApprovalWindow({
        ask: { ...ask, theme: readTheme() },
        onAnswer: (answer) =>
          answer === 'approved' ? onApprove() : onDecline(),
        onAsk,
      })
      approve.textContent = opened ? said.show : said.tryAgain
      card.showStatus(
        opened ? said.opened : `${said.blocked} ${said.cutOff(POLICY)}`,
      )
    },
    { signal: events.signal },
  )

  return () => {
    events.abort()
    opened?.close()
    approve.disabled = true
  }
}
