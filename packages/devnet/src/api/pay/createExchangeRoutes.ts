import { Hono } from 'hono'
import { html } from 'hono/html'
import { assertOwnForm } from 'latchkey-server/http'
import { renderNote, renderPage } from '../onramp/renderPage.js'
import type { Exchange, PaySession } from './createExchange.js'

/** The exchange's page: what is paid to whom, and the decision. */
export function createExchangeRoutes(exchange: Exchange): Hono {
  const app = new Hono()
  const gone = () =>
    renderNote('Payment not found', 'This payment is too old. Start again.')
  app.get('/exchange/:id', async (c) => {
    const session = exchange.find(c.req.param('id'))
    if (!session) return c.html(gone(), 404)
    if (!session.outcome) return c.html(renderSession(session))
    const { status } = await session.outcome
    return c.html(
      status === 'SUCCESS'
        ? renderNote('Payment complete', 'You can close this window.')
        : renderNote('Payment declined', 'Nothing was paid.'),
    )
  })
  app.post('/exchange/:id', async (c) => {
    assertOwnForm(c)
    const session = exchange.find(c.req.param('id'))
    if (!session) return c.html(gone(), 404)
    const { decision } = await c.req.parseBody()
    await exchange.decide(session, decision === 'pay')
    return c.redirect(`/exchange/${session.id}`, 303)
  })
  return app
}

function renderSession({ address, amount, asset, id }: PaySession) {
  return renderPage(
    'Local Exchange',
    html`<h1>Pay ${amount} ${asset.metadata.symbol}</h1>
      <dl>
        <div><dt>To</dt><dd class="address">${address}</dd></div>
        <div><dt>Network</dt><dd>${asset.network}</dd></div>
      </dl>
      <form method="post" action="/exchange/${id}">
        <button class="primary" name="decision" value="pay">Pay</button>
        <button name="decision" value="decline">Decline</button>
      </form>`,
  )
}
