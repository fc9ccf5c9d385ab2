import {
  expect,
  frameOf,
  newEmail,
  newReceiver,
  press,
  test,
} from './fixtures.js'
import {
  addAuthenticator,
  enter,
  getAddress,
  openApp,
} from './recoverySteps.js'
import { serveConfig, toRealNetworks } from './serveConfig.js'
import { send } from './steps.js'

test.describe.configure({ timeout: 120_000 })

test('a large payment needs the passkey of the account, in the window', async ({
  context,
  local,
  problems,
  services,
}) => {
  await serveConfig(context, local, (config) => ({
    ...toRealNetworks(config),
    passkeyAbove: '50',
  }))
  const page = await openApp(context, local, 'by-passkey')
  const { read } = await addAuthenticator(page)
  await enter(page, services, newEmail())
  const frame = frameOf(page)
  await frame.getByTestId('recovery-passkey').click({ timeout: 20_000 })
  await getAddress(page)
  const to = newReceiver()
  await send(page, { amount: '51', to })
  const opening = context.waitForEvent('page')
  await frame.getByTestId('continue').click()
  const opened = await opening
  const approve = opened.getByTestId('approve')
  const consent = async () => {
    await opened.locator('.body').press('End')
    await press(approve)
  }

  const authenticator = await addAuthenticator(opened)
  await authenticator.add(await read())
  await consent()
  await expect(page.getByTestId('sent')).toBeVisible()
  expect(await services.usd(to)).toBe(51_000_000n)
  expect(authenticator.countUses()).toBe(1)

  // Below, no passkey is asked for: this window has none.
  await send(page, { amount: '1', to })
  const card = frame.locator('.card:not([inert])')
  await press(card.getByTestId('approve'))
  await expect.poll(() => services.usd(to)).toBe(52_000_000n)
  expect(problems).toEqual([])
})
