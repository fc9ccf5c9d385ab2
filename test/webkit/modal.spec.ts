import { expect } from '@playwright/test'
import { getDevAccount, installWallet } from '../browser/injectWallet.js'
import { en } from '../e2e/modal/steps.js'
import { test } from './fixtures.js'
import { keys } from './openSession.js'
import {
  accountButton,
  connectButton,
  modal,
  named,
  readAddress,
  readFocus,
} from './steps.js'

test('default: opens and closes by keyboard only, and the focus follows', async ({
  local,
  webkit,
}) => {
  await webkit.visit(local.urls.dapp)
  await webkit.see(connectButton)
  for (let count = 0; count < 20; count++) {
    if ((await readFocus(webkit)) === en.button.connect) break
    await webkit.type(keys.Tab)
  }
  const isInside = () =>
    webkit.evaluate(
      (modal) =>
        document.querySelector(modal)?.contains(document.activeElement),
      modal,
    )
  for (const key of [keys.Enter, ' ']) {
    await expect.poll(() => readFocus(webkit)).toBe(en.button.connect)
    await webkit.type(key)
    await webkit.see(named(en.login.email))
    await expect.poll(isInside).toBe(true)
    // Tab cycles inside the dialog, never out of it.
    for (let count = 0; count < 12; count++) {
      await webkit.type(keys.Tab)
      await expect.poll(isInside).toBe(true)
    }
    await webkit.type(keys.Escape)
    await expect.poll(() => webkit.has({ css: modal })).toBe(false)
  }
  await expect.poll(() => readFocus(webkit)).toBe(en.button.connect)
})

test('behavior: an injected wallet connects and signs', async ({
  local,
  webkit,
}) => {
  const { address } = getDevAccount(7)
  const chains = local.chains.map(({ id, rpcUrl }) => ({ id, rpcUrl }))
  await webkit.visit(local.urls.dapp)
  await webkit.evaluate(installWallet, { address, chains })
  await webkit.click(connectButton)
  await webkit.click({ text: 'Test Wallet', within: modal })
  await webkit.see(accountButton)
  expect((await readAddress(webkit)).toLowerCase()).toBe(address.toLowerCase())
  await expect.poll(() => webkit.has({ css: modal })).toBe(false)
})
