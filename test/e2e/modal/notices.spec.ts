import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.js'
import { announceWallets } from './announceWallets.js'
import {
  alertOf,
  connectButton,
  en,
  logIn,
  modalOf,
  press,
  viewOf,
} from './steps.js'

const fjord = {
  address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  name: 'Fjord',
  rdns: 'test.fjord',
}
const { alerts, toasts } = en.notices

const toastOf = (page: Page, text: string) =>
  page.locator('.lk-toast').filter({ hasText: text })
const opener = (page: Page) =>
  page.getByRole('button', { name: en.button.connect })

/** What the page logs for developers. */
function recordWarnings(page: Page) {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith('Latchkey:')) warnings.push(message.text())
  })
  return warnings
}

test.describe('toasts', () => {
  test("behavior: 'Signature declined' for a hook of wagmi, through an injected wallet", async ({
    local,
    page,
  }) => {
    const { answer } = await announceWallets(page, local, [fjord])
    await page.goto(`${local.urls.stage}/?app`)
    await opener(page).click()
    await press(page, /^Fjord/)
    await expect(modalOf(page)).toBeHidden()
    await answer('Fjord', 'no')
    await page.getByRole('button', { exact: true, name: 'Sign' }).click()
    await expect(toastOf(page, toasts.signatureDeclined())).toBeVisible()
    await expect(toastOf(page, toasts.signatureDeclined())).toBeHidden()
  })

  test("behavior: 'Action not allowed' after 300 ms, for a method the embedded wallet does not list @long", async ({
    local,
    page,
    services,
  }) => {
    await logIn(page, local, services, { url: `${local.urls.stage}/?app` })
    await page.keyboard.press('Escape')
    await expect(modalOf(page)).toBeHidden()
    const waited = await page.evaluate(async (text) => {
      const until = async (isThere: () => boolean | undefined) => {
        while (!isThere()) await new Promise(requestAnimationFrame)
        return performance.now()
      }
      const find = (query: string) => document.querySelector(query)
      const button = [...document.querySelectorAll('button')].find((one) =>
        one.textContent?.startsWith('Call a method'),
      )
      button?.click()
      const failedAt = await until(() =>
        Boolean(find('output[aria-label=Call]')?.textContent),
      )
      const shownAt = await until(() =>
        find('.lk-toast')?.textContent?.includes(text),
      )
      return shownAt - failedAt
    }, toasts.actionNotAllowed())
    // The page renders the failure a frame or two later.
    expect(waited).toBeGreaterThan(250)
    await expect(page.getByLabel('Call')).not.toBeEmpty()
  })

  test("behavior: 'might not support Smart Accounts' when the frame stays on the other kind @long", async ({
    local,
    page,
    services,
  }) => {
    // As a frame without smart accounts for this site answers.
    await page.addInitScript(() => {
      if (window === window.top) return
      addEventListener('message', ({ data }) => {
        if (String(data?.type).endsWith('SET_PREFERRED_ACCOUNT'))
          data.payload.type = 'eoa'
      })
    })
    await logIn(page, local, services, { url: `${local.urls.stage}/?app` })
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Use a smart account' }).click()
    await expect(toastOf(page, toasts.smartAccountsUnsupported())).toBeVisible()
  })

  test("behavior: 'initialize authentication' when the session cannot be read", async ({
    local,
    page,
  }) => {
    await announceWallets(page, local, [fjord])
    await page.route('**/auth/session', (route) =>
      route.fulfill({ status: 500, body: 'down' }),
    )
    await page.goto(`${local.urls.dapp}/sign-in.html?server`)
    await connectButton(page).click()
    await press(page, /^Fjord/)
    await expect(toastOf(page, toasts.authenticationFailed())).toBeVisible()
    // Whether the account is signed in is not known, so it is disconnected.
    await expect(
      page.getByRole('banner').getByRole('button', { name: /^Account 0x/ }),
    ).toHaveCount(0)
  })
})

test.describe('alerts for developers', () => {
  for (const isQuiet of [false, true])
    test(`behavior: a refused origin, ${isQuiet ? 'without' : 'with'} debug`, async ({
      local,
      page,
    }) => {
      const warnings = recordWarnings(page)
      const refused = page.waitForResponse('**/appkit/v1/config**')
      await page.route('**/appkit/v1/config**', (route) =>
        route.fulfill({
          body: JSON.stringify({ error: 'Origin not found on Allowlist' }),
          headers: { 'access-control-allow-origin': '*' },
          status: 403,
        }),
      )
      await page.goto(`${local.urls.stage}/?${isQuiet ? 'quiet' : ''}`)
      await opener(page).click()
      await refused
      const [refusal] = alerts.invalidAppConfiguration
      if (isQuiet) {
        await expect(viewOf(page, 'Connect')).toBeVisible()
        await expect(alertOf(page, refusal)).toHaveCount(0)
        expect(warnings).toEqual([])
        return
      }
      await expect(alertOf(page, refusal)).toBeVisible()
      expect(warnings).toMatchObject([expect.stringContaining('APKT002')])
    })

  test('behavior: the dashboard switches on what the page has switched off @long', async ({
    local,
    page,
    services,
  }) => {
    const features = encodeURIComponent(JSON.stringify({ email: false }))
    const [ignored] = alerts.featuresIgnored
    const email = modalOf(page).getByRole('textbox', { name: en.login.email })
    await services.setFeatures([
      { id: 'social_login', isEnabled: true, config: ['email'] },
    ])
    await page.goto(`${local.urls.stage}/?features=${features}`)
    await opener(page).click()
    await expect(alertOf(page, ignored)).toBeVisible()
    // It would move the wallets, so it is there from the next time.
    await page.keyboard.press('Escape')
    await expect(modalOf(page)).toBeHidden()
    await opener(page).click()
    await expect(email).toBeVisible()

    // A dashboard without settings leaves the choice to the page.
    await services.setFeatures([
      { id: 'social_login', isEnabled: true, config: null },
    ])
    await page.evaluate(() => localStorage.clear())
    await page.reload()
    const answered = page.waitForResponse('**/appkit/v1/config**')
    await opener(page).click()
    await answered
    await expect(viewOf(page, 'Connect')).toBeVisible()
    await expect(alertOf(page, ignored)).toHaveCount(0)
    await expect(email).toHaveCount(0)
  })

  test('behavior: alerts for users need no debug', async ({ local, page }) => {
    await announceWallets(page, local, [fjord])
    await page.goto(`${local.urls.stage}/?app&quiet`)
    await opener(page).click()
    await press(page, /^Fjord/)
    await expect(modalOf(page)).toBeHidden()
    await page.getByRole('button', { name: 'To a network' }).click()
    await page.getByRole('button', { name: /^Account 0x/ }).click()
    await expect(alertOf(page, alerts.networkNotFound[0])).toBeVisible()
  })
})
