import type { Page } from '@playwright/test'
import {
  approve,
  test as base,
  expect,
  frameOf,
  type login,
  newEmail,
  newReceiver,
} from './fixtures.js'
import { confirmDevice } from './recoverySteps.js'
import { enterCode, send } from './steps.js'

type Services = Parameters<typeof login>[1]

/** A frame whose database is not listed, as in WebKit. */
const test = base.extend({
  context: async ({ context }, use) => {
    await context.addInitScript(() => {
      if (window.top !== window) indexedDB.databases = async () => []
    })
    await use(context)
  },
})

test.describe.configure({ timeout: 120_000 })
test.use({ opensKeepWindow: false })

/** Logs in up to the card of the frame. */
async function enter(
  page: Page,
  services: Services,
  email: string,
  { isNewDevice = false } = {},
) {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Continue with email' }).click()
  // The device ID was lost together with the frame's storage.
  if (isNewDevice) {
    await expect(page.getByTestId('device')).toContainText(email)
    await confirmDevice(page, services, email)
  }
  await expect(page.getByLabel('Code')).toBeVisible()
  await enterCode(page, await services.code(email))
  await expect(frameOf(page).getByTestId('keep-open')).toBeVisible()
}

/** Opens the window and continues there. */
async function keep(page: Page, email: string) {
  const opening = page.context().waitForEvent('page')
  await frameOf(page).getByTestId('keep-open').click()
  const opened = await opening
  await expect(opened.getByTestId('keep-name')).toHaveText(email)
  await expect(opened.getByTestId('origin')).toHaveText(
    new URL(page.url()).origin,
  )
  // No script can accept for the user.
  await opened
    .getByTestId('keep-continue')
    .evaluate((button: HTMLElement) => button.click())
  await expect(page.getByTestId('address')).toHaveCount(0)
  // It closes itself, often before the click has returned.
  await opened
    .getByTestId('keep-continue')
    .click()
    .catch((error: unknown) => {
      if (!opened.isClosed()) throw error
    })
  await expect(page.getByTestId('address')).toBeVisible()
  await expect.poll(() => opened.isClosed()).toBe(true)
  return (await page.getByTestId('address').textContent()) as `0x${string}`
}

/** Clears the frame's data, as closing the browser does. */
async function forget(page: Page) {
  await frameOf(page)
    .locator('html')
    .evaluate(
      () =>
        new Promise((resolve) => {
          const request = indexedDB.deleteDatabase('latchkey-frame')
          request.onsuccess = resolve
        }),
    )
}

test('default: the same email has the same address after a restart @engines-long', async ({
  browserName,
  local,
  page,
  services,
}, { project }) => {
  test.skip(project.name === 'blocked', 'Such a frame has no data to clear.')
  // Its driver takes a second or more for each of sixty steps.
  test.slow(browserName === 'firefox')
  const email = newEmail()
  await page.goto(local.urls.app)
  await enter(page, services, email)
  await expect(page.getByTestId('address')).toHaveCount(0)
  const address = await keep(page, email)
  await expect(page.getByTestId('not-kept')).toHaveCount(0)
  await page.reload()
  await expect(page.getByTestId('address')).toHaveText(address)
  await expect
    .poll(() => services.usd(address), { timeout: 20_000 })
    .toBeGreaterThan(0n)

  await forget(page)
  await page.reload()
  await expect(page.getByLabel('Email')).toBeVisible()
  await services.advance(31_000)
  await enter(page, services, email, { isNewDevice: true })
  expect(await keep(page, email)).toBe(address)
  const to = newReceiver()
  await send(page, { amount: '1', to })
  await approve(page)
  await expect(page.getByTestId('sent')).toBeVisible()
  expect(await services.usd(to)).toBe(1_000_000n)
})

test('error: a blocked window is reported, and an account that is not saved @rest @engines-long', async ({
  local,
  page,
  services,
}) => {
  await page.goto(local.urls.app)
  await enter(page, services, newEmail())
  const frame = frameOf(page)
  await frame.locator('html').evaluate(() => {
    window.open = () => null
  })
  await expect(frame.getByTestId('keep-without')).toBeHidden()
  await frame.getByTestId('keep-open').click()
  await expect(frame.getByTestId('keep-hint')).toContainText('Allow pop-ups')
  await expect(page.getByTestId('address')).toHaveCount(0)
  await frame.getByTestId('keep-without').click()
  await expect(page.getByTestId('address')).toBeVisible()
  await expect(page.getByTestId('not-kept')).toBeVisible()
})
