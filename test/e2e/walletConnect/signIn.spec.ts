import type { Page } from '@playwright/test'
import { buttonOf, connectButton, en, modalOf, press } from '../modal/steps.js'
import { expect, test } from './fixtures.js'
import { answer, answerPairing, dialogOf, pair } from './steps.js'

const promptOf = (page: Page) =>
  modalOf(page).locator('[data-latchkey-view=SIWXSignMessage]')
const memberOf = (page: Page) => page.getByTestId('member')

test('default: a wallet on another device declines, signs in, and is signed out @long', async ({
  context,
  local,
  page,
  wallet,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${local.urls.dapp}/sign-in.html`)
  await connectButton(page).click()
  await press(page, /^WalletConnect/)
  await press(page, en.pairing.copyLink)
  await expect(buttonOf(page, en.common.copied)).toBeVisible()
  await pair(wallet, await page.evaluate(() => navigator.clipboard.readText()))
  await answerPairing(wallet, 'Approve Ethereum only')
  await expect(promptOf(page)).toBeVisible()
  await press(page, en.signIn.sign)
  await expect(dialogOf(wallet, 'Sign message')).toContainText(
    'wants you to sign in with your Ethereum account',
  )
  await answer(wallet, 'Sign message', 'Reject')
  await expect(
    modalOf(page).getByText(en.notices.errors[4001] ?? ''),
  ).toBeVisible()
  await press(page, en.common.tryAgain)
  await answer(wallet, 'Sign message')
  await expect(memberOf(page)).toBeVisible()
  await expect(modalOf(page)).toBeHidden()
  await page.reload()
  await expect(memberOf(page)).toBeVisible({ timeout: 20_000 })
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(memberOf(page)).toHaveCount(0)
  await page.reload()
  await expect(promptOf(page)).toBeVisible({ timeout: 20_000 })
  await press(page, en.common.cancel)
  await expect(connectButton(page)).toBeVisible()
})

test('behavior: with EVM networks only, a wallet that cannot do both at once is connected, and the prompt follows', async ({
  context,
  local,
  page,
  wallet,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${local.urls.dapp}/sign-in.html?evm`)
  await connectButton(page).click()
  await press(page, /^WalletConnect/)
  await press(page, en.pairing.copyLink)
  await expect(buttonOf(page, en.common.copied)).toBeVisible()
  await pair(wallet, await page.evaluate(() => navigator.clipboard.readText()))
  await answerPairing(wallet)
  await expect(promptOf(page)).toBeVisible()
  await expect(memberOf(page)).toHaveCount(0)
})
