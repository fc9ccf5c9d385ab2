import { devices, type Page } from '@playwright/test'
import { parseEther } from 'viem'
import { findViolations } from '../axe.js'
import { newReceiver } from '../fixtures.js'
import {
  accountButton,
  alertOf,
  buttonOf,
  connectButton,
  en,
  expectComplete,
  expectSound,
  modalOf,
  press,
  review,
  viewOf,
} from '../modal/steps.js'
import { tapInstead } from '../tapInstead.js'
import { expect, test } from './fixtures.js'
import {
  accountField,
  answer,
  answerPairing,
  appsOf,
  dialogOf,
  pair,
  readOptions,
} from './steps.js'

const { defaultBrowserType: _, ...iphone } = devices['iPhone 13']
const TEST_WALLET = /^Latchkey Test Wallet/
const qrOf = (page: Page) =>
  modalOf(page).getByRole('img', { name: en.pairing.qrLabel })

/** Reads the URI from the clipboard, since the page does not show it. */
async function copyUri(page: Page) {
  await expect(qrOf(page)).toBeVisible()
  await press(page, en.pairing.copyLink)
  await expect(buttonOf(page, en.common.copied)).toBeVisible()
  const uri = await page.evaluate(() => navigator.clipboard.readText())
  expect(uri).toMatch(/^wc:[0-9a-f]{64}@2\?.*symKey=/)
  return uri
}

/**
 * Checks accessibility once animations have ended, so that final colors count.
 */
async function expectAccessible(page: Page) {
  const countMoving = () =>
    page.evaluate(() => {
      const isEndless = ({ effect }: Animation) =>
        effect?.getTiming().iterations === Number.POSITIVE_INFINITY
      return document.getAnimations().filter((one) => !isEndless(one)).length
    })
  await expect.poll(countMoving).toBe(0)
  expect(await findViolations(page, '.lk-dialog')).toEqual([])
}

test('default: nothing before a click; declined, too late, and connected', async ({
  context,
  local,
  page,
  wallet,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  page.on('websocket', (socket) => asked.push(socket.url()))
  const isSdk = (url: string) =>
    /index\.es|walletConnect.*provider/i.test(url) || url.startsWith('ws')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(local.urls.dapp)
  await expect(connectButton(page)).toBeVisible()
  await connectButton(page).click()
  await expect(buttonOf(page, /^WalletConnect/)).toBeVisible()
  const { origin } = new URL(local.urls.dapp)
  // The dashboard decides which logins are listed.
  const dashboard = new URL('/appkit/v1/config', local.hosts.api).href
  const others = asked.filter((url) => !url.startsWith(origin))
  expect(others.filter((url) => !url.startsWith(dashboard))).toEqual([])
  expect(asked.filter(isSdk)).toEqual([])

  await press(page, /^WalletConnect/)
  const uri = await copyUri(page)
  expect(asked.filter(isSdk).length).toBeGreaterThan(1)
  await test.step('seen by nobody who must not, and by everybody', async () => {
    const secret = new URL(uri.replace('wc:', 'wc://')).searchParams
    const [topic = ''] = uri.slice('wc:'.length).split('@')
    const html = await page.content()
    for (const text of ['symKey', topic, secret.get('symKey') ?? topic])
      expect(html).not.toContain(text)
    expect(page.url()).not.toContain('wc')
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectSound(page)
      await expectAccessible(page)
    }
  })
  await test.step('declined', async () => {
    await pair(wallet, uri)
    await answerPairing(wallet, 'Reject')
    await expect(alertOf(page, en.login.declined)).toBeVisible()
    await expectSound(page)
    await expectAccessible(page)
    await press(page, en.common.tryAgain)
  })
  await test.step('closed, and approved too late', async () => {
    await pair(wallet, await copyUri(page))
    await page.keyboard.press('Escape')
    await expect(modalOf(page)).toBeHidden()
    await answerPairing(wallet)
    await expect(appsOf(wallet)).toHaveCount(0)
    await expect(connectButton(page)).toBeVisible()
  })
  await test.step('connected, left, and still out after a reload', async () => {
    await connectButton(page).click()
    await press(page, /^WalletConnect/)
    await pair(wallet, await copyUri(page))
    await answerPairing(wallet)
    await expect(modalOf(page)).toBeHidden()
    await accountButton(page).click()
    await press(page, en.account.disconnect)
    await expect(connectButton(page)).toBeVisible()
    await expect(appsOf(wallet)).toHaveCount(0)
    asked.length = 0
    await page.reload()
    await expect(connectButton(page)).toBeVisible()
    expect(asked.filter(isSdk)).toEqual([])
  })
})

