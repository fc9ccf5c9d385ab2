import { join } from 'node:path'
import type { Hono } from 'hono'
import { createApp, createPageFiles, pagePolicy } from 'latchkey-server/http'
import type { Mailbox } from './createMailbox.js'

const page = join(import.meta.dirname, 'page')

/**
 * The mailbox as a page, and as JSON for tests.
 *
 * @param routes - more pages of the same server
 */
export function createMailboxApp(mailbox: Mailbox, routes?: Hono): Hono {
  const app = createApp()
  const files = createPageFiles(page)
  app.use(async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
    c.header('Content-Security-Policy', pagePolicy)
    c.header('Cross-Origin-Resource-Policy', 'same-origin')
    c.header('Referrer-Policy', 'no-referrer')
  })
  app.get('/mails.json', (c) =>
    c.json({ mails: mailbox.list(c.req.query('to')) }),
  )
  if (routes) app.route('/', routes)
  app.get('/:file{base\\.css|mailbox\\.(?:css|js)|}', async (c) => {
    const file = await files(c.req.param('file') || 'index.html')
    if (!file) return c.notFound()
    return c.body(file.body, 200, { 'Content-Type': file.contentType })
  })
  return app
}
