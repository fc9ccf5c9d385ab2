import { html } from 'hono/html'
import type { Purchase } from './createOrders.js'
import { describeQuote } from './describeQuote.js'
import { renderNote, renderPage } from './renderPage.js'

/** What came of an order. */
export function renderResult(purchase: Purchase) {
  if (purchase.state === 'failed')
    return renderNote(
      'Purchase failed',
      'The coins could not be sent. Look at your balance before you begin again in the app.',
    )
  const { bought, total } = describeQuote(purchase)
  return renderPage(
    'Purchase complete',
    html`<svg class="done" viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r="24"/><path d="M15 25l6 6 13-14"/>
      </svg>
      <h1>Purchase complete</h1>
      <p class="result" role="status">You bought <b>${bought}</b> for ${total}.</p>
      <dl>
        <div><dt>To</dt><dd class="address">${purchase.address}</dd></div>
        <div><dt>Transaction</dt><dd class="address">${purchase.hash}</dd></div>
      </dl>
      <p>You can close this window.</p>`,
  )
}
