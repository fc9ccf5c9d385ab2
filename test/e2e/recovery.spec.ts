import type { BrowserContext, Page } from '@playwright/test'
import type { Services } from './createServices.js'
import {
  approve,
  expect,
  frameOf,
  newEmail,
  newReceiver,
  test,
} from './fixtures.js'
import type { E2eState } from './state.js'
import { enterCode, send } from './steps.js'

test.describe.configure({ timeout: 120_000 })

/** The app of a project whose wallets can be recovered. */
async function openApp(context: BrowserContext, local: E2eState) {
  await context.route('**/local.json', async (route) => {
    const answer = await route.fetch()
    const config = (await answer.json()) as object
    await route.fulfill({ json: { ...config, projectId: 'recoverable' } })
  })
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

test('the recovery code opens the same account on another device', async ({
  browser,
  context,
  local,
  problems,
  services,
}) => {
  const email = newEmail()
  const page = await openApp(context, local)
  await enter(page, services, email)
  const frame = frameOf(page)
  const shown = frame.getByTestId('recovery-code')
  await expect(shown).toBeVisible({ timeout: 20_000 })
  const code = (await shown.textContent()) ?? ''
  expect(code).toMatch(/^([0-9A-Z]{5}-){5}[0-9A-Z]{5}$/)
  // No address before there is a way back to it.
  await expect(page.getByTestId('address')).toHaveCount(0)
  const downloading = page.waitForEvent('download')
  await frame.getByTestId('recovery-download').click()
  const file = await (await downloading).createReadStream()
  let text = ''
  for await (const chunk of file) text += chunk
  expect(text).toContain(code)
  expect(text).toContain(email)
  await frame.getByTestId('recovery-saved').click()
  await expect(shown).toHaveCount(0)
  await frame.getByTestId('recovery-input').fill(code.slice(1))
  await frame.getByTestId('recovery-confirm').click()
  await expect(frame.getByTestId('recovery-hint')).toContainText('complete')
  await expect(page.getByTestId('address')).toHaveCount(0)
  await frame.getByTestId('recovery-input').fill(code.toLowerCase())
  await frame.getByTestId('recovery-confirm').click()
  const address = await getAddress(page)

  // The same device is asked nothing, and signs with both shares.
  await page.reload()
  expect(await getAddress(page)).toBe(address)
  const to = newReceiver()
  await send(page, { amount: '1', to })
  await approve(page)
  await expect(page.getByTestId('sent')).toBeVisible()
  expect(await services.usd(to)).toBe(1_000_000n)

  // Another device: the mail alone does not open it, the code does.
  await services.advance(31_000)
  const other = await browser.newContext()
  const second = await openApp(other, local)
  await enter(second, services, email)
  const card = frameOf(second)
  await expect(card.getByTestId('recovery-input')).toBeVisible({
    timeout: 20_000,
  })
  await expect(second.getByTestId('address')).toHaveCount(0)
  await card
    .getByTestId('recovery-input')
    .fill('00000-00000-00000-00000-00000-2Q5B3')
  await card.getByTestId('recovery-open').click()
  await expect(card.getByTestId('recovery-hint')).toContainText("isn't right")
  await card.getByTestId('recovery-input').fill(code.replaceAll('-', ' '))
  await card.getByTestId('recovery-open').click()
  expect(await getAddress(second)).toBe(address)
  await other.close()
  expect(problems).toEqual([])
})
