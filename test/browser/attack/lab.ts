import type { Frame, Page } from '@playwright/test'
import { expect, newEmail, type test } from '../../e2e/fixtures.js'

type Services = Parameters<Parameters<typeof test>[2]>[0]['services']

/** Creates a kit in the page and watches everything a message could change. */
export async function createLab(
  page: Page,
  options: {
    approvals?: 'auto' | 'manual' | 'window' | undefined
    frame?: string | undefined
  } = {},
) {
  await page.waitForFunction(() => 'harness' in globalThis)
  await page.evaluate(async ({ approvals, frame }) => {
    globalThis.lab ??= { ids: [], changes: [], outcomes: {} } as never
    const { config, kit, timeouts } = await harness.create({
      approvals,
      ...(frame !== undefined && { hosts: { frame } }),
    })
    if (!kit.frame) throw new Error('The kit has no frame')
    Object.assign(lab, {
      config,
      kit,
      client: await kit.frame.open(),
      timeouts,
    })
    kit.frame.subscribe(() => lab.changes.push('frame state'))
    lab.client.onSessionUpdate(() => lab.changes.push('session'))
    config.subscribe(
      (state) => state,
      () => lab.changes.push('wagmi'),
    )
  }, options)
}

/** Logs in by email and waits until the frame is fully loaded. */
export async function loginLab(page: Page, services: Services) {
  const email = newEmail()
  await page.evaluate(
    (email) => harness.actions.connectEmail(lab.kit, { email }),
    email,
  )
  const otp = await services.code(email)
  await page.evaluate(
    (otp) => harness.actions.connectOtp(lab.kit, { otp }),
    otp,
  )
  await expectStatus(page, 'ready')
  const address = await page.evaluate(
    () => lab.kit.frame?.getState().user?.address,
  )
  return { address: address as `0x${string}`, email }
}

export async function expectStatus(page: Page, status: string) {
  await expect
    .poll(() => page.evaluate(() => lab.kit.frame?.getState().status))
    .toBe(status)
}

/** Returns the wallet's frame, whatever it currently shows. */
export async function findFrame(page: Page): Promise<Frame> {
  const handle = await page
    .locator('dialog[data-latchkey-frame] iframe')
    .elementHandle()
  const frame = await handle?.contentFrame()
  if (!frame) throw new Error('There is no frame')
  return frame
}

/** Requests a signature; its outcome is stored under `name`. */
export async function askSignature(
  page: Page,
  address: `0x${string}`,
  name = 'sign',
) {
  await page.evaluate(
    ({ address, name }) => {
      delete lab.outcomes[name]
      const message = harness.viem.toHex('Hello')
      lab.client
        .request({
          caipNetworkId: 'eip155:31337',
          method: 'personal_sign',
          params: [message, address],
        })
        .then(
          (value) => {
            lab.outcomes[name] = { value }
          },
          ({ code, name: kind }) => {
            lab.outcomes[name] = { error: { code, name: kind } }
          },
        )
    },
    { address, name },
  )
}

/** Opens one read request, whose ID is the only one known. */
export const openRead = (page: Page) =>
  page.evaluate(() => {
    lab.ids.length = 0
    lab.client.getUser().then(
      (value) => {
        lab.outcomes.getUser = { value }
      },
      (error) => {
        lab.outcomes.getUser = { error: String(error) }
      },
    )
  })

export const getOutcome = (page: Page, name = 'sign') =>
  page.evaluate((name) => lab.outcomes[name], name)

/** Waits until the request has settled, and returns its outcome. */
export async function waitForOutcome(page: Page, name = 'sign') {
  await waitForOutcomes(page, [name])
  return getOutcome(page, name)
}

/**
 * Waits until these requests have settled; a failure names the pending ones.
 */
export async function waitForOutcomes(page: Page, names: readonly string[]) {
  await expect
    .poll(async () => {
      const settled = await page.evaluate(() => Object.keys(lab.outcomes))
      return names.filter((name) => !settled.includes(name))
    }, 'requests that have not settled')
    .toEqual([])
}

export const signature = /^0x[0-9a-f]{130}$/

export type { Services }
