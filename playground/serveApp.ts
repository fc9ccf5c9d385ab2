import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { createFaults, openServer } from 'latchkey-devnet/http'
import { createStaticFiles, type StaticFile } from 'latchkey-server/http'
import { noncePlaceholder } from './noncePlaceholder.js'

/**
 * Serves a built page and its `/local.json`, reachable from this machine
 * only. Paths without an ending give the page itself.
 *
 * @example
 * const app = await serveApp({
 *   dir: 'playground/app/dist',
 *   config: toLocalConfig(services),
 * })
 * await page.goto(app.url)
 * await app.stop()
 */
export async function serveApp(
  parameters: serveApp.Parameters,
): Promise<serveApp.ReturnType> {
  const {
    config,
    dir,
    host = 'app.localhost',
    policy,
    port = 4100,
  } = parameters
  const read = createStaticFiles(dir)
  const app = new Hono()
  if (parameters.isCompressed) app.use(compress())
  app.use(async (context, next) => {
    await next()
    // As most servers do: the name has a hash of the content.
    const isHashed = /^\/assets\/.+-[\w-]{8}\.\w+$/.test(context.req.path)
    const isKept = isHashed && context.res.ok
    const maxAge = 'public, max-age=31536000, immutable'
    context.header('cache-control', isKept ? maxAge : 'no-store')
  })
  app.get('/local.json', (context) => context.json(config ?? {}))
  app.get('/status.json', async (context) =>
    context.json((await parameters.getStatus?.()) ?? {}),
  )
  app.all('/auth/*', async (context) =>
    auth ? auth(context.req.raw) : context.text('Not found', 404),
  )
  app.get('*', async (context) => {
    const path = decodeURIComponent(context.req.path).slice(1)
    const isPage = !/\.\w+$/.test(path)
    const file = await read(isPage ? 'index.html' : path)
    if (!file) return context.text('Not found', 404)
    const { body, contentType } = file
    const headers = { 'content-type': contentType }
    if (!contentType.startsWith('text/html'))
      return context.body(body, 200, headers)
    const nonce = randomBytes(16).toString('base64')
    const csp = policy?.({ nonce, path: context.req.path })
    return context.body(putNonce(file, nonce), 200, {
      ...headers,
      ...(csp && { 'content-security-policy': csp }),
    })
  })
  const server = await openServer({
    faults: createFaults(),
    port,
    service: 'app',
  })
  server.setHandler((request) => app.fetch(request))
  const url = `http://${host}:${server.port}`
  const auth = parameters.getAuth?.(url)
  return {
    url,
    port: server.port,
    stop: server.stop,
  }
}

export declare namespace serveApp {
  type Parameters = {
    /** Directory of the built page, with an `index.html`. */
    dir: string
    /** Wished port; a free one when it is taken, 0 is any. Default 4100. */
    port?: number | undefined
    /** Name the page is reached by. Default `app.localhost`. */
    host?: string | undefined
    /** Sends files gzipped, as most servers do. Default `false`. */
    isCompressed?: boolean | undefined
    /** Answer to `/local.json`. Default `{}`. */
    config?: object | undefined
    /** Creates the sign-in server of the page, which answers `/auth`. */
    getAuth?:
      | ((url: string) => (request: Request) => Promise<Response>)
      | undefined
    /** Answer to `/status.json`, asked each time. Default `{}`. */
    getStatus?: (() => Promise<object>) | undefined
    /**
     * Gives the `content-security-policy` of a page. The nonce is new for each
     * response and in all tags that load something. Default, and when undefined: none.
     */
    policy?:
      | ((parameters: { nonce: string; path: string }) => string | undefined)
      | undefined
  }
  type ReturnType = { url: string; port: number; stop(): Promise<void> }
}

function putNonce({ body }: StaticFile, nonce: string) {
  const page = new TextDecoder().decode(body)
  return page.replaceAll(noncePlaceholder, nonce)
}
