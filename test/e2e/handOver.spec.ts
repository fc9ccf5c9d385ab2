import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import {
  approve,
  test as base,
  expect,
  frameOf,
  newEmail,
  newReceiver,
} from './fixtures.js'
import {
  enter,
  getAddress,
  keepCode,
  openApp,
  openWindow,
  typeCode,
} from './recoverySteps.js'
import { serveWith } from './social/steps.js'
import type { E2eState } from './state.js'
import { send } from './steps.js'
import { wholeChromium } from './wholeChromium.js'

/** Cookies of other sites have a switch in the whole browser only. */
const test = base.extend({ launchOptions: wholeChromium })

test.describe.configure({ timeout: 180_000 })

/** The same app at another site. */
const atShop = (local: E2eState): E2eState => ({
  ...local,
  urls: {
    ...local.urls,
    app: local.urls.app.replace('//app.', '//shop.'),
  },
})

/** Chromium as most people have it: with third-party cookies. */
const withCookies = test.extend({
  context: async ({ launchOptions, playwright }, use) => {
    const profile = mkdtempSync(join(tmpdir(), 'latchkey-profile-'))
    mkdirSync(join(profile, 'Default'))
    writeFileSync(
      join(profile, 'Default/Preferences'),
      // The switch of its settings; without a profile it is on.
      JSON.stringify({ profile: { cookie_controls_mode: 0 } }),
    )
    const { chromium } = playwright
    const context = await chromium.launchPersistentContext(
      profile,
      launchOptions,
    )
    await use(context)
    await context.close()
    rmSync(profile, { force: true, recursive: true })
  },
})

async function pay(
  page: Page,
  services: { usd(to: `0x${string}`): Promise<bigint> },
) {
  const to = newReceiver()
  await send(page, { amount: '1', to })
  await approve(page)
  await expect(page.getByTestId('sent').last()).toBeVisible()
  await expect.poll(() => services.usd(to)).toBe(1_000_000n)
}

/** Whether the storage of a window of the wallet holds a copy. Runs there. */
async function hasCopy() {
  const names = (await indexedDB.databases()).map(({ name }) => name)
  if (!names.includes('latchkey-frame')) return false
  const wait = <value>(request: IDBRequest<value>) =>
    new Promise<value>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const database = await wait(indexedDB.open('latchkey-frame'))
  const stores = Array.from(database.objectStoreNames)
  const keys = await Promise.all(
    stores.map((name) =>
      wait(database.transaction(name).objectStore(name).getAllKeys()),
    ),
  )
  database.close()
  return keys.flat().some((key) => String(key).startsWith('copy'))
}

/** Opens the window from the card. */
async function openHandOver(page: Page) {
  const opening = page.context().waitForEvent('page')
  await frameOf(page).getByTestId('recovery-hand-over').click()
  return await opening
}

withCookies(
  'default: with third-party cookies, another site of the browser opens the account and asks nothing @long',
  async ({ context, local, problems, services }) => {
    const email = newEmail()
    const page = await openApp(context, local, 'by-code')
    await enter(page, services, email)
    const code = await keepCode(page)
    const address = await getAddress(page)

    await services.advance(31_000)
    const shop = await openApp(context, atShop(local), 'by-code')
    await enter(shop, services, email)
    expect(await getAddress(shop)).toBe(address)
    await pay(shop, services)

    // The browser is one device, whichever of its sites changes the recovery.
    const opened = await openWindow(shop, local, '/sdk/devices')
    await expect(opened.getByTestId('device')).toHaveCount(1)
    await opened.getByTestId('devices-new-code').click()
    const shown = opened.getByTestId('recovery-code')
    await expect(shown).toBeVisible()
    const fresh = (await shown.textContent()) ?? ''
    expect(fresh).not.toBe(code)
    await opened.getByTestId('devices-saved').click()
    await opened.getByTestId('recovery-input').fill(fresh)
    await opened.getByTestId('devices-confirm').click()
    await expect(opened.getByTestId('devices-hint')).toContainText(
      'was changed',
    )
    await expect(opened.getByTestId('device')).toHaveCount(1)
    await page.bringToFront()
    await pay(page, services)
    expect(problems).toEqual([])
  },
)

