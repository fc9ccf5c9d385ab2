import type { Page } from '@playwright/test'
import { mnemonicToAccount } from 'viem/accounts'
import type { Services } from './createServices.js'
import { expect, newEmail, test } from './fixtures.js'
import {
  addAuthenticator,
  enter,
  getAddress,
  keepCode,
  openApp,
  openWindow,
  typeCode,
} from './recoverySteps.js'

test.describe.configure({ timeout: 120_000 })

/** Types the code of a new mail where the window asks for one. */
async function prove(opened: Page, services: Services, email: string) {
  const before = await services.code(email)
  await opened.getByTestId('devices-send').click()
  await expect.poll(() => services.code(email)).not.toBe(before)
  await opened.getByTestId('devices-code').fill(await services.code(email))
  await opened.getByTestId('devices-continue').click()
}

test('a lost device is removed, the code renewed, and the account deleted and kept', async ({
  browser,
  context,
  local,
  problems,
  services,
}) => {
  const email = newEmail()
  const page = await openApp(context, local, 'by-code')
  await enter(page, services, email)
  const code = await keepCode(page)
  const address = await getAddress(page)

  await services.advance(31_000)
  const lost = await browser.newContext()
  const phone = await openApp(lost, local, 'by-code')
  await enter(phone, services, email)
  await typeCode(phone, code)
  expect(await getAddress(phone)).toBe(address)
  const subjects = async () =>
    (await services.mails(email)).map(({ subject }) => subject)
  expect(await subjects()).toContain('Your account was opened on a new device')

  const opened = await openWindow(page, local, '/sdk/devices')
  await expect(opened.getByTestId('device')).toHaveCount(2)
  // Some time after the login, it takes a code by mail.
  await services.advance(11 * 60_000)
  await opened.getByTestId('devices-remove').click()
  await opened.getByTestId('devices-confirm').click()
  await prove(opened, services, email)
  await expect(opened.getByTestId('device')).toHaveCount(1)
  expect(await subjects()).toContain('A device was removed from your account')
  // The lost one is signed out.
  await phone.reload()
  await expect(phone.getByLabel('Email')).toBeVisible()
  await expect(phone.getByTestId('address')).toHaveCount(0)
  await lost.close()

  await opened.getByTestId('devices-new-code').click()
  const shown = opened.getByTestId('recovery-code')
  await expect(shown).toBeVisible()
  const fresh = (await shown.textContent()) ?? ''
  expect(fresh).not.toBe(code)
  await opened.getByTestId('devices-saved').click()
  await opened.getByTestId('recovery-input').fill(code)
  await opened.getByTestId('devices-confirm').click()
  await expect(opened.getByTestId('devices-hint')).toContainText("isn't right")
  await opened.getByTestId('recovery-input').fill(fresh)
  await opened.getByTestId('devices-confirm').click()
  await expect(opened.getByTestId('devices-hint')).toContainText('was changed')

  await opened.getByTestId('devices-delete').click()
  await opened.bringToFront()
  await opened.getByTestId('devices-hold').hover()
  await opened.mouse.down()
  await expect(opened.getByTestId('devices-deletion')).toBeVisible()
  await opened.mouse.up()
  await opened.getByTestId('devices-keep').click()
  await expect(opened.getByTestId('devices-deletion')).toHaveCount(0)
  expect((await subjects()).slice(0, 3)).toEqual([
    'Your account will not be deleted',
    'Your account will be deleted',
    'Your account has a new recovery code',
  ])
  expect(problems).toEqual([])
})

test('a passkey is added, the email changes, and the phrase opens the same account', async ({
  context,
  local,
  problems,
  services,
}) => {
  const email = newEmail()
  const page = await openApp(context, local, 'by-code')
  await enter(page, services, email)
  const code = await keepCode(page)
  const address = await getAddress(page)

  const opened = await openWindow(page, local, '/sdk/devices')
  await addAuthenticator(opened)
  await opened.getByTestId('devices-add-passkey').click()
  await opened.getByTestId('recovery-input').fill(code)
  await opened.getByTestId('devices-proceed').click()
  await opened.getByTestId('devices-create').click()
  await expect(opened.getByTestId('devices-methods')).toHaveText(
    'Recovery code · Passkey',
  )
  await opened.close()

  // The wallet is the user's, and not the address's.
  await services.advance(31_000)
  const renewed = newEmail()
  const login = page.getByRole('group').filter({ hasText: 'Login' })
  await login.getByRole('heading', { name: 'Login' }).click()
  await page.getByLabel('New email').fill(renewed)
  await page.getByRole('button', { name: 'Change email' }).click()
  const step = page.getByTestId('email-step')
  for (const [name, to] of [
    ['primaryCode', email],
    ['secondaryCode', renewed],
  ] as const) {
    await expect(step).toHaveAttribute('data-step', name)
    await page.locator('[name=update-code]').fill(await services.code(to))
    await page.getByRole('button', { name: 'Confirm' }).click()
  }
  await expect(page.getByTestId('email-updated')).toContainText(renewed)
  expect(await getAddress(page)).toBe(address)

  await services.advance(31_000)
  const exporting = await openWindow(page, local, '/sdk/export')
  const before = await services.code(renewed)
  await exporting.getByTestId('export-send').click()
  await expect(exporting.getByText(renewed)).toBeVisible()
  await expect.poll(() => services.code(renewed)).not.toBe(before)
  const input = exporting.getByTestId('export-code')
  await input.fill(await services.code(renewed))
  await exporting.getByTestId('export-continue').click()
  await exporting.bringToFront()
  await exporting.getByTestId('hold-phrase').hover()
  await exporting.mouse.down()
  const phrase = exporting.getByTestId('key-phrase')
  await expect(phrase).toBeVisible()
  await exporting.mouse.up()
  const words = (await phrase.textContent()) ?? ''
  expect(mnemonicToAccount(words).address).toBe(address)
  expect(problems).toEqual([])
})
