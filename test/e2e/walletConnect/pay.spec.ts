import { parseEther } from 'viem'
import { buttonOf, en, modalOf, press } from '../modal/steps.js'
import { expect, test } from './fixtures.js'
import { answer, answerPairing, pair } from './steps.js'

const shop = '0x7A7a7A7a7a7a7a7A7a7a7a7A7a7A7A7A7A7A7a7A'

test('default: a wallet on another device connects, declines, and pays', async ({
  context,
  local,
  noise,
  page,
  services,
  wallet,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const before = await services.native(shop)
  await page.goto(`${local.urls.dapp}/shop.html`)
  await page.getByRole('button', { name: 'Pay 0.01 ETH' }).click()
  await press(page, en.pay.connect)
  await press(page, /^WalletConnect/)
  await press(page, en.pairing.copyLink)
  await expect(buttonOf(page, en.common.copied)).toBeVisible()
  await pair(wallet, await page.evaluate(() => navigator.clipboard.readText()))
  await answerPairing(wallet)
  await press(page, en.pay.title('0.01 ETH'))
  await answer(wallet, 'Send transaction', 'Reject')
  await expect(modalOf(page)).toContainText(en.pay.failed)
  await press(page, en.common.tryAgain)
  await press(page, en.pay.title('0.01 ETH'))
  await answer(wallet, 'Send transaction')
  await expect(modalOf(page)).toContainText(en.pay.done)
  await expect(page.getByTestId('order-ETH')).toHaveText('Paid. Thank you!')
  expect((await services.native(shop)) - before).toBe(parseEther('0.01'))
  await press(page, en.send.done)
  // The next order, with another token.
  await page.getByRole('button', { name: 'Pay 0.01 ETH' }).click()
  await press(page, en.pay.otherToken)
  await press(page, /^Local Dollar/)
  await press(page, new RegExp(`^${en.pay.title('[\\d.]+ USDL')}`))
  await answer(wallet, 'Send transaction')
  await expect(modalOf(page)).toContainText(en.pay.done, { timeout: 30_000 })
  expect((await services.native(shop)) - before).toBe(parseEther('0.02'))
  // Tokens that the service does not convert.
  const refused = noise.filter((text) => text.includes('status of 400'))
  for (const text of refused) noise.splice(noise.indexOf(text), 1)
})
