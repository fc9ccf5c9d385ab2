import type { Page } from '@playwright/test'
import { approve, expect, newEmail, newReceiver, test } from '../fixtures.js'
import {
  alertOf,
  buttonOf,
  codeOf,
  connectButton,
  en,
  enterCode,
  enterEmail,
  expectComplete,
  expectSound,
  fillSend,
  logIn,
  modalOf,
  press,
  viewOf,
} from './steps.js'

const LOAD_TIMEOUT_MS = 20_500

/**
 * Makes files of the page fail to load; returns a function that restores them.
 */
async function lose(page: Page, name: string) {
  const pattern = `**/assets/${name}-*.js`
  await page.route(pattern, (route) => route.abort())
  return () => page.unroute(pattern)
}

test('error: the frame never loads: one alert, a message each time, then it works @engines-long', async ({
  local,
  page,
  services,
}) => {
  const [title] = en.notices.alerts.walletNotLoaded
  const words = en.notices.errors.FRAME_LOAD_FAILED ?? ''
  const email = newEmail()
  await page.clock.install()
  await page.goto(local.urls.dapp)
  await services.fault({ service: 'wallet', mode: 'hang' })
  await connectButton(page).click()
  await enterEmail(page, email)
  await expect(page.locator('iframe')).toHaveCount(1)
  await page.clock.fastForward(LOAD_TIMEOUT_MS)
  await expect(alertOf(page, title)).toBeVisible()
  await expect(alertOf(page, words)).toBeVisible()
  await expectSound(page)
  await press(page, en.notices.dismiss)
  await expectSound(page)
  await press(page, en.login.continueWithEmail)
  await expect(alertOf(page, words)).toHaveCount(0)
  await page.clock.fastForward(LOAD_TIMEOUT_MS)
  await expect(alertOf(page, words)).toBeVisible()
  await expect(alertOf(page, title)).toHaveCount(0)
  await services.heal()
  await press(page, en.login.continueWithEmail)
  await expect(codeOf(page)).toBeFocused()
  await enterCode(page, await services.code(email))
  await expect(viewOf(page, 'Account')).toBeVisible()
})

test('error: the frame never answers: an alert after 30 s, then it works @long', async ({
  local,
  page,
  services,
}) => {
  const [title] = en.notices.alerts.walletTimedOut
  const email = newEmail()
  await page.clock.install()
  // The frame loads, and misses the first request.
  await page.addInitScript(() => {
    if (window === window.top) return
    addEventListener('message', (event) => {
      if (!String(event.data?.type).endsWith('CONNECT_EMAIL')) return
      if (document.documentElement.dataset.missed) return
      document.documentElement.dataset.missed = 'true'
      event.stopImmediatePropagation()
    })
  })
  await page.goto(local.urls.dapp)
  await connectButton(page).click()
  await enterEmail(page, email)
  await expect(
    page.frameLocator('iframe').locator('html[data-missed]'),
  ).toHaveCount(1)
  await expect(alertOf(page, title)).toHaveCount(0)
  await page.clock.fastForward(30_000)
  await expect(alertOf(page, title)).toBeVisible()
  await press(page, en.login.continueWithEmail)
  await expect(codeOf(page)).toBeFocused()
  await expect(alertOf(page, title)).toHaveCount(0)
  await enterCode(page, await services.code(email))
  await expect(viewOf(page, 'Account')).toBeVisible()
})

test('error: the alert disappears once the frame has loaded @long', async ({
  local,
  page,
  services,
}) => {
  const [title] = en.notices.alerts.walletNotLoaded
  await page.clock.install()
  await page.goto(local.urls.dapp)
  await services.fault({ service: 'wallet', mode: 'down' })
  await connectButton(page).click()
  await enterEmail(page, newEmail())
  await expect(page.locator('iframe')).toHaveCount(1)
  await page.clock.fastForward(LOAD_TIMEOUT_MS)
  await expect(alertOf(page, title)).toBeVisible()
  await services.heal()
  await press(page, en.login.continueWithEmail)
  await expect(codeOf(page)).toBeFocused()
  await expect(alertOf(page, title)).toHaveCount(0)
})

test('error: no balances: a toast and an inline error, and another try @engines-long', async ({
  local,
  page,
  services,
}) => {
  const email = newEmail()
  await services.fault({ service: 'api', mode: '500' })
  await page.goto(local.urls.dapp)
  await connectButton(page).click()
  await enterEmail(page, email)
  await enterCode(page, await services.code(email))
  const failure = alertOf(page, en.account.balancesFailed)
  const toast = modalOf(page).getByText(en.notices.toasts.balanceUnavailable())
  await expect(toast).toBeVisible()
  await expect(failure).toBeVisible()
  await expectSound(page)
  // Not the balances: the networks must be known first.
  const asked = page.waitForResponse(/\/v1\/supported-chains/)
  await press(page, en.common.tryAgain)
  await asked
  await expect(failure).toBeVisible()
  await services.heal()
  // The account asks again by itself.
  await expect(viewOf(page, 'Account')).toContainText('1,000 USDL', {
    timeout: 40_000,
  })
  await expectSound(page)
})

