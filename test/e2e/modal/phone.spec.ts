import { devices, type Page } from '@playwright/test'
import { expect, newEmail, newReceiver, test } from '../fixtures.js'
import {
  alertOf,
  amountOf,
  buttonOf,
  codeOf,
  connectButton,
  en,
  enterCode,
  fillSend,
  logIn,
  modalOf,
  receiverOf,
  viewOf,
} from './steps.js'

const size = { height: 844, width: 390 }

// With touch, each click is a tap. Firefox has no touch here, and its window is
// sized.
test.use({
  // A sheet follows the finger, and moves.
  contextOptions: {},
  hasTouch: ({ browserName }, use) => use(browserName !== 'firefox'),
  userAgent: devices['iPhone 13'].userAgent,
  viewport: ({ browserName }, use) =>
    use(browserName === 'firefox' ? null : size),
})

test.beforeEach(({ page }) => page.setViewportSize(size))

const emailOf = (page: Page) =>
  modalOf(page).getByRole('textbox', { name: en.login.email })

/** Taps through the login up to the emailed code. */
async function tapToCode(page: Page, url: string, email = newEmail()) {
  await page.goto(url)
  await connectButton(page).click()
  await emailOf(page).click()
  await emailOf(page).fill(email)
  await buttonOf(page, en.login.continueWithEmail).click()
  await expect(codeOf(page)).toBeFocused()
  return email
}

test('default: a reload at the code step keeps the login, and the emailed code works @engines-long', async ({
  local,
  page,
  services,
}) => {
  const email = await tapToCode(page, local.urls.dapp)
  for (let count = 0; count < 2; count++) {
    await page.reload()
    await expect(viewOf(page, 'EmailVerifyOtp')).toContainText(email)
    await expect(codeOf(page)).toBeFocused()
    // The cooldown for another email continues where it was.
    await expect(
      buttonOf(page, en.login.resendIn(0).replace('0', '')),
    ).toHaveCount(0)
  }
  const kept = await page.evaluate(() => JSON.stringify(sessionStorage))
  const code = await services.code(email)
  expect(kept).not.toContain(code)
  await enterCode(page, code)
  await expect(viewOf(page, 'Account')).toBeVisible({ timeout: 20_000 })
  const after = await page.evaluate(() => JSON.stringify(sessionStorage))
  expect(after).not.toContain(email)
})

test('behavior: closed before the reload it stays closed, and continues on request @engines-long @long', async ({
  local,
  page,
  services,
}) => {
  const email = await tapToCode(page, local.urls.dapp)
  await buttonOf(page, en.common.close).click()
  await expect(modalOf(page)).toBeHidden()
  await page.reload()
  await connectButton(page).click()
  const resume = buttonOf(page, new RegExp(`^${en.login.resumeCode}`))
  await expect(resume).toContainText(email)
  await resume.click()
  await enterCode(page, await services.code(email))
  await expect(viewOf(page, 'Account')).toBeVisible({ timeout: 20_000 })
})

test('behavior: without the modal the same reload keeps the step @long', async ({
  local,
  page,
  services,
}) => {
  const email = newEmail()
  await page.goto(local.urls.app)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Continue with email' }).click()
  await expect(page.getByLabel('Code')).toBeVisible()
  await page.reload()
  await page.getByLabel('Code').fill(await services.code(email))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByTestId('address')).toBeVisible({ timeout: 20_000 })
})

test('behavior: a send is restored after a reload @kept @engines-long', async ({
  local,
  page,
  services,
}) => {
  await logIn(page, local, services)
  const to = newReceiver()
  await fillSend(page, { amount: '3', to })
  await page.reload()
  await expect(amountOf(page)).toHaveValue('3', { timeout: 20_000 })
  await expect(receiverOf(page)).toHaveValue(to)
  // A form that was closed is not opened again.
  await buttonOf(page, en.common.close).click()
  await page.reload()
  await expect(
    page.getByRole('banner').getByRole('button', { name: /0x/ }),
  ).toBeVisible()
  await expect(modalOf(page)).toHaveCount(0)
})

/** Reads the page's history position, without the entries of the modal. */
const readHistory = (page: Page) =>
  page.evaluate(() => ({ length: history.length, path: location.pathname }))

test('behavior: the back button goes back one view, then closes, then leaves the page @engines-long', async ({
  local,
  page,
}) => {
  await page.goto(local.urls.app)
  await page.goto(local.urls.dapp)
  const before = await readHistory(page)
  await connectButton(page).click()
  await expect(modalOf(page)).toBeVisible()
  await buttonOf(page, en.login.noWallet).click()
  await expect(viewOf(page, 'Create')).toBeVisible()
  await page.goBack()
  await expect(viewOf(page, 'Connect')).toBeVisible()
  await page.goBack()
  await expect(modalOf(page)).toBeHidden()
  expect((await readHistory(page)).path).toBe(before.path)
  // Forward shows nothing that was closed; going back then leaves.
  await page.goForward()
  await expect(modalOf(page)).toBeHidden()
  await expect
    .poll(() => page.evaluate(() => history.state?.latchkey?.isPage))
    .toBe(false)
  await page.goBack()
  await expect(page).toHaveURL(local.urls.app)
})

