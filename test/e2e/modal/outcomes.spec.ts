import type { Page, Route } from '@playwright/test'
import { approve, expect, newReceiver, test } from '../fixtures.js'
import { isNodeRequest } from '../isNodeRequest.js'
import type { E2eState } from '../state.js'
import {
  alertOf,
  en,
  expectComplete,
  expectSound,
  fillSend,
  logIn,
  modalOf,
  press,
} from './steps.js'

/** Longer than the time for which a submitted send is looked for. */
const LOOKED_FOR_MS = 61_000

/**
 * Aborts broadcasts to the wallet's node. Returns the lost ones, and `heal` to
 * stop.
 */
async function loseBroadcasts(page: Page, local: E2eState) {
  const node = isNodeRequest(local)
  const lost: string[] = []
  const onRequest = (route: Route) => {
    const body = route.request().postData() ?? ''
    if (!body.includes('eth_sendRawTransaction')) return route.fallback()
    lost.push(body)
    return route.abort()
  }
  await page.route(node, onRequest)
  return { heal: () => page.unroute(node, onRequest), lost }
}

test('error: offline is reported before any request', async ({
  context,
  local,
  page,
  services,
}) => {
  const to = newReceiver()
  await logIn(page, local, services)
  await fillSend(page, { amount: '1.5', to })
  await context.setOffline(true)
  await press(page, en.send.review)
  await expect(alertOf(page, en.notices.errors.OFFLINE ?? '')).toContainText(
    en.notices.money.no,
  )
  await expectSound(page)
  await context.setOffline(false)
  await press(page, en.send.review)
  await approve(page)
  await expectComplete(page, '1.5 USDL sent')
  expect(await services.usd(to)).toBe(1_500_000n)
})

test('error: no node ever received it: never shown as sent, and retried with its nonce @long', async ({
  local,
  page,
  services,
}) => {
  const to = newReceiver()
  await page.clock.install()
  const { address } = await logIn(page, local, services)
  const { rpcUrl = '' } = local.chains[0] ?? {}
  const count = () => services.client.getTransactionCount({ address })
  const broadcasts = await loseBroadcasts(page, local)
  await fillSend(page, { amount: '1.5', to })
  await press(page, en.send.review)
  await approve(page)
  await expect(modalOf(page)).toContainText(en.send.steps.handing)
  await expect(modalOf(page)).not.toContainText(en.send.steps.confirming)
  await expectSound(page)
  await page.clock.fastForward(LOOKED_FOR_MS)
  await expect(
    alertOf(page, 'The network never received this transaction'),
  ).toBeVisible({ timeout: 20_000 })
  await expectSound(page)
  expect(broadcasts.lost.length).toBeGreaterThan(0)
  expect(await count()).toBe(0)

  await broadcasts.heal()
  await press(page, en.send.review)
  await approve(page)
  await expectComplete(page, '1.5 USDL sent')
  expect(await services.usd(to)).toBe(1_500_000n)
  expect(await count()).toBe(1)
  // The first one arrives after all.
  const late = await page.request.post(rpcUrl, {
    data: broadcasts.lost[0],
    headers: { 'content-type': 'application/json' },
  })
  expect(await late.json()).toMatchObject({ error: expect.anything() })
  expect(await services.usd(to)).toBe(1_500_000n)
})
