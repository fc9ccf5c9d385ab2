import { readFile } from 'node:fs/promises'
import type { BrowserContext } from '@playwright/test'
import type { E2eState } from '../../e2e/state.js'

/**
 * Puts another build of the frame page in the place of the real one, or takes
 * its `frame-ancestors` away. Everything else stays the service's own.
 *
 * @param parameters.dir - Built page; default the real one.
 * @param parameters.embeddable - Lets every page embed it, as a server that
 * forgot the header would. Default false.
 */
export async function serveFrame(
  context: BrowserContext,
  parameters: {
    local: E2eState
    dir?: string | undefined
    embeddable?: boolean | undefined
  },
) {
  const { dir, embeddable = false, local } = parameters
  const { origin, pathname } = new URL(local.hosts.frame)
  await context.route(
    (url) => url.origin === origin && url.pathname === pathname,
    async (route) => {
      // Only browsers know the names under `localhost`.
      const url = new URL(route.request().url())
      url.hostname = 'localhost'
      // The server has the page for known projects alone.
      if (embeddable) url.searchParams.set('projectId', local.projectId)
      const response = await fetch(url)
      const headers = Object.fromEntries(response.headers)
      if (embeddable)
        headers['content-security-policy'] = (
          headers['content-security-policy'] ?? ''
        ).replace(/frame-ancestors [^;]*;?/, '')
      const body = dir
        ? await readFile(`${dir}/index.html`, 'utf8')
        : await response.text()
      await route.fulfill({ body, headers, status: response.status })
    },
  )
  if (!dir) return
  await context.route(
    (url) =>
      url.origin === origin && url.pathname.startsWith(`${pathname}/assets/`),
    (route) => {
      const { pathname: path } = new URL(route.request().url())
      return route.fulfill({ path: `${dir}${path.slice(pathname.length)}` })
    },
  )
}
