import type { Page } from '@playwright/test'
import { appTypes } from 'latchkey/frame'
import { expect, test } from '../e2e/fixtures.js'
import type { E2eState } from '../e2e/state.js'
import {
  addFrame,
  attackerPath,
  serveAttackers,
} from './attack/createAttackers.js'
import { gateFrame } from './attack/gateFrame.js'
import { serveFrame } from './attack/serveFrame.js'
import { waitInFrame } from './attack/waitInFrame.js'

test.beforeEach(async ({ context }) => {
  await serveAttackers(context)
  // Otherwise the browser itself blocks other sites from local pages, and
  // the test would prove nothing about the wallet.
  await context.grantPermissions(['local-network-access'])
  await context.addInitScript(gateFrame)
})

const sdk = (local: E2eState, projectId = local.projectId) =>
  `${local.hosts.frame}?${new URLSearchParams({ projectId, chainId: 'eip155:31337' })}`

/** A site that the project's list does not match, not even by a wildcard. */
const strange = `https://evil.test${attackerPath}`

/** Sends every message an app can send. */
async function talk(page: Page) {
  await page.evaluate(
    (types) => {
      for (const [index, type] of types.entries())
        frames[0]?.postMessage(
          {
            type,
            id: `id-${index}`,
            payload: {
              email: 'mallory@example.com',
              otp: '123456',
              method: 'eth_blockNumber',
              chainId: 'eip155:31337',
              type: 'eoa',
              provider: 'github',
              uri: 'x',
              projectId: 'local',
            },
          },
          '*',
        )
    },
    [...appTypes.keys()],
  )
}

test('default: the browser refuses to embed it on an unlisted site and for an unknown project', async ({
  local,
  page,
}) => {
  const problems: unknown[] = []
  page.on('requestfailed', (request) =>
    problems.push(request.failure()?.errorText),
  )
  const embed = async (top: string, url: string) => {
    problems.length = 0
    await page.goto(top)
    const frame = await addFrame(page, url)
    return { problems, url: frame.url() }
  }
  const blocked = {
    problems: ['net::ERR_BLOCKED_BY_RESPONSE'],
    url: expect.stringMatching(/^chrome-error:/),
  }
  const known = `${local.urls.evil}${attackerPath}`
  expect(await embed(strange, sdk(local))).toEqual(blocked)
  expect(await embed(known, sdk(local, 'unknown'))).toEqual(blocked)
  expect(await embed(known, local.hosts.frame)).toEqual(blocked)

  // Control: a listed site may embed it.
  await page.goto(`${local.urls.harness}${attackerPath}`)
  const frame = await addFrame(page, sdk(local))
  expect(frame.url()).toBe(sdk(local))
  await page.waitForFunction(() => received.length === 1)
  expect(await page.evaluate(() => received)).toEqual([
    { type: '@w3m-frame/READY', payload: { ping: true } },
  ])
})

test('behavior: without that header the page still does not answer', async ({
  context,
  local,
  page,
}) => {
  await serveFrame(context, { embeddable: true, local })
  await page.goto(strange)
  const frame = await addFrame(page, sdk(local))
  await waitInFrame(frame, () => gate.listeners() > 0)
  await talk(page)
  await waitInFrame(frame, (count) => gate.passed() === count, appTypes.size)
  // Anything the frame had posted by now would arrive before this.
  await frame.evaluate(() => parent.postMessage('last', '*'))
  await page.waitForFunction(() => received.includes('last'))
  expect(await page.evaluate(() => received)).toEqual(['last'])

  // Control: the same messages from a listed page are answered.
  await page.goto(`${local.urls.harness}${attackerPath}`)
  await addFrame(page, sdk(local))
  await page.waitForFunction(() => received.length === 1)
  await talk(page)
  await page.waitForFunction(() =>
    (received as { type: string }[]).some(({ type }) =>
      type.endsWith('IS_CONNECTED_SUCCESS'),
    ),
  )
})

test('behavior: without that header an unknown project gets no response', async ({
  context,
  local,
  page,
}) => {
  await serveFrame(context, { embeddable: true, local })
  await page.goto(`${local.urls.harness}${attackerPath}`)
  const [response, frame] = await Promise.all([
    page.waitForResponse((response) => response.url().includes('/sdk/config')),
    addFrame(page, sdk(local, 'unknown')),
  ])
  expect(response.status()).toBe(404)
  await talk(page)
  // The page has received the 404 and has given up.
  await frame.evaluate(() => fetch('/sdk/config?projectId=unknown'))
  await frame.evaluate(() => parent.postMessage('last', '*'))
  await page.waitForFunction(() => received.includes('last'))
  expect(await page.evaluate(() => received)).toEqual(['last'])
  expect(await frame.evaluate(() => gate.listeners())).toBe(0)
})

test('behavior: an unlisted site cannot embed it through an allowed app', async ({
  context,
  local,
  page,
}) => {
  await page.goto(strange)
  const blocked = await addFrame(page, `${local.urls.harness}${attackerPath}`)
  const none = await addFrame(blocked, sdk(local))
  expect(none.url()).toMatch(/^chrome-error:/)

  await serveFrame(context, { embeddable: true, local })
  await page.goto(strange)
  const app = await addFrame(page, `${local.urls.harness}${attackerPath}`)
  const frame = await addFrame(app, sdk(local))
  await waitInFrame(frame, () => gate.listeners() > 0)
  await app.evaluate(() =>
    frames[0]?.postMessage({ type: '@w3m-app/IS_CONNECTED', id: 'a' }, '*'),
  )
  await waitInFrame(frame, () => gate.passed() === 1)
  await frame.evaluate(() => parent.postMessage('last', '*'))
  await app.waitForFunction(() => received.includes('last'))
  expect(await app.evaluate(() => received)).toEqual(['last'])
})
