import type { Page } from '@playwright/test'
import { parseUnits } from 'viem'
import { createEvmClient } from '../../setup/kit/createEvmKit.js'
import { expect, frameOf, newReceiver, test } from '../fixtures.js'
import { waitForFrame } from '../steps.js'
import {
  accountButton,
  approveByKey,
  buttonOf,
  en,
  expectApprovable,
  expectComplete,
  fillSend,
  logIn,
  modalOf,
  press,
  readAddress,
  viewOf,
} from './steps.js'

test.describe.configure({ timeout: 120_000 })

test('behavior: without a coin the fee is paid in dollars, and never more than the modal says', async ({
  local,
  page,
  services,
}) => {
  const client = createEvmClient(local.chains[0]?.rpcUrl ?? '')
  const token = local.tokens.usd.address
  const paymaster = { token, url: local.urls.paymaster }
  await page.route('**/local.json', (route) =>
    route.fulfill({ json: { ...local, paymaster } }),
  )
  const { address } = await logIn(page, local, services)
  await client.setBalance({ address, value: 0n })
  const to = newReceiver()
  await fillSend(page, { amount: '7', to })
  await press(page, en.send.review)
  await expectApprovable(page)
  const card = frameOf(page).getByTestId('token-fee')
  await expect(card).toContainText(/at most [\d.]+ USDL/)
  const shown = Number(/[\d.]+/.exec((await card.textContent()) ?? '')?.[0])
  const before = await services.usd(address)
  await approveByKey(page)
  await expectComplete(page, '7 USDL sent')
  expect(await services.usd(to)).toBe(parseUnits('7', 6))
  const taken = before - parseUnits('7', 6) - (await services.usd(address))
  expect(taken).toBeGreaterThan(0n)
  expect(taken).toBeLessThanOrEqual(parseUnits(`${shown}`, 6))
  expect(await client.getBalance({ address })).toBe(0n)
})

const shop = '0x7A7a7A7a7a7a7a7A7a7a7a7A7a7A7A7A7A7A7a7A'

test('default: a new email wallet without a coin pays 5 dollars in one approval, sends, and is an ordinary account again @rest', async ({
  local,
  page,
  services,
}) => {
  const client = createEvmClient(local.chains[0]?.rpcUrl ?? '')
  // The app pays the network fee of its users.
  const { paymaster } = local.urls
  await page.route('**/local.json', (route) =>
    route.fulfill({ json: { ...local, paymaster } }),
  )
  const { address } = await logIn(page, local, services)
  await client.setBalance({ address, value: 0n })
  await goTo(page, `${local.urls.dapp}/shop.html`)
  await page.getByRole('button', { name: 'Pay 5 USDL' }).click()
  const before = await services.usd(shop)
  await press(page, en.pay.title('5 USDL'))
  // Priced, simulated and sponsored before it is shown.
  await expect(viewOf(page, 'ApproveTransaction')).toBeVisible({
    timeout: 30_000,
  })
  await expectApprovable(page)
  await expect(frameOf(page).getByTestId('sponsor')).toContainText(
    'Local sponsor',
  )
  await approveByKey(page)
  await expect(modalOf(page)).toContainText(en.pay.done, { timeout: 20_000 })
  expect((await services.usd(shop)) - before).toBe(parseUnits('5', 6))
  // A smart account now, at the same address.
  expect(await client.getCode({ address })).toMatch(/^0xef0100/)
  expect(await readAddress(page)).toBe(address)

  await goTo(page, local.urls.dapp)
  // On a slow machine the wallet is back later than its button.
  await expect(async () => {
    await accountButton(page).click({ timeout: 2_000 })
    await expect(viewOf(page, 'Account')).toBeVisible()
  }).toPass()
  const to = newReceiver()
  await fillSend(page, { amount: '7', to })
  await press(page, en.send.review)
  await approveByKey(page)
  await expectComplete(page, '7 USDL sent')
  expect(await services.usd(to)).toBe(parseUnits('7', 6))
  expect(await client.getBalance({ address })).toBe(0n)

  // Back to an ordinary account, from its settings; the account pays for it.
  await client.setBalance({ address, value: parseUnits('1', 18) })
  await press(page, /^Settings/)
  await press(page, new RegExp(`^${en.settings.reset.action}`))
  await expectApprovable(page)
  await expect(frameOf(page).getByTestId('action')).toHaveText(
    'Turn off smart account',
  )
  await approveByKey(page)
  await expect(viewOf(page, 'AccountSettings')).toContainText(
    en.settings.reset.done,
    { timeout: 20_000 },
  )
  await expect(
    buttonOf(page, new RegExp(`^${en.settings.reset.action}`)),
  ).toHaveCount(0)
  expect(await client.getCode({ address })).toBeUndefined()
  expect(await readAddress(page)).toBe(address)
})

/** Opens a page once the wallet there is back. */
async function goTo(page: Page, url: string) {
  const ready = waitForFrame(page)
  await page.goto(url)
  await ready
}
