import type { Page } from '@playwright/test'
import { parseEther } from 'viem'
import { approve, expect, test } from '../fixtures.js'
import { en, logIn, modalOf, press } from './steps.js'

const shop = '0x7A7a7A7a7a7a7a7A7a7a7a7A7a7A7A7A7A7A7a7A'
const viewOf = (page: Page, name: string) =>
  modalOf(page).locator(`[data-latchkey-view=${name}]`)

/** Opens views of the modal beneath which the account is. */
const show = (page: Page, ...entries: { view: string; data?: object }[]) =>
  page.evaluate((entries) => {
    const { kit } = globalThis.stage
    kit.store.set(kit.atoms.modal, (state) => ({
      ...state,
      isOpen: true,
      stack: [{ view: 'Account' }, ...(entries as { view: 'FundWallet' }[])],
    }))
  }, entries)

const ether = {
  network: 'eip155:31337',
  asset: 'native',
  metadata: { name: 'Ether', symbol: 'ETH', decimals: 18 },
}

test('behavior: another token pays, by a quote', async ({
  local,
  page,
  services,
}) => {
  const { address } = await logIn(page, local, services, {
    url: local.urls.stage,
  })
  const data = { amount: '0.01', paymentAsset: ether, recipient: shop }
  await show(page, { view: 'Pay', data })
  await press(page, en.pay.otherToken)
  await expect(viewOf(page, 'PayQuote')).toBeVisible()
  await press(page, /^Local Dollar/)
  await expect(viewOf(page, 'PayQuote')).toContainText(en.pay.gets)
  await expect(viewOf(page, 'PayQuote')).toContainText('0.01 ETH')
  const [coins, dollars] = await Promise.all([
    services.native(shop),
    services.usd(address),
  ])
  await press(page, new RegExp(`^${en.pay.title('[\\d.]+ USDL')}`))
  await approve(page)
  await expect(modalOf(page)).toContainText(en.pay.done, { timeout: 30_000 })
  expect((await services.native(shop)) - coins).toBe(parseEther('0.01'))
  expect(await services.usd(address)).toBeLessThan(dollars)
})

test('behavior: an exchange funds the account, in the token that is chosen', async ({
  context,
  local,
  page,
  services,
}) => {
  const { address } = await logIn(page, local, services, {
    url: `${local.urls.stage}/?features={"pay":true}`,
  })
  const before = await services.usd(address)
  await show(page, { view: 'FundWallet' })
  await press(page, new RegExp(`^${en.pay.fromExchange}`))
  await expect(viewOf(page, 'PayWithExchange')).toBeVisible()
  await modalOf(page).getByLabel(en.buy.amountHint).fill('3')
  await press(page, 'USDL')
  await expect(viewOf(page, 'PayWithExchangeSelectAsset')).toBeVisible()
  await press(page, /^Local Dollar/)
  await expect(viewOf(page, 'PayWithExchange')).toBeVisible()
  // The amount stays.
  await expect(modalOf(page).getByLabel(en.buy.amountHint)).toHaveValue('3')
  const opened = context.waitForEvent('page')
  await press(page, /Local Exchange/)
  const exchange = await opened
  await expect(modalOf(page)).toContainText(en.pay.waiting('Local Exchange'))
  await exchange.getByRole('button', { name: 'Pay' }).click()
  await expect(modalOf(page)).toContainText(en.pay.done, { timeout: 20_000 })
  expect((await services.usd(address)) - before).toBe(3_000_000n)
})