test('default: where storage is apart, a window of the wallet opens the account at another site @engines-long @storage', async ({
  browserName,
  context,
  local,
  problems,
  services,
}, { project }) => {
  // Its driver takes a second or more for each of a hundred steps.
  test.slow(browserName === 'firefox')
  const email = newEmail()
  const page = await openApp(context, local, 'by-code')
  await enter(page, services, email)
  await keepCode(page)
  const address = await getAddress(page)

  await services.advance(31_000)
  const shop = await openApp(context, atShop(local), 'by-code')
  await enter(shop, services, email)
  const card = frameOf(shop)
  const hint = card.getByTestId('recovery-hint')
  await expect(card.getByTestId('recovery-hand-over')).toBeVisible()
  // Where storage is blocked, the login itself has left a copy.
  if (project.name !== 'blocked') {
    const none = await openHandOver(shop)
    await expect(hint).toContainText('has no copy')
    await expect.poll(() => none.isClosed()).toBe(true)

    // The first window of the wallet leaves one: in Firefox, any approval.
    await page.bringToFront()
    if (browserName === 'firefox') await pay(page, services)
    else {
      const devices = await openWindow(page, local, '/sdk/devices')
      await expect(devices.getByTestId('device')).toHaveCount(1)
      // The window keeps it once it has drawn the list.
      await expect.poll(() => devices.evaluate(hasCopy)).toBe(true)
      await devices.close()
    }
  }

  await shop.bringToFront()
  const left = await openHandOver(shop)
  // It closes itself, often before the click has returned.
  await left
    .getByTestId('hand-over-cancel')
    .click()
    .catch((error: unknown) => {
      if (!left.isClosed()) throw error
    })
  await expect(hint).toContainText('window was closed')
  const opened = await openHandOver(shop)
  await expect(opened.getByTestId('hand-over-name')).toHaveText(email)
  await expect(opened.getByTestId('origin')).toHaveText(
    new URL(shop.url()).origin,
  )
  const hold = opened.getByTestId('hand-over-hold')
  // A click is not enough, and no script can hold it.
  await hold.evaluate((button) =>
    button.dispatchEvent(
      new PointerEvent('pointerdown', { button: 0, isPrimary: true }),
    ),
  )
  await hold.click()
  await expect(hold).toHaveText('Hold to open')
  await expect(shop.getByTestId('address')).toHaveCount(0)
  await hold.hover()
  const closed = opened.waitForEvent('close')
  await opened.mouse.down()
  await closed
  expect(await getAddress(shop)).toBe(address)
  await pay(shop, services)
  const devices = await openWindow(shop, local, '/sdk/devices')
  await expect(devices.getByTestId('device')).toHaveCount(1)
  expect(problems).toEqual([])
})

test('error: where the app cuts the window off, the code is left @long', async ({
  context,
  local,
  services,
}) => {
  const email = newEmail()
  const page = await openApp(context, local, 'by-code')
  await enter(page, services, email)
  const code = await keepCode(page)
  const address = await getAddress(page)
  await services.advance(31_000)
  const isolated = await serveWith(atShop(local).urls.app, {
    'cross-origin-opener-policy': 'same-origin',
  })
  const shop = await openApp(
    context,
    { ...local, urls: { ...local.urls, app: isolated.url } },
    'by-code',
  )
  await enter(shop, services, email)
  const card = frameOf(shop)
  await card.getByTestId('recovery-hand-over').click()
  await expect(card.getByTestId('recovery-hint')).toContainText(
    'Use your code or passkey',
  )
  await typeCode(shop, code)
  expect(await getAddress(shop)).toBe(address)
  await isolated.stop()
})

test('error: no other site gets the window to hand over, or embeds it', async ({
  local,
  page,
}) => {
  await page.goto(local.urls.evil)
  const url = new URL('/sdk/hand-over', local.hosts.frame).href
  const opening = page.context().waitForEvent('page')
  await page.evaluate((url) => {
    const nonce = '00112233445566778899aabbccddeeff'
    const heard: unknown[] = []
    Object.assign(globalThis, { heard })
    addEventListener('message', ({ data, origin }) => {
      if (origin === new URL(url).origin) heard.push(data)
    })
    const opened = window.open(`${url}#${nonce}`, '_blank', 'popup')
    const ask = { locale: 'en', origin: location.origin, theme: {}, userId: '' }
    setInterval(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = ({ data }) => heard.push(data)
      opened?.postMessage({ type: 'latchkey-approval:ask', nonce, ask }, '*', [
        port2,
      ])
    }, 100)
  }, url)
  const opened = await opening
  // It waits for its frame, and then says that there is none.
  await expect(opened.getByText('not connected to the page')).toBeVisible({
    timeout: 15_000,
  })
  expect(await page.evaluate(() => Reflect.get(globalThis, 'heard'))).toEqual(
    [],
  )
  const response = await (await page.context().newPage()).goto(url)
  expect(response?.headers()['content-security-policy']).toContain(
    "frame-ancestors 'none'",
  )
})