test('behavior: closing it otherwise leaves no history entry, also after a reload @engines-long @long', async ({
  local,
  page,
}) => {
  await page.goto(local.urls.app)
  await page.goto(local.urls.dapp)
  const before = await readHistory(page)
  for (let count = 0; count < 3; count++) {
    await connectButton(page).click()
    await buttonOf(page, en.common.close).click()
    await expect(modalOf(page)).toBeHidden()
  }
  // At most one entry, however often it is opened and closed.
  expect((await readHistory(page)).length).toBe(before.length + 1)
  await page.reload()
  await expect(connectButton(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(local.urls.app)
})

/**
 * Drags one finger down from the grabber, through the browser's touch input.
 */
async function pull(
  page: Page,
  { by, steps = 12 }: { by: number; steps?: number },
) {
  const box = await modalOf(page).locator('.lk-grabber').boundingBox()
  if (!box) throw new Error('There is no grabber')
  const client = await page.context().newCDPSession(page)
  const x = box.x + box.width / 2
  const touch = (type: 'touchStart' | 'touchMove', y: number) =>
    client.send('Input.dispatchTouchEvent', { touchPoints: [{ x, y }], type })
  await touch('touchStart', box.y + 2)
  for (let step = 1; step <= steps; step++) {
    await touch('touchMove', box.y + 2 + (by * step) / steps)
    await page.waitForTimeout(16)
  }
  return {
    /** Rests before lifting, so that the finger has no speed. */
    async release() {
      await page.waitForTimeout(150)
      await touch('touchMove', box.y + 2 + by)
      await client.send('Input.dispatchTouchEvent', {
        touchPoints: [],
        type: 'touchEnd',
      })
    },
  }
}

test('behavior: the grabber follows the finger, slides back, and closes @long', async ({
  local,
  page,
}) => {
  await page.goto(local.urls.dapp)
  await connectButton(page).click()
  const card = modalOf(page).locator('.lk-card')
  await expect(modalOf(page)).toBeVisible()
  const top = async () => Math.round((await card.boundingBox())?.y ?? 0)
  let last = Number.NaN
  // Its height follows the rows that arrive.
  await expect
    .poll(async () => {
      const isStill = last === (await top())
      last = await top()
      return isStill
    })
    .toBe(true)
  const before = await top()
  const short = await pull(page, { by: 60 })
  expect(await top()).toBe(before + 60)
  await short.release()
  await expect.poll(top).toBe(before)
  const height = (await card.boundingBox())?.height ?? 0
  const long = await pull(page, { by: Math.round(height / 2) })
  await long.release()
  await expect(modalOf(page)).toBeHidden()
  await connectButton(page).click()
  await expect(modalOf(page)).toBeVisible()
  await expect.poll(top).toBe(before)
})

test('behavior: a pasted email yields its code, an ambiguous text is rejected with a message, and a resend returns to the code', async ({
  context,
  local,
  page,
  services,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  const email = await tapToCode(page, local.urls.dapp)
  await expect(codeOf(page)).toHaveAttribute('autocomplete', 'one-time-code')
  const old = await services.code(email)
  const paste = async (text: string) => {
    await page.evaluate((value) => navigator.clipboard.writeText(value), text)
    await page.keyboard.press('Control+v')
  }
  await paste('Order 654321, code 123456')
  await expect(alertOf(page, en.login.codeAmbiguous)).toBeVisible()
  await paste('Code 123456\n\n@evil.example #123456')
  await expect(
    alertOf(page, en.login.codeOfOther('evil.example')),
  ).toBeVisible()
  await expect(codeOf(page)).toHaveValue('')

  await services.advance(31_000)
  await page.clock.fastForward(31_000)
  await buttonOf(page, en.login.resend).click()
  await expect(codeOf(page)).toBeFocused()
  await expect.poll(() => services.code(email)).not.toBe(old)
  const [mail] = await services.mails(email)
  await paste(mail?.text ?? '')
  await expect(viewOf(page, 'Account')).toBeVisible({ timeout: 20_000 })
})

test('behavior: a keyboard covers neither the field nor the button @long', async ({
  local,
  page,
  services,
}) => {
  await logIn(page, local, services)
  await buttonOf(page, en.account.send).click()
  await receiverOf(page).click()
  // What a phone reports once its keyboard covers the page.
  await page.evaluate(() => {
    const { visualViewport } = window
    Object.defineProperty(visualViewport, 'height', {
      configurable: true,
      value: 420,
    })
    visualViewport?.dispatchEvent(new Event('resize'))
  })
  const bottomOf = (selector: string) =>
    modalOf(page)
      .locator(selector)
      .evaluate((element) => element.getBoundingClientRect().bottom)
  await expect.poll(() => bottomOf('.lk-footer button')).toBeLessThan(420)
  const [field, body] = await Promise.all([
    receiverOf(page).evaluate((input) => input.getBoundingClientRect()),
    modalOf(page)
      .locator('.lk-body:not(.lk-left *)')
      .evaluate((element) => element.getBoundingClientRect()),
  ])
  expect(field.bottom).toBeLessThanOrEqual(body.bottom)
  expect(field.top).toBeGreaterThanOrEqual(body.top)
  const size = await receiverOf(page).evaluate(
    (input) => getComputedStyle(input).fontSize,
  )
  // Below this, iOS zooms in whenever a field is focused.
  expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(16)
  // On its side, the keyboard leaves half of the little there is.
  await buttonOf(page, en.common.back).click()
  await buttonOf(page, en.account.buy).click()
  await page.setViewportSize({ height: 400, width: 640 })
  await page.evaluate(() => {
    const { visualViewport } = window
    Object.defineProperty(visualViewport, 'height', { value: 200 })
    visualViewport?.dispatchEvent(new Event('resize'))
  })
  const amount = modalOf(page).getByRole('textbox').first()
  await amount.click()
  await expect.poll(() => bottomOf('[type=submit]')).toBeLessThan(200)
  const isSeen = () =>
    amount.evaluate((input) => {
      const body = input.closest('.lk-body')?.getBoundingClientRect()
      const { bottom, top } = input.getBoundingClientRect()
      const middle = (top + bottom) / 2
      return body && middle - 12 > body.top && middle + 12 < body.bottom
    })
  await expect.poll(isSeen).toBe(true)
})
