import { parseEther } from 'viem'
import { getDevAccount, injectWallet } from '../../browser/injectWallet.js'
import { expect, test } from '../fixtures.js'
import { en, modalOf, press } from './steps.js'

const shop = '0x7A7a7A7a7a7a7a7A7a7a7a7A7a7A7A7A7A7A7a7A'

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
