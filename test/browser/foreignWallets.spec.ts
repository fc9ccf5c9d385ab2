import type { Locator, Page } from '@playwright/test'
import { truncateAddress } from '../../src/core/format/truncateAddress.js'
import { en, modalOf, press } from '../e2e/modal/steps.js'
import { wholeChromium } from '../e2e/wholeChromium.js'
import { createSolanaKey } from '../setup/solana/createStandardWallet.js'
import { test as base, expect } from './foreignWallets/fixtures.js'

// It asks the user about local networks itself.
const test = base.extend({ launchOptions: wholeChromium })

declare global {
  /** Shadow roots of the page, including closed ones. */
  var roots: ShadowRoot[]
}

async function choose(page: Page, url: string, wallet: RegExp) {
  await page.goto(url)
  await page.getByRole('button', { name: en.button.connect }).click()
  await press(page, wallet)
}

/** Expects our modal to be back on top of the page, with the failure. */
async function expectReturned(page: Page, text: string) {
  await expect(modalOf(page).getByText(text, { exact: true })).toBeVisible()
  await expect
    .poll(() => modalOf(page).evaluate((dialog) => dialog.matches(':modal')))
    .toBe(true)
}

test.describe('MetaMask without its extension', () => {
  test.beforeEach(async ({ page }) => {
    // The relay through which the phone would respond.
    await page.routeWebSocket(/metamask/, (socket) =>
      socket.onMessage((message) => {
        for (const line of String(message).split('\n')) {
          const { id, ...command } = JSON.parse(line || '{}')
          const answer = Object.keys(command).map((name) => [
            name,
            name === 'connect'
              ? { client: 'page', ping: 25, version: '1' }
              : {},
          ])
          if (id)
            socket.send(JSON.stringify({ id, ...Object.fromEntries(answer) }))
        }
      }),
    )
  })

  test('default: its QR code can be used and closed', async ({ page, url }) => {
    const dialog = page.locator('mm-install-modal')
    await choose(page, url, /^MetaMask/)
    await expect(dialog.locator('#sdk-mm-qrcode svg')).toBeVisible()
    await expect(modalOf(page)).toBeHidden()
    const opening = page.waitForEvent('popup')
    await dialog.getByText('Install MetaMask Extension').click()
    await (await opening).close()
    await dialog.locator('.closeButton').click()
    await expectReturned(page, en.login.declined)
    await press(page, en.common.tryAgain)
    await expect(dialog.locator('#sdk-mm-qrcode svg')).toBeVisible()
    await expect(modalOf(page)).toBeHidden()
    await dialog.locator('.backdrop').click({ position: { x: 9, y: 9 } })
    await expectReturned(page, en.login.declined)
  })
})

test.describe('Mobile Wallet Adapter', () => {
  test.use({
    hasTouch: true,
    isMobile: true,
    userAgent:
      'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
    viewport: { height: 844, width: 390 },
  })

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(recordRoots)
  })

  test('default: every step can be tapped, including the final error', async ({
    page,
    url,
  }) => {
    await choose(page, url, /^Mobile Wallet Adapter/)
    await tapOn(page, 'Continue to Allow')
    await answerBrowser(page, 'granted')
    await tapOn(page, 'Connect Wallet')
    // No app handles the link: the request has failed by then.
    await expectShown(page, "We can't find a wallet.")
    await expect(modalOf(page)).toBeHidden()
    // The browser prompts for the link and intercepts taps. Users tap until the
    // wallet's dialog closes.
    await expect
      .poll(async () => {
        await page.evaluate(() => {
          const root = roots.find(
            ({ host }) => host === document.elementFromPoint(20, 120),
          )
          const backdrop = root?.elementFromPoint(20, 120)
          if (backdrop instanceof HTMLElement) backdrop.click()
        })
        return modalOf(page).isVisible()
      })
      .toBe(true)
    await expectReturned(page, en.login.notConnected)
  })

  test('behavior: an immediate error can be read and closed', async ({
    page,
    url,
  }) => {
    await page.goto(url)
    await answerBrowser(page, 'denied')
    await choose(page, url, /^Mobile Wallet Adapter/)
    await expectShown(page, 'Local Wallet Connection')
    await tapOn(page, 'Got it')
    await expectReturned(page, en.login.notConnected)
  })

  test('behavior: our modal returns when its dialog is closed', async ({
    page,
    url,
  }) => {
    await choose(page, url, /^Mobile Wallet Adapter/)
    await expectShown(page, 'Allow connections to your wallet')
    await tapBeside(page)
    await expectReturned(page, en.login.declined)
  })
})

