import type { Page } from '@playwright/test'
import { parseEther, toHex } from 'viem'
import { getDevAccount, injectWallet } from '../../browser/injectWallet.js'
import { approve, expect, test } from '../fixtures.js'
import { createChain } from '../solana/chain.js'
import { registerWallets } from '../solana/registerWallets.js'
import type { E2eState } from '../state.js'
import {
  approvalOf,
  en,
  logIn,
  modalOf,
  press,
  type Services,
} from './steps.js'

const shop = '0x7A7a7A7a7a7a7a7A7a7a7a7A7a7A7A7A7A7A7a7A'
const solanaShop = '5Xub89Ey5Jzia89qb5aLs5JxQVBCfRJswGXGhWu5TaLe'
/** How long a transaction that no node knows is looked for. */
const LOOKED_FOR_MS = 61_000
const viewOf = (page: Page, name: string) =>
  modalOf(page).locator(`[data-latchkey-view=${name}]`)

/** Opens views of the modal beneath which the account is. */
async function show(page: Page, ...entries: { view: string; data?: object }[]) {
  // After a reload it is there once the page's scripts have run.
  await page.waitForFunction(() => 'stage' in globalThis)
  await page.evaluate((entries) => {
    const { kit } = globalThis.stage
    kit.store.set(kit.atoms.modal, (state) => ({
      ...state,
      isOpen: true,
      stack: [{ view: 'Account' }, ...(entries as { view: 'FundWallet' }[])],
    }))
  }, entries)
}

const ether = {
  network: 'eip155:31337',
  asset: 'native',
  metadata: { name: 'Ether', symbol: 'ETH', decimals: 18 },
}

/** Makes the injected wallet decline, or send without ever answering. */
async function injectMoody(page: Page) {
  await page.addInitScript(() => {
    const provider = (window as never as { ethereum: Provider }).ethereum
    if (!provider) return
    const { request } = provider
    provider.request = async (call) => {
      if (call.method !== 'eth_sendTransaction') return request(call)
      const mood = sessionStorage.getItem('mood')
      if (mood === 'no') throw Object.assign(new Error('No'), { code: 4001 })
      const answer = await request(call)
      return mood === 'silent' ? new Promise(() => {}) : answer
    }
    type Provider = { request(call: { method: string }): Promise<unknown> }
  })
  return (mood: 'no' | 'silent' | 'yes') =>
    page.evaluate((mood) => sessionStorage.setItem('mood', mood), mood)
}

test('behavior: an injected wallet declines a quote, and pays it across a reload @long', async ({
  context,
  local,
  page,
  services,
}) => {
  const account = getDevAccount(7)
  await services.fund(account.address)
  await injectWallet(page, local, account)
  const setMood = await injectMoody(page)
  const read = () =>
    Promise.all([services.native(shop), services.usd(account.address)])
  await page.goto(`${local.urls.dapp}/shop.html`)
  await setMood('no')
  await page.getByRole('button', { name: 'Pay 0.01 ETH' }).click()
  await press(page, en.pay.connect)
  await press(page, /^Test Wallet/)
  await press(page, en.pay.otherToken)
  await press(page, /^Local Dollar/)
  const [coins, dollars] = await read()
  const payDollars = new RegExp(`^${en.pay.title('[\\d.]+ USDL')}`)
  await press(page, payDollars)
  await expect(modalOf(page)).toContainText(en.pay.failed)
  await expect(modalOf(page)).toContainText(en.notices.money.no)
  expect(await read()).toEqual([coins, dollars])
  await setMood('silent')
  await press(page, en.common.tryAgain)
  // What was chosen stays chosen. No network: nothing is asked, nothing sent.
  await expect(
    modalOf(page).getByRole('button', { name: payDollars }),
  ).toBeVisible()
  await context.setOffline(true)
  await press(page, payDollars)
  await expect(modalOf(page)).toContainText(en.pay.failed)
  await expect(modalOf(page)).toContainText(
    /Nothing (was sent|left your account)/,
  )
  await context.setOffline(false)
  await press(page, en.common.tryAgain)
  await press(page, payDollars)
  await expect
    .poll(async () => (await read())[1], { timeout: 15_000 })
    .toBeLessThan(dollars)
  const paid = (await read())[1]
  await page.reload()
  await expect(modalOf(page)).toContainText(en.pay.done, { timeout: 30_000 })
  const [coinsNow, dollarsNow] = await read()
  expect(coinsNow - coins).toBe(parseEther('0.01'))
  expect(dollarsNow).toBe(paid)
})

