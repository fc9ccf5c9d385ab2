import { html } from 'hono/html'
import { toIconUrl } from '../icons.js'
import { formatCents } from './cents.js'
import { computeQuote } from './computeQuote.js'
import type { Order, Target } from './createOrders.js'
import { describeQuote } from './describeQuote.js'
import { renderPage } from './renderPage.js'

/** The order as a form: what, how much, how it is paid, where it goes. */
export function renderOrder(parameters: renderOrder.Parameters) {
  const { apiUrl, note = '', order } = parameters
  const [{ address, asset }] = order.targets
  const { rates, total } = order
  const quote = computeQuote({ asset, currency: 'USD', rates, total })
  const texts = describeQuote(quote)
  return renderPage(
    'Buy crypto',
    html`<script type="module" src="/onramp.js"></script>
      <h1>Buy crypto</h1>
      <form method="post" autocomplete="off">
        <div class="amount">
          <label for="amount">You pay</label>
          <fieldset class="tabs small-tabs">
            <legend class="hidden">Currency</legend>
            ${renderChoice({ name: 'currency', value: 'USD', text: 'USD' }, true)}
            ${renderChoice({ name: 'currency', value: 'EUR', text: 'EUR' })}
          </fieldset>
          <input id="amount" name="amount" inputmode="decimal" maxlength="12"
            value="${formatCents(total)}" aria-describedby="problem">
          <p class="problem" id="problem" role="alert">${note}</p>
        </div>
        <div class="gets">
          <span>You get</span>
          <output id="bought" for="amount">${texts.bought}</output>
        </div>
        <fieldset class="coins">
          <legend>Coin</legend>
          ${order.targets.map((target, index) => renderCoin(target, apiUrl, index === 0))}
        </fieldset>
        <fieldset class="tabs">
          <legend>Paid with</legend>
          ${renderChoice({ name: 'method', value: 'card', text: 'Card' }, true)}
          ${renderChoice({ name: 'method', value: 'ach_bank_account', text: 'Bank' })}
        </fieldset>
        <div class="card">
          <span class="of-card">Test card</span>
          <span class="of-bank">Test account</span>
          <span class="digits">0000 0000 0000 0000</span>
          <span>Nothing to fill in</span>
        </div>
        <dl>
          <div><dt>To</dt><dd class="address" id="address">${address}</dd></div>
          <div><dt>Provider fee</dt><dd id="fee">${texts.fee}</dd></div>
          <div><dt>Network fee</dt><dd id="network">${texts.network}</dd></div>
          <div class="total"><dt>Total</dt><dd id="total">${texts.total}</dd></div>
        </dl>
        <button>Buy</button>
      </form>`,
  )
}

export declare namespace renderOrder {
  type Parameters = {
    /** Where the icons are served from. */
    apiUrl: string
    /** What was wrong with the last try. */
    note?: string | undefined
    order: Order
  }
}

function renderChoice(
  { name, text, value }: { name: string; text: string; value: string },
  isFirst = false,
) {
  const state = isFirst ? 'checked' : ''
  return html`<label>
      <input type="radio" name="${name}" value="${value}" ${state}>
      <span>${text}</span>
    </label>`
}

function renderCoin(
  { address, asset }: Target,
  apiUrl: string,
  isFirst: boolean,
) {
  const { id, name, network, symbol } = asset
  const state = isFirst ? 'checked' : ''
  return html`<label>
      <input type="radio" name="asset" value="${id}" data-address="${address}" ${state}>
      <img src="${toIconUrl(apiUrl, symbol)}" alt="" width="36" height="36">
      <span><b>${symbol}</b> ${name}<small>${network.display_name}</small></span>
    </label>`
}
