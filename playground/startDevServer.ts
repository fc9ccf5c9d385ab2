import { createServer as createHttpServer, type Server } from 'node:http'
import { toNodeHandler } from 'latchkey/server'
import { createServer } from 'vite'

/**
 * Starts Vite's dev server for the app with its `/local.json` and `/status.json`, reachable from
 * this machine only.
 *
 * @throws Error when no port can be opened
 */
export async function startDevServer(
  parameters: startDevServer.Parameters,
): Promise<startDevServer.ReturnType> {
  const { config, configFile, getAuth, getStatus } = parameters
  let auth: Handler | undefined
  const { host = 'app.localhost', port = 4100 } = parameters
  const http = createHttpServer()
  // With a server of its own, Vite would end the process on SIGTERM, or when
  // stdin closes, before the services have stopped.
  const vite = await createServer({
    configFile,
    clearScreen: false,
    logLevel: 'warn',
    server: { middlewareMode: { server: http }, hmr: { server: http } },
    plugins: [
      {
        name: 'local-config',
        configureServer({ middlewares }) {
          const answer = (path: string, read: () => unknown) =>
            middlewares.use(path, async (_request, response) => {
              response.setHeader('content-type', 'application/json')
              response.setHeader('cache-control', 'no-store')
              response.end(JSON.stringify(await read()))
            })
          answer('/local.json', () => config)
          answer('/status.json', () => getStatus?.() ?? {})
          if (getAuth)
            middlewares.use(
              '/auth',
              toNodeHandler(async (request) => auth?.(request) ?? notFound()),
            )
        },
      },
    ],
  })
  http.on('request', vite.middlewares)
  try {
    const opened = await listen(http, port)
    const url = `http://${host}:${opened}`
    auth = getAuth?.(url)
    return {
      url,
      async stop() {
        const closed = new Promise<void>((resolve) => {
          http.close(() => resolve())
          http.closeAllConnections()
        })
        await Promise.all([vite.close(), closed])
      },
    }
  } catch (error) {
    await vite.close()
    throw error
  }
}

type Handler = (request: Request) => Promise<Response>

const notFound = () => new Response(null, { status: 404 })

export declare namespace startDevServer {
  type Parameters = {
    configFile: string
    /** Answer to `/local.json`. */
    config: object
    /** Creates the sign-in server of the page, which answers `/auth`. */
    getAuth?: ((url: string) => Handler) | undefined
    /** Answer to `/status.json`, asked each time. Default `{}`. */
    getStatus?: (() => Promise<object>) | undefined
    /** Wished port; a free one when it is taken. Default 4100. */
    port?: number | undefined
    /** Name the page is reached by. Default `app.localhost`. */
    host?: string | undefined
  }
  type ReturnType = { url: string; stop(): Promise<void> }
}

async function listen(server: Server, wished: number): Promise<number> {
  const error = await open(server, wished)
  if (error && error.code !== 'EADDRINUSE') throw error
  const again = error && (await open(server, 0))
  if (again) throw again
  const address = server.address()
  return typeof address === 'object' && address ? address.port : wished
}

function open(server: Server, port: number) {
  return new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
    server.once('error', resolve)
    server.listen({ port, host: '127.0.0.1' }, () => {
      server.off('error', resolve)
      resolve(undefined)
    })
  })
}
