import { createServer, get, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect, test } from '../e2e/fixtures.js'
import type { E2eState } from '../e2e/state.js'

/*
 * The reason a frame is missing is reported long before its 20 s timeout. Uses
 * real hosts and the browser's own failures.
 */

type Hosts = { frame?: string | undefined; projectId?: string | undefined }

/** Starts a server owned by the test. */
async function serve(listener: RequestListener) {
  const server = createServer(listener)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    port,
    url: `http://wallet.localhost:${port}/sdk`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}

/** Serves the harness under a policy that also allows these frames. */
function serveHarness(local: E2eState, frames: readonly string[] = []) {
  const { host, port } = new URL(local.urls.harness)
  const own = new URL(local.hosts.frame).origin
  const origins = [own, ...frames.map((url) => new URL(url).origin)].join(' ')
  return serve(({ url: path }, response) => {
    const headers = { host }
    get({ headers, host: '127.0.0.1', path, port }, (answer) => {
      const name = 'content-security-policy'
      const policy = answer.headers[name]?.toString().replaceAll(own, origins)
      response.writeHead(answer.statusCode ?? 500, {
        ...answer.headers,
        ...(policy && { [name]: policy }),
      })
      answer.pipe(response)
    })
  })
}

/** Sends one request to each frame in parallel; returns how each settles. */
const ask = (page: Page, cases: readonly Hosts[]) =>
  page.evaluate(
    (cases) =>
      Promise.all(
        cases.map(async ({ frame, projectId }) => {
          const hosts = frame === undefined ? {} : { frame }
          const { kit } = await harness.create({ hosts, projectId })
          const client = await kit.frame?.open()
          return harness.settle(client?.isConnected() ?? Promise.reject())
        }),
      ),
    cases,
  )

test('error: reports the cause: host down, wrong scheme, no page, unknown project', async ({
  local,
  page,
}) => {
  await using missing = await serve((_, response) => {
    const headers = { 'access-control-allow-origin': '*' }
    response.writeHead(404, headers).end('Not found')
  })
  await using gone = await serve(() => {})
  await gone[Symbol.asyncDispose]()
  const secure = local.hosts.frame.replace('http:', 'https:')
  const frames = [missing.url, gone.url, secure]
  await using app = await serveHarness(local, frames)
  await page.goto(`http://app.localhost:${app.port}`)
  const [down, scheme, status, project] = await ask(page, [
    { frame: gone.url },
    { frame: secure },
    { frame: missing.url },
    { projectId: 'nobody' },
  ])
  expect(down?.error).toMatchObject({ code: 'FRAME_UNREACHABLE' })
  expect(down?.error?.message).toContain(`\`hosts.frame\` (${gone.url}`)
  expect(scheme?.error).toMatchObject({ code: 'FRAME_UNREACHABLE' })
  expect(scheme?.error?.message).toContain(secure)
  const refused = { code: 'FRAME_REFUSED', sentToNetwork: 'no' }
  expect(status?.error).toMatchObject({ ...refused, reason: 'status' })
  expect(status?.error?.message).toContain('404')
  expect(project?.error).toMatchObject({ ...refused, reason: 'project' })
  expect(project?.error?.message).toContain('Check `projectId`.')
})

test('error: the origin of the page is not allowed', async ({
  local,
  page,
}) => {
  await using app = await serveHarness(local)
  // The local project allows one label before `localhost`.
  await page.goto(`http://one.too.localhost:${app.port}`)
  const [own] = await ask(page, [{}])
  expect(own?.error).toMatchObject({ code: 'FRAME_REFUSED', reason: 'origin' })
})

test('error: the policy of the page blocks the frame', async ({
  local,
  page,
  violations,
}) => {
  await page.goto(local.urls.harness)
  const frame = 'http://elsewhere.localhost:4999/sdk'
  const [blocked] = await ask(page, [{ frame }])
  expect(blocked?.error).toMatchObject({
    code: 'FRAME_REFUSED',
    reason: 'policy',
  })
  expect(blocked?.error?.message).toContain('`frame-src`')
  // Only the frame was attempted.
  expect(violations.splice(0)).toHaveLength(1)
})

test('behavior: a slow frame is probed once and not reported as failed', async ({
  local,
  page,
}) => {
  let onAsked = () => {}
  const asked = new Promise<void>((resolve) => {
    onAsked = resolve
  })
  const config = new URL('/sdk/config', local.hosts.frame).href
  await page.route(`${config}*`, async (route) => {
    await asked
    await route.continue()
  })
  let count = 0
  page.on('response', (response) => {
    const request = response.request()
    if (!request.url().startsWith(`${local.hosts.frame}?`)) return
    if (request.isNavigationRequest()) return
    count++
    onAsked()
  })
  await page.goto(local.urls.harness)
  const [slow] = await ask(page, [{}])
  expect(slow).toMatchObject({ value: false })
  expect(count).toBe(1)
})

test('behavior: a frame that is ready at once is not probed', async ({
  local,
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') asked.push(request.url())
  })
  await page.clock.install()
  await page.goto(local.urls.harness)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
  const [soon] = await ask(page, [{}])
  expect(soon).toMatchObject({ value: false })
  await page.clock.runFor(30_000)
  expect(asked.some((url) => url.startsWith(`${local.hosts.frame}?`))).toBe(
    false,
  )
})
