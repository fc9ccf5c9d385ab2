import type { Page } from '@playwright/test'
import { expect, newEmail, test } from '../fixtures.js'
import { waitForFrame } from '../steps.js'
import {
  answerFarcaster,
  choose,
  openLogins,
  openWindow,
  people,
  serveWith,
} from './steps.js'

const openLogin = (page: Page) =>
  page.locator('summary', { hasText: /^Login$/ }).click()

async function expectUser(page: Page, name: string) {
  await expect(page.getByTestId('address')).toBeVisible()
  await openLogin(page)
  await expect(page.getByTestId('user-name')).toHaveText(name)
}

test('default: through a provider, then to another email @engines-long @rest', async ({
  local,
  page,
  problems,
  services,
}) => {
  const email = newEmail()
  const { sub } = await services.steerProvider({
    action: 'add',
    provider: 'google',
    userName: 'grace',
    email,
    isEmailVerified: true,
  })
  await page.goto(local.urls.app)
  await openLogins(page)
  const popup = await openWindow(page, 'google')
  // It closes itself, often before the click has returned.
  const closed = popup.waitForEvent('close')
  await choose(popup, sub)
  await closed
  await expectUser(page, 'grace')
  await expect(page.getByTestId('user-email')).toHaveText(email)
  await expect(page.getByTestId('user-provider')).toHaveText('google')

  const next = newEmail()
  await page.getByLabel('New email').fill(next)
  await page.getByRole('button', { name: 'Change email' }).click()
  await page.getByLabel('Code').fill(await services.code(email))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByTestId('email-step')).toContainText(next)
  await page.getByLabel('Code').fill(await services.code(next))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByTestId('email-updated')).toContainText(next)
  await expect(page.getByTestId('user-email')).toHaveText(next)
  expect(problems).toEqual([])
})

test('behavior: rejected at the provider, then accepted @long', async ({
  local,
  page,
}) => {
  await page.goto(local.urls.app)
  await openLogins(page)
  const popup = await openWindow(page, 'discord')
  await choose(popup)
  await expect(page.getByTestId('social-error')).toContainText(
    'Sign-in cancelled',
  )
  await choose(await openWindow(page, 'discord'), people.ben)
  await expectUser(page, 'ben')
})

test('behavior: the result of another user is not accepted', async ({
  browser,
  local,
  page,
}) => {
  const context = await browser.newContext()
  const other = await context.newPage()
  await other.goto(local.urls.app)
  await openLogins(other)
  const otherPopup = await openWindow(other, 'github')
  // Withheld from its own app, which is closed, and passed to another one.
  await otherPopup.route('**/window/back.js', (route) => route.abort())
  await other.close()
  await choose(otherPopup, people.ada)
  await otherPopup.waitForURL(/callback/)
  const stolen =
    (await otherPopup.locator('#script').getAttribute('data-result')) ?? ''
  expect(stolen).toContain('code=')
  await context.close()

  await page.goto(local.urls.app)
  await openLogins(page)
  const popup = await openWindow(page, 'github')
  await popup.route('**/window/back.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `opener.postMessage({ resultUri: ${JSON.stringify(stolen)} }, '*')`,
    }),
  )
  await choose(popup, people.ben)
  // Its own result comes from the server.
  await expectUser(page, 'ben')
})

test('behavior: an app that isolates its windows @long', async ({
  local,
  page,
}) => {
  const app = await serveWith(local.urls.app, {
    'cross-origin-opener-policy': 'same-origin',
  })
  await page.goto(app.url)
  await openLogins(page)
  const popup = await openWindow(page, 'x')
  expect(await popup.evaluate(() => window.opener)).toBeNull()
  await choose(popup, people.ben)
  await expectUser(page, 'ben')
  await app.stop()
})

test('behavior: through Farcaster, after a rejection @long', async ({
  local,
  page,
}) => {
  await page.goto(local.urls.app)
  await openLogins(page)
  const begin = async () => {
    await page.getByTestId('social-farcaster').click()
    const link = page.getByTestId('farcaster-url')
    return (await link.getAttribute('href')) ?? ''
  }
  const first = await begin()
  // The frame is reloaded when a login is abandoned.
  const reloaded = waitForFrame(page)
  await answerFarcaster(page, first)
  await expect(page.getByTestId('farcaster-error')).toContainText('cancelled')
  await reloaded
  await answerFarcaster(page, await begin(), 2_003)
  await expectUser(page, 'cleo.eth')
})