test('behavior: the QR code is renewed for as long as it is shown @long', async ({
  context,
  local,
  page,
  wallet,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await page.goto(local.urls.dapp)
  await connectButton(page).click()
  await press(page, /^WalletConnect/)
  const first = await copyUri(page)
  await page.clock.fastForward('03:51')
  await expect(buttonOf(page, en.pairing.copyLink)).toBeEnabled()
  const second = await copyUri(page)
  expect(second).not.toBe(first)
  await page.clock.fastForward('03:00')
  await pair(wallet, second)
  await answerPairing(wallet)
  await expect(modalOf(page)).toBeHidden()
  await expect(accountButton(page)).toBeVisible()
})

test('behavior: a reload keeps the view, with a new code @rest @long', async ({
  context,
  local,
  page,
  problems,
  wallet,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(local.urls.dapp)
  await connectButton(page).click()
  await press(page, /^WalletConnect/)
  const first = await copyUri(page)
  await page.reload()
  const second = await copyUri(page)
  expect(second).not.toBe(first)
  await expectSound(page)
  const kept = await page.evaluate(() => JSON.stringify(sessionStorage))
  expect(kept).not.toMatch(/symKey|wc:/)
  await pair(wallet, second)
  await answerPairing(wallet)
  await expect(modalOf(page)).toBeHidden()
  await expect(accountButton(page)).toBeVisible()
  await page.reload()
  await expect(accountButton(page)).toBeVisible()
  await expect(modalOf(page)).toHaveCount(0)
  expect(problems).toEqual([])
})

test('behavior: closed before a reload, nothing is paired after it @rest @long', async ({
  local,
  page,
}) => {
  await page.goto(local.urls.dapp)
  await connectButton(page).click()
  await press(page, /^WalletConnect/)
  await expect(qrOf(page)).toBeVisible()
  await press(page, en.common.close)
  await expect(modalOf(page)).toBeHidden()
  const sockets: string[] = []
  page.on('websocket', (socket) => sockets.push(socket.url()))
  await page.reload()
  await expect(connectButton(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(modalOf(page)).toHaveCount(0)
  expect(sockets).toEqual([])
})

test('behavior: a wallet that is a web page opens beside the app @long', async ({
  context,
  local,
  page,
}) => {
  await page.goto(local.urls.dapp)
  await connectButton(page).click()
  await press(page, TEST_WALLET)
  await expect(modalOf(page)).toContainText(
    en.pairing.scanWith('Latchkey Test Wallet'),
  )
  await expect(qrOf(page)).toBeVisible()
  await modalOf(page)
    .getByRole('tab', { name: en.pairing.wayNames.web })
    .click()
  const opened = context.waitForEvent('page')
  await press(page, en.pairing.openWeb)
  const wallet = await opened
  await expect(dialogOf(wallet, 'Connection request')).toBeVisible()
  // The URL no longer contains the secret, and the page has no opener.
  expect(wallet.url()).toBe(`${local.urls.walletPage}/`)
  expect(await wallet.evaluate(() => [opener, document.referrer])).toEqual([
    null,
    '',
  ])
  const [address] = await readOptions(accountField(wallet, 'Ethereum'))
  await answerPairing(wallet)
  await expect(modalOf(page)).toBeHidden()
  await expect(accountButton(page)).toContainText(address.slice(-4))
  await appsOf(wallet)
    .getByRole('button', { name: /^Disconnect/ })
    .click()
  await expect(connectButton(page)).toBeVisible()
})

test('behavior: on a phone the wallet opens during the tap @rest', async ({
  browser,
  local,
  watch,
}) => {
  const context = await browser.newContext(iphone)
  await watch(context)
  const page = await context.newPage()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const calls: string[] = []
  page.on('console', (message) => {
    const text = message.text()
    if (message.type() === 'debug' && text.startsWith('open '))
      calls.push(text.slice('open '.length))
  })
  await page.addInitScript(() => {
    const { open } = window
    window.open = (href, target, features) => {
      const { isActive } = navigator.userActivation
      // Only while a handler runs there is an event.
      // biome-ignore lint/suspicious/noExplicitAny: deprecated, and what is meant
      const type = (window as any).event?.type
      console.debug(`open ${type} ${isActive} ${target}`)
      return open.call(window, href, target, features)
    }
  })
  await page.goto(local.urls.dapp)
  await connectButton(page).tap()
  await buttonOf(page, TEST_WALLET).tap()
  await expect(modalOf(page)).toContainText(
    en.pairing.continueIn('Latchkey Test Wallet'),
  )
  const button = buttonOf(page, en.pairing.openWallet('Latchkey Test Wallet'))
  await expect(button).toBeEnabled()
  await expectSound(page)
  await expectAccessible(page)
  await test.step('a reload leads back to the wallet', async () => {
    await page.reload()
    await expect(modalOf(page)).toContainText(
      en.pairing.continueIn('Latchkey Test Wallet'),
    )
    await expect(button).toBeEnabled()
    await expectSound(page)
  })
  await button.tap()
  await expect(dialogOf(page, 'Connection request')).toBeVisible()
  expect(calls).toEqual(['click true _self'])
  expect(page.url()).toBe(`${local.urls.walletPage}/`)
  await answerPairing(page, 'Reject')
  await context.close()
})

test('default: by touch, connects, sends and disconnects @touch @rest', async ({
  browser,
  local,
  services,
  wallet,
  watch,
}) => {
  const context = await browser.newContext({
    ...iphone,
    permissions: ['clipboard-read', 'clipboard-write'],
    viewport: { height: 844, width: 390 },
  })
  await watch(context)
  tapInstead(context)
  const page = await context.newPage()
  await page.goto(local.urls.dapp)
  await connectButton(page).click()
  await buttonOf(page, TEST_WALLET).click()
  await press(page, en.pairing.showCode)
  await expectSound(page)
  await pair(wallet, await copyUri(page))
  await answerPairing(wallet)
  await expect(modalOf(page)).toBeHidden()
  const [address = ''] = await readOptions(accountField(wallet, 'Ethereum'))
  await services.fund(address as `0x${string}`)

  await accountButton(page).click()
  await expect(viewOf(page, 'Account')).toContainText('ETH')
  const to = newReceiver()
  await review(page, { amount: '0.25', to, token: 'ETH' })
  await expectSound(page)
  await press(page, en.send.send)
  await expect(dialogOf(wallet, 'Send transaction')).toContainText('0.25 ETH')
  await answer(wallet, 'Send transaction')
  await expectComplete(page, '0.25 ETH sent')
  expect(await services.native(to)).toBe(parseEther('0.25'))
  await expectSound(page)
  await press(page, en.account.disconnect)
  await expect(connectButton(page)).toBeVisible()
  await expect(appsOf(wallet)).toHaveCount(0)
  await context.close()
})
