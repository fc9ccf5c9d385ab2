import type { BrowserContext, Page } from '@playwright/test'
import type { Services } from './createServices.js'
import { expect, frameOf, newEmail, test } from './fixtures.js'
import type { E2eState } from './state.js'
import { enterCode } from './steps.js'

test.describe.configure({ timeout: 120_000 })

/** The app of a project whose wallets can be recovered. */
async function openApp(
  context: BrowserContext,
  local: E2eState,
  projectId: 'by-code' | 'by-passkey',
) {
  const json = { ...local, projectId }
  await context.route('**/local.json', (route) => route.fulfill({ json }))
  const page = await context.newPage()
  await page.goto(local.urls.app)
  return page
}

/** Logs in up to the card of the frame. */
async function enter(page: Page, services: Services, email: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Continue with email' }).click()
  const device = page.getByTestId('device')
  const code = page.getByLabel('Code')
  await expect(device.or(code)).toBeVisible({ timeout: 20_000 })
  if (await device.isVisible()) await confirmDevice(page, services, email)
  await expect(code).toBeVisible()
  await enterCode(page, await services.code(email))
}

async function confirmDevice(page: Page, services: Services, email: string) {
  const link = async () =>
    (await services.mails(email)).find((mail) => mail.link)?.link
  await expect.poll(link).toBeTruthy()
  const mail = await page.context().newPage()
  await mail.goto(String(await link()))
  await mail.getByRole('button', { name: 'Confirm this device' }).click()
  await mail.close()
}

const getAddress = async (page: Page) => {
  await expect(page.getByTestId('address')).toBeVisible({ timeout: 20_000 })
  return page.getByTestId('address').textContent()
}

/** Clears the frame's data: the browser is a new device then. */
const forget = (page: Page) =>
  frameOf(page)
    .locator('html')
    .evaluate(
      () =>
        new Promise((resolve) => {
          const request = indexedDB.deleteDatabase('latchkey-frame')
          request.onsuccess = resolve
        }),
    )

test('a passkey opens the same account on another device', async ({
  context,
  local,
  problems,
  services,
}) => {
  const email = newEmail()
  const page = await openApp(context, local, 'by-passkey')
  const browser = await context.newCDPSession(page)
  await browser.send('WebAuthn.enable')
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      hasPrf: true,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      protocol: 'ctap2',
      transport: 'internal',
    },
  })
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
  await button.click()
  expect(await getAddress(page)).toBe(address)
  expect(problems).toEqual([])
})
