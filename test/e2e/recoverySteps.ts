import { type BrowserContext, expect, type Page } from '@playwright/test'
import type { Services } from './createServices.js'
import type { E2eState } from './state.js'
import { enterCode } from './steps.js'

/** The app of a project whose wallets can be recovered. */
export async function openApp(
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
export async function enter(page: Page, services: Services, email: string) {
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
