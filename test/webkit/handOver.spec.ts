import { expect } from '@playwright/test'
import type { Services } from '../e2e/createServices.js'
import { newEmail, newReceiver } from '../e2e/fixtures.js'
import { serveWith } from '../e2e/social/steps.js'
import { test } from './fixtures.js'
import type { Session } from './openSession.js'
import { approve, confirmDevice } from './steps.js'

/** Longer than the button has to be held. */
const HOLD_MS = 2_500

/** Signs in up to the card of the frame. */
async function enter(
  webkit: Session,
  services: Services,
  { email, isNewDevice = false }: { email: string; isNewDevice?: boolean },
) {
  await webkit.fill({ css: '[name=email]' }, email)
  await webkit.click({ name: 'Continue with email' })
  if (isNewDevice) {
    await webkit.see({ testid: 'device' })
    await confirmDevice(services, email)
  }
  await webkit.see({ css: '[name=code]' })
  await webkit.fill({ css: '[name=code]' }, await services.code(email))
  await webkit.click({ name: 'Sign in' })
}

async function pay(webkit: Session, services: Services) {
  const to = newReceiver()
  await webkit.fill({ css: '[name=amount]' }, '1')
  await webkit.fill({ css: '[name=to]' }, to)
  await webkit.click({ name: 'Send' })
  await approve(webkit)
  await expect.poll(() => services.usd(to)).toBe(1_000_000n)
}

test('default: a window of the wallet opens the account at another site @long', async ({
  local,
  services,
  webkit,
}) => {
  test.setTimeout(120_000)
  const email = newEmail()
  const app = await serveWith(local.urls.app, {}, { projectId: 'by-code' })
  await webkit.visit(app.url)
  await enter(webkit, services, { email })
  await webkit.inFrame(async () => {
    const code = await webkit.read({ testid: 'recovery-code' })
    await webkit.click({ testid: 'recovery-saved' })
    await webkit.fill({ testid: 'recovery-input' }, code)
    await webkit.click({ testid: 'recovery-confirm' })
  })
  const address = await webkit.read({ testid: 'address' })
  await expect
    .poll(() => services.usd(address as `0x${string}`), { timeout: 20_000 })
    .toBeGreaterThan(0n)

  // Any approval leaves a copy in the wallet's own storage.
  await pay(webkit, services)

  const shop = app.url.replace('//app.', '//shop.')
  await services.advance(31_000)
  await webkit.visit(shop)
  await enter(webkit, services, { email, isNewDevice: true })
  await webkit.inWindow(
    () => webkit.inFrame(() => webkit.click({ testid: 'recovery-hand-over' })),
    async () => {
      expect(await webkit.read({ testid: 'hand-over-name' })).toBe(email)
      const { origin } = new URL(shop)
      expect(await webkit.read({ testid: 'origin' })).toBe(origin)
      await webkit.press({ testid: 'hand-over-hold' })
      await webkit.see({ testid: 'hand-over-hold', text: 'Hold to open' })
      await webkit.press({ testid: 'hand-over-hold' }, HOLD_MS)
    },
  )
  expect(await webkit.read({ testid: 'address' })).toBe(address)
  await pay(webkit, services)
  await app.stop()
})
