import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How the project's dashboard answers. */
export const answers = ['at once', '400 ms', 'never', 'blocked', '503'] as const
export type Answer = (typeof answers)[number]

/**
 * Serves a dashboard that leaves all logins to the page.
 *
 * @returns `toHost` returns the host to ask for each kind of answer
 */
export async function serveDashboard(): Promise<{
  stop: () => void
  toHost: (answer: Answer) => string
}> {
  const body = JSON.stringify({
    features: [{ id: 'social_login', isEnabled: true, config: null }],
  })
  const server = createServer(({ url = '' }, response) => {
    response.setHeader('access-control-allow-origin', '*')
    const end = () => response.end(body)
    if (url.startsWith('/never')) return
    if (url.startsWith('/503')) response.writeHead(503).end()
    else if (url.startsWith('/400')) setTimeout(end, 400)
    else end()
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    stop() {
      server.closeAllConnections()
      server.close()
    },
    toHost(answer) {
      // No such name, as behind an ad blocker.
      if (answer === 'blocked') return 'http://blocked.example'
      const path = encodeURIComponent(answer.split(' ')[0] ?? '')
      return `http://dashboard.localhost:${port}/${path}`
    },
  }
}
