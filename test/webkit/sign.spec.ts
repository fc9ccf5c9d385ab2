import { expect } from '@playwright/test'
import type { Connector } from '@wagmi/core'
import { newEmail } from '../e2e/fixtures.js'
import { test } from './fixtures.js'
import { keys } from './openSession.js'
import { approve, inApproval, keepAccount } from './steps.js'
import { until } from './until.js'

declare global {
  var connected: Promise<unknown> | undefined
  var signed: Promise<string> | undefined
}

test('default: signs a message, by mouse and by keyboard only', async ({
  local,
  services,
  webkit,
}) => {
  const email = newEmail()
  await webkit.visit(local.urls.harness)
  // The driver does not wait for the page's modules.
  await until(
    () => webkit.evaluate(() => 'harness' in globalThis),
    'the harness',
  )
  await webkit.evaluate(async (email) => {
    const created = await harness.create()
    const connector = created.config.connectors[0] as Connector
    Object.assign(globalThis, { made: { ...created, connector } })
    await harness.actions.connectEmail(made.kit, { email })
  }, email)
  const otp = await services.code(email)
  await webkit.evaluate((otp) => {
    globalThis.connected = harness.actions.connectOtp(made.kit, { otp })
  }, otp)
  await keepAccount(webkit, email)
  const address = await webkit.evaluate(async () => {
    await globalThis.connected
    return harness.wagmi.getConnection(made.config).address
  })
  if (!address) throw new Error('The login has not connected the wallet')

  async function sign(
    address: `0x${string}`,
    message: string,
    decide: () => Promise<unknown>,
  ) {
    await webkit.evaluate((message) => {
      globalThis.signed = harness.wagmi.signMessage(made.config, { message })
    }, message)
    await decide()
    const signature = await webkit.evaluate(() => globalThis.signed)
    expect(
      await services.client.verifyMessage({
        address,
        message,
        signature: signature as `0x${string}`,
      }),
    ).toBe(true)
  }
  await sign(address, 'By mouse', () => approve(webkit))
  await sign(address, 'By keyboard', () =>
    inApproval(webkit, async () => {
      await webkit.see({ testid: 'approve' })
      const isThere = () =>
        document.activeElement?.matches('[data-testid=approve]')
      for (let count = 0; count < 10; count++) {
        if (await webkit.evaluate(isThere)) break
        await webkit.type(keys.Tab)
      }
      await webkit.type(keys.Enter)
    }),
  )
})
