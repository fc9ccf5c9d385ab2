import {
  approve,
  expect,
  frameOf,
  newEmail,
  newReceiver,
  test,
} from './fixtures.js'
import {
  addAuthenticator,
  enter,
  forget,
  getAddress,
  openApp,
} from './recoverySteps.js'
import { send } from './steps.js'

test.describe.configure({ timeout: 120_000 })

test('the recovery code opens the same account on another device @long', async ({
  browser,
  context,
  local,
  problems,
  services,
}) => {
  const email = newEmail()
  const page = await openApp(context, local, 'by-code')
  await enter(page, services, email)
  const frame = frameOf(page)
  const shown = frame.getByTestId('recovery-code')
  await expect(shown).toBeVisible({ timeout: 20_000 })
  const code = (await shown.textContent()) ?? ''
  expect(code).toMatch(/^([0-9A-Z]{5}-){5}[0-9A-Z]{5}$/)
  // No address before there is a way back to it.
  await expect(page.getByTestId('address')).toHaveCount(0)
  const downloading = page.waitForEvent('download')
  await frame.getByTestId('recovery-download').click()
  const file = await (await downloading).createReadStream()
  let text = ''
  for await (const chunk of file) text += chunk
  expect(text).toContain(code)
  expect(text).toContain(email)
  await frame.getByTestId('recovery-saved').click()
  await expect(shown).toHaveCount(0)
  await frame.getByTestId('recovery-input').fill(code.slice(1))
  await frame.getByTestId('recovery-confirm').click()
  await expect(frame.getByTestId('recovery-hint')).toContainText('complete')
  await expect(page.getByTestId('address')).toHaveCount(0)
  await frame.getByTestId('recovery-input').fill(code.toLowerCase())
  await frame.getByTestId('recovery-confirm').click()
  const address = await getAddress(page)

  // The same device is asked nothing, and signs with both shares.
  await page.reload()
  expect(await getAddress(page)).toBe(address)
  await expect(page.getByTestId('status')).toHaveText('connected')
  const to = newReceiver()
  await send(page, { amount: '1', to })
  await approve(page)
  await expect(page.getByTestId('sent')).toBeVisible()
  expect(await services.usd(to)).toBe(1_000_000n)

  // Another device: the mail alone does not open it, the code does.
  await services.advance(31_000)
  const other = await browser.newContext()
  const second = await openApp(other, local, 'by-code')
  await enter(second, services, email)
  const card = frameOf(second)
  await expect(card.getByTestId('recovery-input')).toBeVisible({
    timeout: 20_000,
  })
  await expect(second.getByTestId('address')).toHaveCount(0)
  // The card says what it means to have lost everything.
  const lost = card.getByTestId('recovery-lost')
  await lost.getByText("I don't have the code").click()
  await expect(lost).toContainText('the money in it is lost')
  await card
    .getByTestId('recovery-input')
    .fill('00000-00000-00000-00000-00000-2Q5B3')
  await card.getByTestId('recovery-open').click()
  await expect(card.getByTestId('recovery-hint')).toContainText("isn't right")
  await card.getByTestId('recovery-input').fill(code.replaceAll('-', ' '))
  await card.getByTestId('recovery-open').click()
  expect(await getAddress(second)).toBe(address)
  await other.close()
  expect(problems).toEqual([])
})

test('a passkey opens the same account on another device @rest', async ({
  context,
  local,
  problems,
  services,
}) => {
  const email = newEmail()
  const page = await openApp(context, local, 'by-passkey')
  await addAuthenticator(page)
  await enter(page, services, email)
  const button = frameOf(page).getByTestId('recovery-passkey')
  await expect(button).toBeVisible({ timeout: 20_000 })
  await expect(page.getByTestId('address')).toHaveCount(0)
  await button.click()
  const address = await getAddress(page)

  await forget(page)
  await services.advance(31_000)
  await page.reload()
  await enter(page, services, email)
  await expect(button).toHaveText('Use passkey', { timeout: 20_000 })
  await expect(page.getByTestId('address')).toHaveCount(0)
  // The card says what it means to have lost everything.
  const lost = frameOf(page).getByTestId('recovery-lost')
  await lost.getByText("I don't have the passkey").click()
  await expect(lost).toContainText('the money in it is lost')
  await button.click()
  expect(await getAddress(page)).toBe(address)
  expect(problems).toEqual([])
})
