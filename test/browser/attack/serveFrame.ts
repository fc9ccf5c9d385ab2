import { readFile } from 'node:fs/promises'
import type { BrowserContext } from '@playwright/test'
import { fetchLocal } from '../../../packages/devnet/test/fetchLocal.js'
import type { E2eState } from '../../e2e/state.js'

/**
 * Serves another build of the frame page in place of the real one, or removes
 * its `frame-ancestors`. Everything else stays as served.
 *
 * @param parameters.dir - Directory of the built page. Default the real one.
 * @param parameters.embeddable - Whether every page may embed it, as if the
 * server forgot the header. Default false.
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
      const url = new URL(route.request().url())
      // The server serves the page for known projects only.
      if (embeddable) url.searchParams.set('projectId', local.projectId)
      const response = await fetchLocal(url)
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
