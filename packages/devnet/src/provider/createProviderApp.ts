import { join } from 'node:path'
import type { Hono } from 'hono'
import { createApp, createPageFiles } from 'latchkey-server/http'
import { createAuthorizeRoutes } from './createAuthorizeRoutes.js'
import { createFarcasterRoutes } from './createFarcasterRoutes.js'
import type { Provider } from './createProvider.js'
import { getPagePolicy } from './getPagePolicy.js'
import { renderNote } from './renderPage.js'

const page = join(import.meta.dirname, 'page')

/** The simulated providers: their pages, their tokens and Farcaster. */
export function createProviderApp(provider: Provider): Hono {
  const app = createApp()
  const files = createPageFiles(page)
  app.use(async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
    if (!c.res.headers.has('Content-Security-Policy'))
      c.header('Content-Security-Policy', getPagePolicy())
    // The app has to keep hold of its popup on the way through.
    c.header('Cross-Origin-Opener-Policy', 'unsafe-none')
    c.header('Referrer-Policy', 'no-referrer')
  })
  app.get('/page/:file{(?:base|provider)\\.css}', async (c) => {
    const file = await files(c.req.param('file'))
    if (!file) return c.notFound()
    return c.body(file.body, 200, { 'Content-Type': file.contentType })
  })
  app.get('/', (c) =>
    c.html(renderNote({ note: 'Logins begin in an app and lead here.' })),
  )
  app.route('/', createAuthorizeRoutes(provider))
  app.route('/', createFarcasterRoutes(provider))
  return app
}
