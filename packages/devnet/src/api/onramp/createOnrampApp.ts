import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import {
  assertOwnForm,
  createApp,
  createPageFiles,
  ServiceError,
} from 'latchkey-server/http'
import { type Projects, requireProject } from 'latchkey-server/projects'
import type { Exchange } from '../pay/createExchange.js'
import { createExchangeRoutes } from '../pay/createExchangeRoutes.js'
import type { Onramp } from './createOnramp.js'
import { describeQuote } from './describeQuote.js'
import { openOrder } from './openOrder.js'
import { readLink } from './readLink.js'
import { readWish } from './readWish.js'
import { renderOrder } from './renderOrder.js'
import { renderNote } from './renderPage.js'
import { renderResult } from './renderResult.js'

const page = join(import.meta.dirname, 'page')

const toPolicy = (apiUrl: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src data: ${apiUrl}`,
    "connect-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')

/**
 * The provider's page. Its address with a query (`publicKey`,
 * `destinationCurrencyCode`, `walletAddress`, `externalCustomerId`) opens an
 * order and leads to it, so that a reload buys nothing again.
 */
export function createOnrampApp(context: createOnrampApp.Context): Hono {
  const { apiUrl, onramp, projects } = context
  const app = createApp()
  const files = createPageFiles(page)
  app.use(async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
    c.header('Content-Security-Policy', toPolicy(apiUrl()))
    c.header('Cross-Origin-Opener-Policy', 'same-origin')
    c.header('Cross-Origin-Resource-Policy', 'same-origin')
    c.header('Referrer-Policy', 'no-referrer')
  })
  app.get('/:file{base\\.css|onramp\\.(?:css|js)}', async (c) => {
    const file = await files(c.req.param('file'))
    if (!file) return c.notFound()
    return c.body(file.body, 200, { 'Content-Type': file.contentType })
  })
  app.on('GET', ['/', '/onramp', '/onramp/'], async (c) => {
    const query = c.req.queries()
    if (Object.keys(query).length === 0)
      return c.html(renderNote('Buy crypto', 'An app opens this page for you.'))
    try {
      const link = readLink(query)
      requireProject(projects, link.partnerUserId)
      const order = await openOrder(onramp, link)
      return c.redirect(`/order/${order.id}`, 303)
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      return c.html(renderNote('This link is broken', error.message), 400)
    }
  })
  app.route('/', createOrderRoutes(context))
  app.route('/', createExchangeRoutes(context.exchange))
  return app
}

export declare namespace createOnrampApp {
  type Context = {
    apiUrl: () => string
    exchange: Exchange
    onramp: Onramp
    projects: Projects
  }
}

const gone = () =>
  renderNote(
    'Order not found',
    'This order is too old. Begin again in the app.',
  )

function createOrderRoutes({ apiUrl, onramp }: createOnrampApp.Context) {
  const { orders } = onramp
  const app = new Hono()
  const find = (c: Context) => {
    const order = orders.get(c.req.param('id') ?? '')
    // What has been bought can be looked at for longer.
    return order && (order.purchase || !orders.isExpired(order))
      ? order
      : undefined
  }
  app.get('/order/:id', async (c) => {
    const order = find(c)
    if (!order) return c.html(gone(), 404)
    if (order.purchase) return c.html(renderResult(await order.purchase))
    return c.html(renderOrder({ apiUrl: apiUrl(), order }))
  })
  app.get('/order/:id/quote', (c) => {
    const order = find(c)
    if (!order) throw new ServiceError(404, 'UNKNOWN_ORDER', 'Unknown order')
    return c.json(describeQuote(readWish(order, c.req.query()).quote))
  })
  app.post('/order/:id', async (c) => {
    assertOwnForm(c)
    const order = find(c)
    if (!order) return c.html(gone(), 404)
    if (!order.purchase) {
      try {
        const wish = readWish(order, await c.req.parseBody())
        await orders.buy(order, wish)
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error
        const note = error.message
        return c.html(renderOrder({ apiUrl: apiUrl(), note, order }), 400)
      }
    }
    return c.redirect(`/order/${order.id}`, 303)
  })
  return app
}
