import { parseEther } from 'viem'
import { getDevAccount, injectWallet } from '../../browser/injectWallet.js'
import { expect, test } from '../fixtures.js'
import { createChain } from '../solana/chain.js'
import { registerWallets } from '../solana/registerWallets.js'
import { en, modalOf, press } from './steps.js'

const shop = '0x7A7a7A7a7a7a7a7A7a7a7a7A7a7A7A7A7A7A7a7A'
const solanaShop = '5Xub89Ey5Jzia89qb5aLs5JxQVBCfRJswGXGhWu5TaLe'

test('default: a visitor connects to pay, and pays each order once @touch', async ({
  local,
  page,
}) => {
  await injectWallet(page, local, getDevAccount(6))
  const [chain] = local.chains
  const read = async () => {
    const response = await page.request.post(chain?.rpcUrl ?? '', {
      data: {
        ...{ id: 1, jsonrpc: '2.0', method: 'eth_getBalance' },
        params: [shop, 'latest'],
      },
    })
    return BigInt((await response.json()).result)
  }
  const before = await read()
  await page.goto(`${local.urls.dapp}/shop.html`)
  await page.getByRole('button', { name: 'Pay 0.01 ETH' }).click()
  await press(page, en.pay.connect)
  await press(page, /^Test Wallet/)
  await expect(modalOf(page)).toContainText('0.01 ETH')
  await press(page, en.pay.title('0.01 ETH'))
  await expect(modalOf(page)).toContainText(en.pay.done)
  await expect(page.getByTestId('order-ETH')).toHaveText('Paid. Thank you!')
  expect((await read()) - before).toBe(parseEther('0.01'))
  await press(page, en.send.done)
  await expect(modalOf(page)).toBeHidden()
  // The next order is another payment.
  await page.getByRole('button', { name: 'Pay 0.01 ETH' }).click()
  await press(page, en.pay.title('0.01 ETH'))
  await expect.poll(read).toBe(before + parseEther('0.02'))
})

test('behavior: an exchange declines, and pays after a reload in the middle @rest', async ({
  context,
  local,
  page,
  services,
}) => {
  const before = await services.native(shop)
  const waiting = en.pay.waiting('Local Exchange')
  async function openExchange() {
    const opened = context.waitForEvent('page')
    await press(page, /Local Exchange/)
    const exchange = await opened
    await expect(exchange.getByRole('heading')).toHaveText('Pay 0.01 ETH')
    await expect(modalOf(page)).toContainText(waiting)
    return exchange
  }
  await page.goto(`${local.urls.dapp}/shop.html`)
  await page.getByRole('button', { name: 'Pay 0.01 ETH' }).click()
  const first = await openExchange()
  // It has no handle on the shop, and does not know of it.
  expect(
    await first.evaluate(() => [window.opener, document.referrer]),
  ).toEqual([null, ''])
  await first.getByRole('button', { name: 'Decline' }).click()
  await expect(modalOf(page)).toContainText(en.pay.failed, { timeout: 15_000 })
  await expect(page.getByTestId('order-ETH')).toHaveText('Not paid.')
  await press(page, en.common.tryAgain)
  const second = await openExchange()
  await page.reload()
  await expect(modalOf(page)).toContainText(waiting)
  await second.getByRole('button', { name: 'Pay' }).click()
  await expect(modalOf(page)).toContainText(en.pay.done, { timeout: 15_000 })
  expect((await services.native(shop)) - before).toBe(parseEther('0.01'))
})

test('behavior: a Solana wallet connects, declines, and pays @rest @long', async ({
  local,
  page,
  services,
}) => {
  const chain = createChain(local)
  const wallets = await registerWallets(page, local, [{ name: 'Ember' }])
  await services.fund(wallets.address())
  const before = await chain.sol(solanaShop)
  await page.goto(`${local.urls.dapp}/shop.html`)
  await page.getByRole('button', { name: 'Pay 0.25 SOL' }).click()
  await press(page, en.pay.connect)
  await press(page, /^Ember/)
  await expect(modalOf(page)).toContainText('0.25 SOL')
  await wallets.answer('Ember', 'no')
  await press(page, en.pay.title('0.25 SOL'))
  await expect(modalOf(page)).toContainText(en.pay.failed)
  expect(await chain.sol(solanaShop)).toBe(before)
  await wallets.answer('Ember', 'yes')
  await press(page, en.common.tryAgain)
  await press(page, en.pay.title('0.25 SOL'))
  await expect(modalOf(page)).toContainText(en.pay.done)
  await expect(page.getByTestId('order-SOL')).toHaveText('Paid. Thank you!')
  expect((await chain.sol(solanaShop)) - before).toBe(250_000_000n)
})
