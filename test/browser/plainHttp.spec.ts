import type { Page } from '@playwright/test'
import { chromiumFlags, findChromium } from '../../scripts/chromium.js'
import { test as base, expect, newReceiver } from '../e2e/fixtures.js'
import {
  buttonOf,
  en,
  expectComplete,
  modalOf,
  press,
  review,
  viewOf,
} from '../e2e/modal/steps.js'
import { forwardHost } from './forwardHost.js'
import { getDevAccount, injectWallet } from './injectWallet.js'

// A phone that opens the dev server's address on the LAN: plain HTTP, and a
// host name that is not the machine's own.
const executablePath = findChromium()
const test = base.extend<{ plainUrl: string }>({
  async plainUrl({ local }, use) {
    const { port, stop } = await forwardHost(local.urls.stage)
    await use(`http://app.test:${port}`)
    await stop()
  },
})
test.use({
  launchOptions: {
    args: [...chromiumFlags, '--host-resolver-rules=MAP app.test 127.0.0.1'],
    ...(executablePath && { executablePath }),
  },
})

/** The stage has no banner; its button is alone. */
const openerOf = (page: Page) =>
  page.getByRole('button', { exact: true, name: en.button.connect })

test('default: an injected wallet connects, sends and copies', async ({
  local,
  page,
  plainUrl,
}) => {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  await injectWallet(page, local, getDevAccount(5))
  await page.goto(plainUrl)
  expect(
    await page.evaluate(() => [
      isSecureContext,
      typeof crypto.randomUUID,
      typeof crypto.subtle,
      typeof navigator.locks,
      typeof navigator.clipboard,
    ]),
  ).toEqual([false, 'undefined', 'undefined', 'undefined', 'undefined'])

  await openerOf(page).click()
  await test.step('the logins say what they need', async () => {
    await expect(modalOf(page)).toContainText(
      'Email and social login need a secure page. Open this site over https, or through a tunnel',
    )
    await expect(modalOf(page).getByRole('textbox')).toHaveCount(0)
    const refusal = await page.evaluate(() =>
      globalThis.stage.kit.frame?.open().then(
        () => 'opened',
        (error) => error.code,
      ),
    )
    expect(refusal).toBe('SECURE_CONTEXT_REQUIRED')
  })
  await press(page, /Test Wallet/)
  await expect(modalOf(page)).toBeHidden()

  await test.step('a send', async () => {
    await page.locator('#root .lk-open-button').click()
    await review(page, { amount: '1.5', to: newReceiver(), token: 'ETH' })
    await press(page, en.send.send)
    await expectComplete(page, ' sent')
  })

  await test.step('a copied address', async () => {
    await press(page, en.account.receive)
    await expect(viewOf(page, 'WalletReceive')).toBeVisible()
    await press(page, en.account.copyAddress)
    await expect(buttonOf(page, en.common.copied)).toBeVisible()
  })
  expect(faults).toEqual([])
})

test('behavior: a swap', async ({ local, page, plainUrl }) => {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  await injectWallet(page, local, getDevAccount(6))
  await page.goto(plainUrl)
  await openerOf(page).click()
  await press(page, /Test Wallet/)
  await expect(modalOf(page)).toBeHidden()
  await page.evaluate(() => {
    const { kit } = globalThis.stage
    kit.store.set(kit.atoms.modal, (state) => ({
      ...state,
      isOpen: true,
      stack: [{ view: 'Account' }, { view: 'Swap' }],
    }))
  })
  await modalOf(page)
    .locator('.lk-token-chip:not(.lk-left *)')
    .and(buttonOf(page, /^(You receive |Choose a token$)/))
    .click()
  await modalOf(page)
    .locator('.lk-row:not(.lk-left *)')
    .filter({ hasText: /USDL$|USDL\$/ })
    .click()
  await modalOf(page)
    .getByRole('textbox', { name: en.swap.payHint })
    .fill('0.1')
  await press(page, en.swap.review)
  await press(page, en.swap.swap)
  await expect(viewOf(page, 'TransactionComplete')).toBeVisible({
    timeout: 40_000,
  })
  expect(faults).toEqual([])
})