test('error: a service that refunds, and an account without the amount @long', async ({
  local,
  page,
  services,
}) => {
  const account = getDevAccount(8)
  await services.fund(account.address)
  await injectWallet(page, local, account)
  await page.route('**/appkit/v1/transfers/status?*', (route) =>
    route.fulfill({ json: { status: 'refund' } }),
  )
  const dollars = await services.usd(account.address)
  await page.goto(`${local.urls.dapp}/shop.html`)
  await page.getByRole('button', { name: 'Pay 0.01 ETH' }).click()
  await press(page, en.pay.connect)
  await press(page, /^Test Wallet/)
  await press(page, en.pay.otherToken)
  await press(page, /^Local Dollar/)
  await press(page, new RegExp(`^${en.pay.title('[\\d.]+ USDL')}`))
  await expect(modalOf(page)).toContainText(en.pay.undelivered, {
    timeout: 30_000,
  })
  await expect(modalOf(page)).toContainText(en.pay.notDelivered)
  const paid = await services.usd(account.address)
  expect(paid).toBeLessThan(dollars)
  // What is left does not pay it again.
  const setBalance = (wei: bigint) =>
    services.client.request({
      method: 'anvil_setBalance',
      params: [account.address, toHex(wei)],
    } as never)
  const coins = await services.native(account.address)
  await setBalance(1n)
  await page.reload()
  await page.getByRole('button', { name: 'Pay 0.01 ETH' }).click()
  await press(page, en.pay.title('0.01 ETH'))
  await expect(modalOf(page)).toContainText(en.pay.failed)
  await expect(modalOf(page)).toContainText('Not enough balance')
  expect(await services.usd(account.address)).toBe(paid)
  await setBalance(coins)
})

test('behavior: a Solana wallet pays a quote @long', async ({
  local,
  page,
  services,
}) => {
  const chain = createChain(local)
  const wallets = await registerWallets(page, local, [{ name: 'Ember' }])
  await services.fund(wallets.address())
  const read = () =>
    Promise.all([chain.sol(solanaShop), chain.token(wallets.address(), 'usd')])
  const [coins, dollars] = await read()
  await page.goto(`${local.urls.dapp}/shop.html`)
  await page.getByRole('button', { name: 'Pay 0.25 SOL' }).click()
  await press(page, en.pay.connect)
  await press(page, /^Ember/)
  await press(page, en.pay.otherToken)
  await press(page, /^Local Dollar/)
  const payDollars = new RegExp(`^${en.pay.title('[\\d.]+ USDL')}`)
  await press(page, payDollars)
  await expect(modalOf(page)).toContainText(en.pay.done, { timeout: 30_000 })
  await expect(page.getByTestId('order-SOL')).toHaveText('Paid. Thank you!')
  const [paidCoins, paidDollars] = await read()
  expect(paidCoins - coins).toBe(250_000_000n)
  expect(paidDollars).toBeLessThan(dollars)
})

test('behavior: Solana: nothing on another cluster, and once in two tabs', async ({
  context,
  local,
  page,
  services,
}) => {
  const chain = createChain(local)
  const wallets = await registerWallets(page, local, [{ name: 'Ember' }])
  await services.fund(wallets.address())
  const before = await chain.sol(solanaShop)
  const data = {
    amount: '0.25',
    id: 'order',
    paymentAsset: {
      network: local.solana.caipNetworkId,
      asset: 'native',
      metadata: { name: 'Solana', symbol: 'SOL', decimals: 9 },
    },
    payWithExchange: false,
    recipient: solanaShop,
  }
  const open = async (tab: Page) => {
    await tab.goto(`${local.urls.stage}/?solana`)
    await expect
      .poll(() => tab.evaluate(() => Boolean(globalThis.stage)))
      .toBe(true)
    await show(tab, { view: 'Pay', data })
  }
  await open(page)
  await press(page, en.pay.connect)
  await press(page, /^Ember/)
  await wallets.tell('Ember', 'goToChain', 'solana:devnet')
  await press(page, en.pay.title('0.25 SOL'))
  await expect(modalOf(page)).toContainText(en.pay.failed)
  await expect(modalOf(page)).toContainText(
    /Nothing (was sent|left your account)/,
  )
  expect(await wallets.counts('Ember')).toMatchObject({ signed: 0 })
  await wallets.tell('Ember', 'goToChain', local.solana.caipNetworkId)
  await wallets.answer('Ember', 'later')
  await press(page, en.common.tryAgain)
  await press(page, en.pay.title('0.25 SOL'))
  await expect.poll(() => wallets.counts('Ember')).toMatchObject({ signed: 1 })
  const other = await context.newPage()
  await wallets.addTo(other)
  await open(other)
  await press(other, en.pay.title('0.25 SOL'))
  await expect(modalOf(other)).toContainText(
    en.notices.errors.SEND_UNDER_WAY ?? '',
  )
  await wallets.answer('Ember', 'yes')
  await wallets.tell('Ember', 'go')
  await expect(modalOf(page)).toContainText(en.pay.done)
  await press(other, en.send.done)
  await press(other, en.pay.title('0.25 SOL'))
  await expect(modalOf(other)).toContainText(en.pay.done)
  expect((await chain.sol(solanaShop)) - before).toBe(250_000_000n)
})

