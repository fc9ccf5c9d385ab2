import type { Page } from '@playwright/test'
import { expect, newEmail, test } from '../fixtures.js'
import { toWrongCode, waitForFrame } from '../steps.js'
import {
  alertOf,
  buttonOf,
  codeOf,
  connectButton,
  en,
  enterCode,
  enterEmail,
  expectSound,
  logIn,
  modalOf,
  press,
  viewOf,
} from './steps.js'

const HALF_MINUTE_MS = 31_000
const CODE_LIFE_MS = 10 * 60_000

/** Opens the page at the code step, with a clock that tests can move. */
async function openCodeStep(page: Page, url: string, email: string) {
  await page.clock.install()
  await page.goto(url)
  await connectButton(page).click()
  await enterEmail(page, email)
  await expect(codeOf(page)).toBeFocused()
}

const readLink = (mails: readonly { link?: string }[]) =>
  mails.find(({ link }) => link)?.link

test('behavior: continues when closed and reopened; a wrong code, then the right one @engines', async ({
  local,
  page,
  services,
}) => {
  const email = newEmail()
  await page.goto(local.urls.dapp)
  await connectButton(page).click()
  for (const wrong of ['ann', 'ann@example', 'a b@example.com']) {
    await enterEmail(page, wrong)
    await expect(
      alertOf(page, en.notices.errors.INVALID_EMAIL ?? ''),
    ).toHaveCount(1)
  }
  await expectSound(page)
  await enterEmail(page, email)
  await expect(codeOf(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(modalOf(page)).toBeHidden()
  await connectButton(page).click()
  await press(page, new RegExp(`^${en.login.resumeCode}`))
  await expect(codeOf(page)).toBeFocused()

  const code = await services.code(email)
  await page.keyboard.type(toWrongCode(code))
  await expect(alertOf(page, "That code isn't right")).toBeVisible()
  await expect(codeOf(page)).toBeFocused()
  await expectSound(page)
  // The wrong code is selected, so that typing replaces it.
  await page.keyboard.type(code)
  await expect(viewOf(page, 'Account')).toContainText('1,000 USDL', {
    timeout: 20_000,
  })
})

test('error: an expired code, and another email after the cooldown @long', async ({
  local,
  page,
  services,
}) => {
  const email = newEmail()
  await openCodeStep(page, local.urls.dapp, email)
  const code = await services.code(email)
  const wait = buttonOf(page, /^Resend code in \d+ s$/)
  await expect(wait).toBeDisabled()
  await services.advance(CODE_LIFE_MS)
  await enterCode(page, code)
  await expect(alertOf(page, 'That code has expired')).toBeVisible()
  await page.clock.fastForward(HALF_MINUTE_MS)
  await expect(wait).toHaveCount(0)
  await press(page, en.login.resend)
  await expect(alertOf(page, /./)).toHaveCount(0)
  await expect.poll(() => services.code(email)).not.toBe(code)
  await expectSound(page)
  await enterCode(page, await services.code(email))
  await expect(viewOf(page, 'Account')).toBeVisible()
})

test('error: the sixth attempt is rejected, and a new code works after the cooldown @rest @engines-long', async ({
  local,
  page,
  services,
}) => {
  const email = newEmail()
  await openCodeStep(page, local.urls.dapp, email)
  const code = await services.code(email)
  for (let step = 1; step <= 5; step++) {
    const refused = page.waitForResponse(/\/auth\/otp$/)
    await enterCode(page, toWrongCode(code, step))
    await refused
    await expect(alertOf(page, "That code isn't right")).toBeVisible()
  }
  await enterCode(page, code)
  await expect(alertOf(page, 'Too many attempts')).toBeVisible()

  // The next email has to wait, and the user sees for how long.
  await press(page, en.login.otherEmail)
  await enterEmail(page, email)
  await expect(alertOf(page, /Try again in \d+ s/)).toBeVisible()
  await expectSound(page)
  await page.clock.fastForward(HALF_MINUTE_MS)
  await services.advance(HALF_MINUTE_MS)
  await press(page, en.login.continueWithEmail)
  await expect(codeOf(page)).toBeFocused()
  await expect.poll(() => services.code(email)).not.toBe(code)
  await enterCode(page, await services.code(email))
  await expect(viewOf(page, 'Account')).toBeVisible()
})

test('error: a reloaded page gets the remaining cooldown from the service @long', async ({
  local,
  page,
  services,
}) => {
  const email = newEmail()
  await openCodeStep(page, local.urls.dapp, email)
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  const loaded = waitForFrame(page)
  await connectButton(page).click()
  await enterEmail(page, email)
  await expect(alertOf(page, /Try again in (2\d|30) s/)).toBeVisible()
  await expectSound(page)
  await loaded
  await services.advance(HALF_MINUTE_MS)
  await page.clock.fastForward(HALF_MINUTE_MS)
  await expect(alertOf(page, /Try again/)).toHaveCount(0)
  await press(page, en.login.continueWithEmail)
  await expect(codeOf(page)).toBeFocused()
})

test('behavior: a new device waits for its emailed link, rejected and then allowed @engines-long', async ({
  browser,
  local,
  page,
  services,
}) => {
  const { email } = await logIn(page, local, services)
  await services.advance(HALF_MINUTE_MS)
  const device = await browser.newContext()
  const other = await device.newPage()
  await other.clock.install()
  await other.goto(local.urls.dapp)
  await connectButton(other).click()
  await enterEmail(other, email)
  await expect(viewOf(other, 'EmailVerifyDevice')).toContainText(email)
  await expect(modalOf(other)).toContainText(en.login.linkWaiting)
  await expectSound(other)
  const mail = await page.context().newPage()
  const openLink = async (before?: string) => {
    const link = async () => readLink(await services.mails(email))
    await expect.poll(link).not.toBe(before)
    const url = String(await link())
    await mail.goto(url)
    return url
  }
  const first = await openLink()
  await mail.getByRole('button', { name: 'It was not me' }).click()
  await expect(alertOf(other, en.login.linkFailed)).toContainText(
    "This device wasn't approved",
  )
  await expectSound(other)

  await services.advance(HALF_MINUTE_MS)
  await other.clock.fastForward(HALF_MINUTE_MS)
  await press(other, en.login.resendLink)
  // An answer that comes after the modal was closed would lead to this view.
  await expect(modalOf(other)).toContainText(/Resend link in \d+ s/)
  // While closed, it keeps waiting.
  await other.keyboard.press('Escape')
  await expect(modalOf(other)).toBeHidden()
  await connectButton(other).click()
  await press(other, new RegExp(`^${en.login.resumeLink}`))
  await openLink(first)
  await mail.getByRole('button', { name: 'Confirm this device' }).click()
  await other.bringToFront()
  await expect(codeOf(other)).toBeFocused()
  await enterCode(other, await services.code(email))
  await expect(viewOf(other, 'Account')).toBeVisible()
  await device.close()
})
