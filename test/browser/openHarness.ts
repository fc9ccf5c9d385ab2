import type { Page } from '@playwright/test'
import { newEmail, type test } from '../e2e/fixtures.js'
import type { E2eState } from '../e2e/state.js'
import type { Harness } from './harness/main.js'

declare global {
  /** What the page itself exposes. */
  var harness: Harness
  /** What the test has made on the page: one config and its kit. */
  var made: Awaited<ReturnType<Harness['create']>>
}

type Services = Parameters<Parameters<typeof test>[2]>[0]['services']

/** Opens the harness page, or opens it anew, and makes a config on it. */
export async function openHarness(
  page: Page,
  local: E2eState,
  options: { injected?: boolean } = {},
) {
  await page.goto(local.urls.harness)
  await page.evaluate(async (options) => {
    globalThis.made = await harness.create(options)
  }, options)
}

/** A real login by email, through the actions alone. */
export async function logIn(
  page: Page,
  services: Services,
  email = newEmail(),
) {
  await page.evaluate(
    (email) => harness.actions.connectEmail(made.kit, { email }),
    email,
  )
  const otp = await services.code(email)
  const address = await page.evaluate(async (otp) => {
    await harness.actions.connectOtp(made.kit, { otp })
    return harness.wagmi.getConnection(made.config).address
  }, otp)
  if (!address) throw new Error('The login has not connected the wallet')
  return { address, email }
}

/** What wagmi says about its current connection, as plain data. */
export const readConnection = (page: Page) =>
  page.evaluate(() => {
    const { address, chainId, connector, status } = harness.wagmi.getConnection(
      made.config,
    )
    return { address, chainId, connector: connector?.id, status }
  })
