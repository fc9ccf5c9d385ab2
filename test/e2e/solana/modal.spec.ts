import type { Page } from '@playwright/test'
import { parseUnits } from 'viem'
import { truncateAddress } from '../../../src/core/format/truncateAddress.js'
import { getDevAccount } from '../../browser/injectWallet.js'
import { approve, expect, test } from '../fixtures.js'
import { announceWallets } from '../modal/announceWallets.js'
import {
  amountOf,
  connectButton,
  en,
  expectComplete,
  expectSound,
  fillSend,
  logIn,
  modalOf,
  press,
  receiverOf,
  review,
  viewOf,
} from '../modal/steps.js'
import { createChain, newSolanaReceiver } from './chain.js'
import { registerWallets } from './registerWallets.js'

const fjord = {
  address: getDevAccount(7).address,
  name: 'Fjord',
  rdns: 'test.fjord',
}
const account = (page: Page) => viewOf(page, 'Account')
/** The button of the page, whichever account it shows. */
const pageButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Account / })

const runs = [
  {
    screen: { height: 800, width: 1280 },
    coin: { left: '47.5', mint: 'silver', symbol: 'SILV' },
  },
  {
    screen: { height: 844, width: 390 },
    coin: { left: '997.5', mint: 'usd', symbol: 'USDL' },
  },
] as const

for (const { coin, screen } of runs)
  test(`default: one login, and ${coin.symbol} of Solana is sent, ${screen.width} px @kept${screen.width === 1280 ? ' @long' : ' @touch @engines'}`, async ({
    local,
    page,
    problems,
    services,
  }) => {
    const chain = createChain(local)
    const to = newSolanaReceiver()
    const left = `${coin.left} ${coin.symbol}`
    const subject = `2.5 ${coin.symbol}`
    await page.setViewportSize(screen)
    const evm = await logIn(page, local, services)
    const sides = modalOf(page).getByRole('group', {
      name: en.account.accounts,
    })
    await sides.getByRole('button', { name: 'Solana' }).click()
    await expect(account(page)).toContainText('10 SOL')
    await expect(account(page)).toContainText('50 SILV')
    await expectSound(page)
    await fillSend(page, { amount: '2.5', to, token: coin.symbol })
    await expectSound(page)
    await press(page, en.send.review)
    await approve(page)
    await expectComplete(page, `${subject} sent`)
    await expect(account(page)).toContainText(left)
    await expectSound(page)
    const { decimals } = local.solana.tokens[coin.mint]
    expect(await chain.token(to, coin.mint)).toBe(parseUnits('2.5', decimals))

    await page.reload()
    const start = evm.address.slice(0, 6)
    await pageButton(page).click()
    await expect(account(page)).toContainText(left)
    await sides.getByRole('button', { name: 'Anvil' }).click()
    await expect(account(page)).toContainText('1,000 USDL')
    await expect(pageButton(page)).toContainText(start)
    await expectSound(page)
    await press(page, en.account.disconnect)
    await expect(connectButton(page)).toBeVisible()
    expect(problems).toEqual([])
  })

test('behavior: a listed wallet, beside one for EVM chains @long @touch', async ({
  local,
  page,
  problems,
  services,
}) => {
  const chain = createChain(local)
  const wallets = await registerWallets(page, local, [{ name: 'Ember' }])
  await announceWallets(page, local, [fjord])
  const address = wallets.address()
  const to = newSolanaReceiver()
  await services.fund(address)
  await page.setViewportSize({ height: 844, width: 390 })
  await page.goto(local.urls.dapp)
  await connectButton(page).click()
  await expect(
    modalOf(page).getByRole('button', { name: /^Ember Solana/ }),
  ).toBeVisible()
  await expectSound(page)
  await wallets.answer('Ember', 'no')
  await press(page, /^Ember/)
  await expect(modalOf(page)).toContainText(en.login.declined)
  await wallets.answer('Ember', 'yes')
  await press(page, en.common.tryAgain)
  await expect(modalOf(page)).toBeHidden()
  await expect(pageButton(page)).toContainText(truncateAddress(address))

  await pageButton(page).click()
  await expect(account(page)).toContainText('10 SOL')
  await test.step('what cannot be sent is said', async () => {
    await press(page, en.account.send)
    await amountOf(page).fill('1.0000000001')
    await receiverOf(page).fill(fjord.address)
    await expect(modalOf(page)).toContainText('only 9 decimal places')
    await expect(modalOf(page)).toContainText('a different kind of network')
    await expectSound(page)
    await press(page, en.common.back)
  })
  await review(page, { amount: '1.5', to, token: 'SOL' })
  await press(page, en.send.send)
  await expectComplete(page, '1.5 SOL sent')
  expect(await chain.sol(to)).toBe(1_500_000_000n)

  await press(page, en.account.switchWallet('Ember'))
  await press(page, en.account.connectAnother)
  await press(page, /^Fjord/)
  await expect(account(page)).toContainText(truncateAddress(fjord.address))
  await expectSound(page)
  await page.reload()
  await expect(pageButton(page)).toContainText(truncateAddress(fjord.address))
  await wallets.tell('Ember', 'leave')
  await pageButton(page).click()
  await expect(account(page)).toContainText(truncateAddress(fjord.address))
  await expect(
    modalOf(page).getByRole('group', { name: en.account.accounts }),
  ).toHaveCount(0)
  expect(problems).toEqual([])
})

test('error: the listed wallet disconnects during a send request @long @touch', async ({
  local,
  page,
  services,
}) => {
  const chain = createChain(local)
  const wallets = await registerWallets(page, local, [{ name: 'Ember' }])
  const address = wallets.address()
  const to = newSolanaReceiver()
  await services.fund(address)
  await page.goto(local.urls.dapp)
  await connectButton(page).click()
  await press(page, /^Ember/)
  await expect(modalOf(page)).toBeHidden()
  await pageButton(page).click()
  await expect(account(page)).toContainText('10 SOL')
  await review(page, { amount: '1.5', to, token: 'SOL' })
  await wallets.answer('Ember', 'later')
  await press(page, en.send.send)
  await expect(modalOf(page)).toContainText(en.send.steps.approving('Ember'))
  await expect.poll(async () => (await wallets.counts('Ember')).signed).toBe(1)
  await wallets.tell('Ember', 'leave')
  await expect(page.getByRole('alert')).toContainText('1.5 SOL not sent')
  // A late approval.
  await wallets.tell('Ember', 'go')
  await wallets.answer('Ember', 'yes')
  await expect(connectButton(page)).toBeVisible()
  await connectButton(page).click()
  await press(page, /^Ember/)
  await pageButton(page).click()
  await review(page, { amount: '1', to, token: 'SOL' })
  await press(page, en.send.send)
  await expectComplete(page, '1 SOL sent')
  expect(await chain.sol(to)).toBe(1_000_000_000n)
  expect(await chain.count(to)).toBe(1)
})