test.describe('Mobile Wallet Adapter on a computer', () => {
  test.beforeEach(({ page }) => page.addInitScript(recordRoots))

  test('default: its QR code can be left by Escape @long', async ({
    page,
    url,
  }) => {
    await page.routeWebSocket(/relay\.example/, (socket) => {
      // A session on the relay: the length of its id, and that.
      setTimeout(() => socket.send(Buffer.from([4, 1, 2, 3, 4])), 500)
    })
    await choose(
      page,
      `${url}/?relay=relay.example`,
      /^Remote Mobile Wallet Adapter/,
    )
    await expect.poll(() => hasCode(page)).toBe(true)
    await expect(modalOf(page)).toBeHidden()
    await page.keyboard.press('Escape')
    await expectReturned(page, en.login.notConnected)
  })

  // The wallet hears of Escape no sooner: it goes on waiting for the relay.
  test('behavior: left before the relay has answered, ours is there at once @long', async ({
    page,
    url,
  }) => {
    await page.routeWebSocket(/relay\.example/, () => {})
    await choose(
      page,
      `${url}/?relay=relay.example`,
      /^Remote Mobile Wallet Adapter/,
    )
    await expect(modalOf(page)).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(modalOf(page)).toBeVisible({ timeout: 2_000 })
    await page.waitForTimeout(1_500)
    await expect(modalOf(page)).toBeVisible()
    await press(page, en.common.back)
    await expect(modalOf(page)).toContainText('MetaMask')
    await page.keyboard.press('Escape')
    await expect(modalOf(page)).toBeHidden()
  })
})

test.describe('Solflare', () => {
  const { address } = createSolanaKey()

  test.beforeEach(async ({ context }) => {
    // The content of its frame; the messages are those of its SDK.
    await context.route('https://connect.solflare.com/**', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<script>
            const tell = (type, data) =>
              parent.postMessage({
                channel: 'solflareIframeToWalletAdapter',
                data: { type: 'event', event: { data, type } },
              }, '*')
            const publicKey = '${address}'
          </script>
          <button onclick="tell('connect', { publicKey })">Approve</button>
          <button onclick="tell('disconnect')">Reject</button>`,
      }),
    )
  })

  test('default: its frame can reject and approve', async ({ page, url }) => {
    const frame = page.frameLocator('.solflare-wallet-adapter-iframe iframe')
    await choose(page, url, /^Solflare/)
    await pressInside(
      frame.getByRole('button', { name: 'Reject' }),
      async () => (await frame.owner().count()) === 0,
    )
    await expectReturned(page, en.login.notConnected)
    await press(page, en.common.tryAgain)
    const isSmall = () =>
      frame.owner().evaluate((element) => element.clientWidth <= 2)
    await pressInside(frame.getByRole('button', { name: 'Approve' }), isSmall)
    await expect(modalOf(page)).toBeHidden()
    await expect(page.getByRole('button', { name: /^Account / })).toContainText(
      truncateAddress(address),
    )
  })
})

/**
 * Presses in a frame of another site until that is done. Before the frame is
 * painted, the page beneath it gets the click.
 */
async function pressInside(button: Locator, isDone: () => Promise<boolean>) {
  await expect(button).toBeVisible()
  await expect(async () => {
    if (await isDone()) return
    await button.click({ timeout: 1_000 })
    await expect.poll(isDone, { timeout: 2_000 }).toBe(true)
  }).toPass()
}

/** Runs in the page, before its scripts. */
function recordRoots() {
  globalThis.roots = []
  const { attachShadow } = Element.prototype
  Element.prototype.attachShadow = function (init) {
    const root = attachShadow.call(this, init)
    roots.push(root)
    return root
  }
}

const hasCode = (page: Page) =>
  page.evaluate(() =>
    roots.some((root) => root.querySelector('canvas')?.checkVisibility()),
  )

/**
 * Expects an element with the text in a closed root to be shown and tappable.
 */
async function expectShown(page: Page, text: string) {
  await expect.poll(() => findShown(page, text)).toBeTruthy()
}

/** Returns the center of the element with the text that a tap would hit. */
function findShown(page: Page, text: string) {
  return page.evaluate((text) => {
    for (const root of roots)
      for (const element of root.querySelectorAll('button, div')) {
        if (element.textContent?.trim() !== text) continue
        const { height, width, x, y } = element.getBoundingClientRect()
        const point = { x: x + width / 2, y: y + height / 2 }
        const isMet =
          document.elementFromPoint(point.x, point.y) === root.host &&
          root.elementFromPoint(point.x, point.y) === element
        if (isMet) return point
      }
    return undefined
  }, text)
}

async function tapOn(page: Page, text: string) {
  await expectShown(page, text)
  // Wait until it has slid in.
  await page.waitForTimeout(500)
  const point = await findShown(page, text)
  if (!point) throw new Error(`"${text}" has gone`)
  await tapAt(page, point)
}

const tapBeside = (page: Page) => tapAt(page, { x: 20, y: 120 })

async function tapAt(page: Page, { x, y }: { x: number; y: number }) {
  // Two taps within this time count as a double tap.
  await page.waitForTimeout(600)
  await page.touchscreen.tap(x, y)
}

/** Answers the browser's permission prompt as a user would. */
async function answerBrowser(page: Page, setting: 'denied' | 'granted') {
  const devtools = await page.context().newCDPSession(page)
  const { targetInfo } = await devtools.send('Target.getTargetInfo')
  await devtools.send('Browser.setPermission', {
    browserContextId: targetInfo.browserContextId as string,
    origin: new URL(page.url()).origin,
    permission: { name: 'loopback-network' },
    setting,
  })
}
