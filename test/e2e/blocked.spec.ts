import type { Page } from '@playwright/test'
import {
  approve,
  expect,
  frameOf,
  newEmail,
  newReceiver,
  test as open,
} from './fixtures.js'
import { openKeepWindow } from './keepSteps.js'
import { confirmDevice, openWindow } from './recoverySteps.js'
import { enterCode, reloadFrame, send } from './steps.js'

type Services = Parameters<typeof confirmDevice>[1]

/** A frame whose storage is blocked, with people who look at its cards. */
const test = open.extend<{ blocked: undefined }>({
  opensKeepWindow: false,
  blocked: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright's own form
    async ({}, use, { project }) => {
      test.skip(project.name !== 'blocked', 'Storage is there.')
      await use(undefined)
    },
    { auto: true },
  ],
})

const COOKIE = 'latchkey-session'

const keepButton = (page: Page) => frameOf(page).getByTestId('keep-open')
const addressOf = (page: Page) => page.getByTestId('address')

/** Logs in up to the card of the frame. */
async function enter(page: Page, services: Services, email: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Continue with email' }).click()
  await expect(page.getByLabel('Code')).toBeVisible()
  await enterCode(page, await services.code(email))
  await expect(keepButton(page)).toBeVisible()
}

async function logIn(page: Page, services: Services, email: string) {
  await enter(page, services, email)
  await openKeepWindow(page)
  await expect(addressOf(page)).toBeVisible()
  const address = (await addressOf(page).textContent()) as `0x${string}`
  // A login waits for the faucet for a limited time only.
  await expect
    .poll(() => services.usd(address), { timeout: 20_000 })
    .toBeGreaterThan(0n)
  return address
}

const readCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name.endsWith(COOKIE))

test('default: a reload keeps the login, and the window gives the keys to the first approval @storage', async ({
  local,
  page,
  problems,
  services,
}) => {
  const email = newEmail()
  await page.goto(local.urls.app)
  await enter(page, services, email)
  await expect(addressOf(page)).toHaveCount(0)
  expect(await readCookie(page)).toBe(undefined)
  await openKeepWindow(page)
  await expect(addressOf(page)).toBeVisible()
  const address = (await addressOf(page).textContent()) as `0x${string}`
  await expect(page.getByTestId('not-kept')).toHaveCount(0)
  expect(await readCookie(page)).toMatchObject({
    httpOnly: true,
    partitionKey: 'http://app.localhost',
    path: '/',
    sameSite: 'None',
    secure: true,
  })
  await expect
    .poll(() => services.usd(address), { timeout: 20_000 })
    .toBeGreaterThan(0n)

  await page.reload()
  await expect(addressOf(page)).toHaveText(address)
  await expect(page.getByTestId('status')).toHaveText('connected')
  await expect(page.getByTestId('not-kept')).toHaveCount(0)
  await expect(keepButton(page)).toBeHidden()

  // The keys were in the memory of the page before.
  const to = newReceiver()
  await send(page, { amount: '1', to })
  await expect(frameOf(page).locator('#title')).toHaveText('Your account')
  await openKeepWindow(page)
  await approve(page)
  await expect(page.getByTestId('sent')).toBeVisible()
  expect(await services.usd(to)).toBe(1_000_000n)
  await send(page, { amount: '2', to })
  await approve(page)
  await expect.poll(() => services.usd(to)).toBe(3_000_000n)

  await page.getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
  await expect.poll(() => readCookie(page)).toBe(undefined)
  await page.reload()
  await expect(page.getByLabel('Email')).toBeVisible()
  await services.advance(31_000)
  // The id of the device was in memory, too.
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Continue with email' }).click()
  await expect(page.getByTestId('device')).toContainText(email)
  await confirmDevice(page, services, email)
  await expect(page.getByLabel('Code')).toBeVisible()
  await enterCode(page, await services.code(email))
  await openKeepWindow(page)
  await expect(addressOf(page)).toHaveText(address)
  expect(problems).toEqual([])
})