test('error: outdated balances: one toast, and the time of the last update @long', async ({
  local,
  page,
  services,
}) => {
  const REFRESH_MS = 11_000
  const toast = modalOf(page).getByText(en.notices.toasts.balanceUnavailable())
  const account = viewOf(page, 'Account')
  await page.clock.install()
  await logIn(page, local, services)
  await services.fault({ service: 'api', mode: '500' })
  await page.clock.fastForward(REFRESH_MS)
  await expect(toast).toBeVisible()
  await expect(account).toContainText(/Last updated at/)
  await expect(account).toContainText('1,000 USDL')
  await expectSound(page)
  await page.clock.fastForward(REFRESH_MS)
  await expect(toast).toHaveCount(0)
  const asked = page.waitForResponse(/\/balance/)
  await press(page, en.common.tryAgain)
  await asked
  await expect(account).toContainText(/Retrying in/)
  await expect(toast).toHaveCount(0)
  await services.heal()
  await press(page, en.common.tryAgain)
  await expect(account).not.toContainText(/Last updated at/)
  await expectSound(page)
})

test('error: the code of the modal, or of a view, cannot be loaded @long', async ({
  local,
  page,
  services,
}) => {
  const email = newEmail()
  const giveDialog = await lose(page, 'modalRoots')
  await page.goto(local.urls.dapp)
  const banner = page.getByRole('banner')
  await connectButton(page).click()
  const failed = banner.getByRole('button', { name: en.button.failed })
  await expect(failed).toBeVisible()
  await expect(modalOf(page)).toBeHidden()
  await giveDialog()
  const giveAccount = await lose(page, 'accountViews')
  await failed.click()
  await enterEmail(page, email)
  await enterCode(page, await services.code(email))
  await expect(alertOf(page, en.common.notLoaded)).toBeVisible()
  await expectSound(page)
  await press(page, en.common.tryAgain)
  await expect(alertOf(page, en.common.notLoaded)).toBeVisible()
  await giveAccount()
  await press(page, en.common.tryAgain)
  await expect(viewOf(page, 'Account')).toContainText('1,000 USDL', {
    timeout: 20_000,
  })
  await expectSound(page)
})

test('behavior: waits for a slow network, and sends no request twice @long @touch', async ({
  local,
  page,
  problems,
  services,
}) => {
  const to = newReceiver()
  await page.setViewportSize({ height: 844, width: 390 })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 200_000,
    uploadThroughput: 50_000,
  })
  const mails: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/auth/email'))
      mails.push(request.url())
  })
  const email = newEmail()
  await page.goto(local.urls.dapp)
  // An impatient user.
  await connectButton(page).dblclick()
  await expect(viewOf(page, 'Connect')).toBeVisible()
  await enterEmail(page, email)
  await page.keyboard.press('Enter')
  await expect(codeOf(page)).toBeFocused()
  expect(mails).toHaveLength(1)
  await enterCode(page, await services.code(email))
  await expect(viewOf(page, 'Account')).toContainText('1,000 USDL', {
    timeout: 20_000,
  })
  await fillSend(page, { amount: '3', to })
  await buttonOf(page, en.send.review).dblclick()
  await approve(page)
  await expectComplete(page, '3 USDL sent')
  expect(await services.usd(to)).toBe(3_000_000n)
  expect(problems).toEqual([])
})

test('error: an expired session is reported, and nothing is sent @long @touch', async ({
  local,
  page,
  services,
}) => {
  const to = newReceiver()
  await page.clock.install()
  const { email } = await logIn(page, local, services)
  await fillSend(page, { amount: '1', to })
  await services.advance(31 * 24 * 3_600_000)
  await page.clock.fastForward(31_000)
  await press(page, en.send.review)
  const [title] = en.notices.alerts.sessionExpired
  await expect(viewOf(page, 'Connect')).toBeVisible()
  await expect(alertOf(page, title)).toBeVisible()
  await expectSound(page)
  expect(await services.usd(to)).toBe(0n)
  await enterEmail(page, email)
  await expect(alertOf(page, title)).toHaveCount(0)
  await enterCode(page, await services.code(email))
  await expect(viewOf(page, 'Account')).toContainText('1,000 USDL')
})
