import type { BrowserContext, Page } from '@playwright/test'
import { mnemonicToAccount } from 'viem/accounts'
import type { Services } from './createServices.js'
import { expect, frameOf, newEmail, test } from './fixtures.js'
import {
  addAuthenticator,
  enter,
  getAddress,
  keepCode,
  openApp,
  openWindow,
  typeCode,
} from './recoverySteps.js'
import { setAutomine } from './steps.js'

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
  await expect(opened.getByTestId('device').first()).toHaveText(/This device$/)
  await expect(opened.getByTestId('device').last()).toContainText(
    /Last used .*\d/,
  )
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

test('a passkey is added, the email changes, and the phrase opens the same account @long', async ({
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

test('a passkey is lost, the device at hand makes a code; deleted, the account is gone after its delay @long', async ({
  browser,
  context,
  local,
  problems,
  services,
}) => {
  const email = newEmail()
  const page = await openApp(context, local, 'by-passkey')
  const { remove: losePasskeys } = await addAuthenticator(page)
  await enter(page, services, email)
  await frameOf(page).getByTestId('recovery-passkey').click()
  const address = await getAddress(page)
  await losePasskeys()

  const opened = await openWindow(page, local, '/sdk/devices')
  await expect(opened.getByTestId('devices-methods')).toHaveText('Passkey')
  await opened.getByTestId('devices-new-code').click()
  const shown = opened.getByTestId('recovery-code')
  await expect(shown).toBeVisible()
  const code = (await shown.textContent()) ?? ''
  await opened.getByTestId('devices-saved').click()
  await opened.getByTestId('recovery-input').fill(code)
  await opened.getByTestId('devices-confirm').click()
  await expect(opened.getByTestId('devices-methods')).toHaveText(
    'Recovery code',
  )

  await services.advance(31_000)
  const other = await browser.newContext()
  const second = await openApp(other, local, 'by-passkey')
  await enter(second, services, email)
  await typeCode(second, code)
  expect(await getAddress(second)).toBe(address)
  await other.close()

  await opened.bringToFront()
  await opened.getByTestId('devices-delete').click()
  await opened.getByTestId('devices-hold').hover()
  await opened.mouse.down()
  await expect(opened.getByTestId('devices-deletion')).toBeVisible()
  await opened.mouse.up()
  await opened.close()
  await services.advance(7 * 24 * 60 * 60_000)
  const third = await browser.newContext()
  const last = await openApp(third, local, 'by-code')
  await enter(last, services, email)
  // Nothing of it is left: another account begins.
  await keepCode(last)
  expect(await getAddress(last)).not.toBe(address)
  await third.close()
  expect(problems).toEqual([])
})

test('the account of one browser is kept, that of another is moved to it, also when it is cut off @long', async ({
  browser,
  context,
  local,
  problems,
  services,
}) => {
  const email = newEmail()
  const { client } = services
  type Address = `0x${string}`
  /** The account of a browser, while the project keeps keys there alone. */
  async function openOwn(browser: BrowserContext) {
    const page = await openApp(browser, local, local.projectId)
    await enter(page, services, email)
    const address = (await getAddress(page)) as Address
    await expect
      .poll(() => services.usd(address), { timeout: 20_000 })
      .toBe(1_000_000_000n)
    await page.close()
    await services.advance(31_000)
    return address
  }
  const other = await browser.newContext()
  const kept = await openOwn(context)
  const moved = await openOwn(other)
  expect(moved).not.toBe(kept)
  const readAll = async () => ({
    kept: await services.native(kept),
    moved: await services.native(moved),
  })

  /** Signed in already, they are asked for no code by mail. */
  async function enterAgain(page: Page) {
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Continue with email' }).click()
  }

  // One is kept.
  const page = await openApp(context, local, 'by-code')
  await enterAgain(page)
  const card = frameOf(page).locator('.card')
  await expect(card).toContainText('Your account stays the same.')
  const code = await keepCode(page)
  expect(await getAddress(page)).toBe(kept)
  expect(await services.usd(kept)).toBe(1_000_000_000n)

  // The other is another account, which is said.
  const phone = await openApp(other, local, 'by-code')
  await enterAgain(phone)
  await typeCode(phone, code)
  const said = frameOf(phone).locator('.card')
  await expect(said).toContainText('Earlier account in this browser')
  await frameOf(phone).getByTestId('earlier-continue').click()
  expect(await getAddress(phone)).toBe(kept)
  const before = await readAll()
  const opened = await openWindow(phone, local, '/sdk/devices')
  await expect(opened.getByText('1000 USDL')).toBeVisible()
  await setAutomine(services, false)
  await opened.getByTestId('devices-move').click()
  const count = (blockTag: 'latest' | 'pending') =>
    client.getTransactionCount({ address: moved, blockTag })
  await expect.poll(() => count('pending')).toBe(1)
  await opened.close()
  await phone.reload()
  await setAutomine(services, true)
  await expect.poll(() => count('latest')).toBe(1)
  await expect(phone.getByTestId('address')).toBeVisible()

  // What is left is found there, and moved.
  const again = await openWindow(phone, local, '/sdk/devices')
  await expect(again.getByTestId('earlier-asset')).not.toHaveCount(0)
  await again.getByTestId('devices-move').click()
  const section = again.getByTestId('devices-earlier')
  await expect(section).toContainText('too little to pay', { timeout: 30_000 })
  expect(await services.usd(moved)).toBe(0n)
  expect(await services.gold(moved)).toBe(0n)
  expect(await services.usd(kept)).toBe(2_000_000_000n)
  const after = await readAll()
  // Less than a cent of a coin is left, and fees are all that is gone.
  const small = services.one / 100n
  expect(after.moved).toBeLessThan(small)
  const fees = before.kept + before.moved - after.kept - after.moved
  expect(fees).toBeGreaterThan(0n)
  expect(fees).toBeLessThan(small)
  await other.close()
  expect(problems).toEqual([])
})