test('behavior: another token pays, by a quote @long', async ({
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

test.describe('the embedded wallet', () => {
  /** Opens the payment of a logged-in user, and counts what shop and user have. */
  async function setup({
    local,
    page,
    services,
  }: {
    local: E2eState
    page: Page
    services: Services
  }) {
    const { address } = await logIn(page, local, services, {
      url: local.urls.stage,
    })
    return {
      open: (amount: string) =>
        show(page, {
          view: 'Pay',
          data: { amount, id: 'order', paymentAsset: ether, recipient: shop },
        }),
      read: () => Promise.all([services.native(shop), services.usd(address)]),
    }
  }

  test('behavior: pays too little, then offline behind the approval, then once @long', async ({
    context,
    local,
    page,
    services,
  }) => {
    await page.clock.install()
    const { open, read } = await setup({ local, page, services })
    const [coins] = await read()
    await open('100000')
    await press(page, en.pay.title('100,000 ETH'))
    await expect(modalOf(page)).toContainText(en.pay.failed)
    await expect(modalOf(page)).toContainText('Not enough balance')
    await open('0.01')
    await press(page, en.pay.title('0.01 ETH'))
    await expect(approvalOf(page)).toBeEnabled()
    await context.setOffline(true)
    await approve(page)
    // Approved, so it may have been sent: it is looked for on the network.
    await expect(modalOf(page)).toContainText(en.send.steps.handing)
    await expect(modalOf(page)).not.toContainText(en.pay.delivering)
    await context.setOffline(false)
    await page.clock.fastForward(LOOKED_FOR_MS)
    await expect(modalOf(page)).toContainText(en.pay.failed)
    await expect(modalOf(page)).toContainText(
      'The network never received this transaction',
    )
    await press(page, en.common.tryAgain)
    await press(page, en.pay.title('0.01 ETH'))
    await approve(page)
    await expect(modalOf(page)).toContainText(en.pay.done)
    expect((await read())[0] - coins).toBe(parseEther('0.01'))
  })

  test('behavior: a reload behind the approval pays nothing, a reload after it pays once', async ({
    local,
    page,
    services,
  }) => {
    const { open, read } = await setup({ local, page, services })
    const [coins] = await read()
    await open('0.01')
    await press(page, en.pay.title('0.01 ETH'))
    await expect(approvalOf(page)).toBeEnabled()
    await page.reload()
    await expect(approvalOf(page)).toBeHidden()
    await open('0.01')
    await press(page, en.pay.title('0.01 ETH'))
    await approve(page)
    await expect
      .poll(async () => (await read())[0] - coins)
      .toBe(parseEther('0.01'))
    await page.reload()
    // The same order again: it is paid, and nothing is asked.
    await open('0.01')
    await press(page, en.pay.title('0.01 ETH'))
    await expect(modalOf(page)).toContainText(en.pay.done)
    expect((await read())[0] - coins).toBe(parseEther('0.01'))
  })

  test('error: a service that refunds @long', async ({
    local,
    page,
    services,
  }) => {
    const { open, read } = await setup({ local, page, services })
    await page.route('**/appkit/v1/transfers/status?*', (route) =>
      route.fulfill({ json: { status: 'refund' } }),
    )
    const [, dollars] = await read()
    await open('0.02')
    await press(page, en.pay.otherToken)
    await press(page, /^Local Dollar/)
    await press(page, new RegExp(`^${en.pay.title('[\\d.,]+ USDL')}`))
    await approve(page)
    await expect(modalOf(page)).toContainText(en.pay.undelivered)
    await expect(modalOf(page)).toContainText(en.pay.notDelivered)
    expect((await read())[1]).toBeLessThan(dollars)
  })
})

test('behavior: an exchange funds the account, in the token that is chosen @long', async ({
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