test('behavior: left at the window, nothing is signed, and the account stays @storage @long', async ({
  local,
  page,
  services,
}) => {
  await page.goto(local.urls.app)
  const address = await logIn(page, services, newEmail())
  await reloadFrame(page, local)
  const to = newReceiver()
  await send(page, { amount: '1', to })
  await frameOf(page).getByTestId('keep-cancel').click()
  await expect(page.getByTestId('error')).toBeVisible()
  await expect(addressOf(page)).toHaveText(address)
  expect(await services.usd(to)).toBe(0n)
  // There is no way on without the keys.
  await send(page, { amount: '1', to })
  const frame = frameOf(page)
  await frame.locator('html').evaluate(() => {
    window.open = () => null
  })
  await keepButton(page).click()
  await expect(frame.getByTestId('keep-hint')).toContainText('Allow pop-ups')
  await expect(frame.getByTestId('keep-without')).toBeHidden()
})

test('behavior: the window that exports keys gives them to the page that was reloaded @storage @long', async ({
  local,
  page,
  services,
}) => {
  await page.goto(local.urls.app)
  const address = await logIn(page, services, newEmail())
  await page.reload()
  await expect(page.getByTestId('status')).toHaveText('connected')
  const exporting = await openWindow(page, local, '/sdk/export')
  await expect(exporting.getByTestId('export-send')).toBeVisible()
  await exporting.close()
  const to = newReceiver()
  await send(page, { amount: '1', to })
  await approve(page)
  await expect.poll(() => services.usd(to)).toBe(1_000_000n)
  await expect(addressOf(page)).toHaveText(address)
})

test('error: cleared in the window meanwhile, the login begins again @storage @long', async ({
  local,
  page,
  services,
}) => {
  await page.goto(local.urls.app)
  const address = await logIn(page, services, newEmail())
  const wallet = await page.context().newPage()
  await wallet.goto(`${new URL(local.hosts.frame).origin}/sdk/keep`)
  await wallet.evaluate(
    () =>
      new Promise((resolve) => {
        const request = indexedDB.deleteDatabase('latchkey-frame')
        request.onsuccess = resolve
      }),
  )
  await wallet.close()
  await page.reload()
  await expect(page.getByTestId('status')).toHaveText('connected')
  await expect(addressOf(page)).toHaveText(address)
  const to = newReceiver()
  await send(page, { amount: '1', to })
  await openKeepWindow(page)
  await expect(page.getByLabel('Email')).toBeVisible()
  expect(await services.usd(to)).toBe(0n)
  await expect.poll(() => readCookie(page)).toBe(undefined)
})

test('behavior: without the window the account is reported, and ends with the page @storage @long', async ({
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
  await keepButton(page).click()
  await frame.getByTestId('keep-without').click()
  await expect(addressOf(page)).toBeVisible()
  await expect(page.getByTestId('not-kept')).toBeVisible()
  expect(await readCookie(page)).toBe(undefined)
  await page.reload()
  await expect(page.getByLabel('Email')).toBeVisible()
})

test('error: signed out while the server is away, the login does not come back @storage @long', async ({
  local,
  page,
  services,
}) => {
  await page.goto(local.urls.app)
  await logIn(page, services, newEmail())
  await page.route('**/auth/sign-out', (route) => route.abort())
  await page.getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
  expect(await readCookie(page)).toBeDefined()
  await page.unroute('**/auth/sign-out')
  const restored: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/session/restore'))
      restored.push(request.url())
  })
  await page.reload()
  // The frame loads for the next login.
  await page.getByLabel('Email').fill(newEmail())
  await page.getByRole('button', { name: 'Continue with email' }).click()
  await expect(page.getByLabel('Code')).toBeVisible()
  expect(restored).toEqual([])
  await expect.poll(() => readCookie(page)).toBe(undefined)
})

test('error: the login of one site is none at another @storage @long', async ({
  local,
  page,
  services,
}) => {
  await page.goto(local.urls.app)
  await logIn(page, services, newEmail())
  const url = local.urls.app.replace('//app.', '//shop.')
  const answer = page.waitForResponse('**/auth/session/restore')
  await page.goto(url)
  await page.getByLabel('Email').fill(newEmail())
  await page.getByRole('button', { name: 'Continue with email' }).click()
  expect(await (await answer).json()).toEqual({})
})
