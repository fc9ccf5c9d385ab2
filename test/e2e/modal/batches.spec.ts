import { encodeFunctionData, erc20Abi, parseUnits } from 'viem'
import { getDevAccount } from '../../browser/injectWallet.js'
import { expect, frameOf, newReceiver, test } from '../fixtures.js'
import { announceWallets } from './announceWallets.js'
import {
  connectButton,
  en,
  expectComplete,
  logIn,
  modalOf,
  press,
  review,
} from './steps.js'

test('error: a batch of which a call fails changes nothing, and says why', async ({
  local,
  page,
  services,
}) => {
  const { address } = await logIn(page, local, services, {
    url: local.urls.stage,
  })
  const to = newReceiver()
  const before = await services.usd(address)
  const pay = (amount: bigint) => ({
    to: local.tokens.usd.address,
    data: encodeFunctionData({
      ...{ abi: erc20Abi, args: [to, amount], functionName: 'transfer' },
    }),
  })
  const failure = await page.evaluate(
    async (calls) => {
      const { config } = globalThis.stage
      const found = config.connectors.find(({ id }) => id === 'ID_AUTH')
      const provider = (await found?.getProvider()) as {
        request(request: object): Promise<unknown>
      }
      const params = [{ calls, chainId: '0x7a69', version: '2.0.0' }]
      return provider.request({ method: 'wallet_sendCalls', params }).then(
        () => undefined,
        ({ code, details, message }) => ({ code, text: details ?? message }),
      )
    },
    [pay(1n), pay(before + 1n)],
  )
  expect(failure?.code).toBe(-32000)
  expect(failure?.text).toMatch(/revert/i)
  await expect(frameOf(page).getByTestId('approve')).toHaveCount(0)
  expect(await services.usd(address)).toBe(before)
  expect(await services.usd(to)).toBe(0n)
})

test('behavior: a wallet without batches pays its own fee, by the same views @long', async ({
  local,
  page,
  services,
}) => {
  const { address } = getDevAccount(8)
  const { paymaster } = local.urls
  await page.route('**/local.json', (route) =>
    route.fulfill({ json: { ...local, paymaster } }),
  )
  await services.fund(address)
  await announceWallets(page, local, [
    { address, name: 'Fjord', rdns: 'test.fjord' },
  ])
  await page.goto(local.urls.dapp)
  await connectButton(page).click()
  await press(page, /^Fjord/)
  await expect(modalOf(page)).toBeHidden()
  const to = newReceiver()
  const [coins, dollars] = await Promise.all([
    services.native(address),
    services.usd(address),
  ])
  await page.getByRole('button', { name: /^Account / }).click()
  await review(page, { amount: '7', to })
  // It cannot be paid for by the app, and so nobody says that it is.
  await expect(modalOf(page)).toContainText(/About|Less than/)
  await expect(modalOf(page)).not.toContainText(en.sponsor.paid)
  await press(page, en.send.send)
  await expectComplete(page, '7 USDL sent')
  expect(await services.usd(to)).toBe(parseUnits('7', 6))
  expect(await services.usd(address)).toBe(dollars - parseUnits('7', 6))
  expect(await services.native(address)).toBeLessThan(coins)
})
