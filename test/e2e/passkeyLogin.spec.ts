import type { Page } from '@playwright/test'
import { expect, newEmail, test } from './fixtures.js'
import { addAuthenticator, getAddress, openApp } from './recoverySteps.js'

test.describe.configure({ timeout: 120_000 })

const project = 'more-logins'

async function openLogins(page: Page) {
  await page.getByText('Social login').click()
  return page.getByRole('button', { name: 'Continue with a passkey' })
}

test('a passkey is created, and signs in on another device', async ({
  browser,
  context,
  local,
  problems,
}) => {
  const page = await openApp(context, local, project)
  const start = await openLogins(page)
  const opening = context.waitForEvent('page')
  await start.click()
  const opened = await opening
  const first = await addAuthenticator(opened)
  await expect(opened).toHaveURL(/\/sdk\/passkey/)
  await opened.getByTestId('passkey-create').click()
  await getAddress(page)
  expect(first.created).toHaveLength(1)

  const other = await browser.newContext()
  const again = await openApp(other, local, project)
  const startAgain = await openLogins(again)
  const openingAgain = other.waitForEvent('page')
  await startAgain.click()
  const second = await openingAgain
  const authenticator = await addAuthenticator(second)
  await authenticator.add(first.created)
  await expect(second).toHaveURL(/\/sdk\/passkey/)
  await second.getByTestId('passkey-use').click()
  await expect.poll(() => second.isClosed()).toBe(true)
  // The account is the same; its keys are kept by each browser.
  await getAddress(again)
  await other.close()
  expect(problems).toEqual([])
})

test('a guest gets an address with one tap, and keeps it with an email', async ({
  context,
  local,
  problems,
  services,
}) => {
  const page = await openApp(context, local, project)
  await openLogins(page)
  await page.getByRole('button', { name: 'Continue as a guest' }).click()
  const address = await getAddress(page)
  await page.reload()
  expect(await getAddress(page)).toBe(address)
  const email = newEmail()
  const login = page.getByRole('group').filter({ hasText: 'Login' })
  await login.getByRole('heading', { name: 'Login' }).click()
  await page.getByLabel('New email').fill(email)
  await page.getByRole('button', { name: 'Change email' }).click()
  await expect(page.getByTestId('email-step')).toBeVisible()
  await page.getByLabel('Code').fill(await services.code(email))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByTestId('email-updated')).toContainText(email)
  await page.reload()
  expect(await getAddress(page)).toBe(address)
  expect(problems).toEqual([])
})
