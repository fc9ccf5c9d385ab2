import { test as base, expect, frameOf, newReceiver } from '../e2e/fixtures.js'
import { logIn, openHarness } from './openHarness.js'
import { readMethods, recordFrame } from './recordFrame.js'

/** A browser that cannot tell a frame whether something covers it. */
const test = base.extend<{ user: Awaited<ReturnType<typeof logIn>> }>({
  user: async ({ local, page, services }, use) => {
    await recordFrame(page, local)
    await page.addInitScript((origin) => {
      if (location.origin !== origin) return
      Reflect.deleteProperty(IntersectionObserverEntry.prototype, 'isVisible')
    }, new URL(local.hosts.frame).origin)
    await openHarness(page, local)
    await use(await logIn(page, services))
  },
})

const sentence = 'This browser cannot approve safely. Use one built on Chromium'
const unsupported = {
  code: 'APPROVAL_UNSUPPORTED',
  kit: true,
  name: 'ApprovalUnsupportedError',
  sentToNetwork: 'no',
  shortMessage: sentence,
}

test('error: a send says what is missing, and that nothing was sent', async ({
  local,
  page,
  services,
  user,
}) => {
  const to = newReceiver()
  const before = await services.usd(user.address)
  const { error } = await page.evaluate(
    ({ to, token }) =>
      harness.settle(
        harness.actions.sendToken(made.kit, { amount: '1.5', to, token }),
      ),
    { to, token: local.tokens.usd.address },
  )
  expect(error).toMatchObject(unsupported)
  // It was the frame that refused, and it has shown nothing.
  expect(await readMethods(page, local)).toContain('eth_sendTransaction')
  await expect(page.locator('dialog[data-latchkey-frame]')).toBeHidden()
  await expect(frameOf(page).getByTestId('approve')).toHaveCount(0)
  expect(await services.usd(to)).toBe(0n)
  expect(await services.usd(user.address)).toBe(before)
})

test('error: nor can anything be signed', async ({ page, user }) => {
  const { error } = await page.evaluate(
    (address) => harness.settle(made.ask('personal_sign', ['0x4869', address])),
    user.address,
  )
  expect(error).toMatchObject(unsupported)
})
