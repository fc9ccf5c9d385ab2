import type { Page } from '@playwright/test'
import type { Connector } from '@wagmi/core'
import { expect, newEmail, type test } from '../e2e/fixtures.js'
import type { E2eState } from '../e2e/state.js'
import type { Harness } from './harness/main.js'

declare global {
  /** What the page itself exposes. */
  var harness: Harness
  /** What the test created on the page: a config and its kit. */
  var made: Awaited<ReturnType<Harness['create']>> & {
    /** Sends a raw request to the embedded wallet's EIP-1193 provider. */
    ask(
      method: string,
      params?: unknown,
      options?: { signal?: AbortSignal },
    ): Promise<unknown>
    /** The embedded wallet's connector. */
    connector: Connector
  }
}

type Services = Parameters<Parameters<typeof test>[2]>[0]['services']

/** Opens or reloads the harness page, and creates a config on it. */
export async function openHarness(
  page: Page,
  local: E2eState,
  options: { injected?: boolean } = {},
) {
  await page.goto(local.urls.harness)
  await page.evaluate(async (options) => {
    const created = await harness.create(options)
    const connector = created.config.connectors[0] as Connector
    const { request } = (await connector.getProvider()) as {
      request(request: object, options?: object): Promise<unknown>
    }
    globalThis.made = {
      ...created,
      ask: (method, params, options) => request({ method, params }, options),
      connector,
    }
  }, options)
}

/** Logs in by email, through the actions only. */
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
  // A login waits for the faucet for a limited time only.
  await expect
    .poll(() => services.usd(address), { timeout: 20_000 })
    .toBeGreaterThan(0n)
  return { address, email }
}

/** Returns wagmi's current connection as plain data. */
export const readConnection = (page: Page) =>
  page.evaluate(() => {
    const { address, chainId, connector, status } = harness.wagmi.getConnection(
      made.config,
    )
    return { address, chainId, connector: connector?.id, status }
  })
