import type { Page } from '@playwright/test'
import { getDevAccount } from '../../browser/injectWallet.js'
import { expect, newReceiver, test } from '../fixtures.js'
import { announceWallets } from '../modal/announceWallets.js'
import { errorOf, send } from '../steps.js'
import { createChain, isSignedBy, newSolanaReceiver } from './chain.js'
import { registerWallets } from './registerWallets.js'
import {
  openWallets,
  readHash,
  readText,
  sendSolana,
  solanaAddress,
  solanaError,
} from './steps.js'

const fjord = {
  address: getDevAccount(6).address,
  name: 'Fjord',
  rdns: 'test.fjord',
}
const walletButton = (page: Page, name: string) =>
  page.getByTestId(`solana-wallet-${name}`)

test('default: connects, signs and sends through the hooks, which follow its changes @touch @engines-long', async ({
  local,
  page,
  problems,
  services,
}) => {
  const chain = createChain(local)
  const wallets = await registerWallets(page, local, [
    { name: 'Ember' },
    { name: 'Quartz', isLate: true },
  ])
  const [first, second] = [wallets.address(), wallets.address(0, 1)]
  await services.fund(first)
  await page.goto(local.urls.app)

  await openWallets(page)
  await test.step('one that comes late', async () => {
    await expect(walletButton(page, 'Ember')).toBeVisible()
    await expect(walletButton(page, 'Quartz')).toHaveCount(0)
    await wallets.tell('Quartz', 'register')
    await expect(walletButton(page, 'Quartz')).toBeVisible()
  })
  await test.step('a no, and a yes', async () => {
    await wallets.answer('Ember', 'no')
    await walletButton(page, 'Ember').click()
    await expect(page.getByTestId('solana-connect-error')).toContainText(
      'rejected',
    )
    await wallets.answer('Ember', 'yes')
    await walletButton(page, 'Ember').click()
    await expect(solanaAddress(page)).toHaveText(first)
  })
  await test.step('words', async () => {
    const sign = page.getByTestId('solana-sign')
    await wallets.answer('Ember', 'no')
    await sign.click()
    await expect(page.getByTestId('solana-sign-error')).toContainText(
      'rejected',
    )
    await wallets.answer('Ember', 'yes')
    await sign.click()
    await expect(page.getByTestId('solana-signature')).toBeVisible()
    const signature = await readText(page, 'solana-signature')
    expect(isSignedBy(first, 'Latchkey was here', signature)).toBe(true)
  })
  await test.step('a send', async () => {
    const to = newSolanaReceiver()
    await wallets.answer('Ember', 'no')
    await sendSolana(page, { amount: '1.5', to })
    await expect(solanaError(page)).toContainText('rejected')
    await wallets.answer('Ember', 'yes')
    await sendSolana(page, { amount: '1.5', to })
    const fee = await chain.fee(await readHash(page))
    expect(await chain.sol(to)).toBe(1_500_000_000n)
    expect(await chain.sol(first)).toBe(8_500_000_000n - fee)
  })
  await test.step('to another account', async () => {
    await wallets.tell('Ember', 'goTo', 1)
    await expect(solanaAddress(page)).toHaveText(second)
  })
  await test.step('to another network and back', async () => {
    const network = page.getByTestId('solana-network')
    await wallets.tell('Ember', 'goToChain', 'solana:devnet')
    await expect(network).toContainText('Not configured here')
    await sendSolana(page, { amount: '1', to: newSolanaReceiver() })
    await expect(solanaError(page)).toContainText('Chain is not supported')
    await wallets.tell('Ember', 'goToChain', 'solana:localnet')
    await expect(network).toHaveText(local.solana.name)
  })
  await test.step('a reload asks nobody', async () => {
    await page.reload()
    await expect(page.getByTestId('solana-status')).toHaveText('connected')
    await expect(solanaAddress(page)).toHaveText(second)
    expect(await wallets.counts('Ember')).toMatchObject({ asked: 0, signed: 0 })
  })
  await test.step('the wallet ends it', async () => {
    await wallets.tell('Ember', 'leave')
    await expect(solanaAddress(page)).toHaveCount(0)
    await page.reload()
    await openWallets(page)
    await expect(walletButton(page, 'Ember')).toBeVisible()
    await expect(solanaAddress(page)).toHaveCount(0)
    expect(await wallets.counts('Ember')).toMatchObject({ asked: 0, silent: 0 })
  })
  expect(problems).toEqual([])
})

test('behavior: beside an EVM wallet, without mixing addresses @long @touch', async ({
  local,
  page,
  problems,
  services,
}) => {
  const chain = createChain(local)
  await announceWallets(page, local, [fjord])
  const wallets = await registerWallets(page, local, [{ name: 'Ember' }])
  const address = wallets.address()
  const [evmTo, solanaTo] = [newReceiver(), newSolanaReceiver()]
  await services.fund(address)
  await services.fund(fjord.address)
  await page.goto(local.urls.app)
  await page.getByRole('button', { name: 'Fjord' }).click()
  await walletButton(page, 'Ember').click()
  await expect(page.getByTestId('address')).toHaveText(fjord.address)
  await expect(solanaAddress(page)).toHaveText(address)

  const sentence = 'This address is for a different kind of network'
  await sendSolana(page, { amount: '1', to: evmTo })
  await expect(solanaError(page)).toContainText(sentence)
  await send(page, { amount: '1', to: solanaTo })
  await expect(errorOf(page)).toContainText(sentence)
  await sendSolana(page, { amount: '1.0000000001', to: solanaTo })
  await expect(solanaError(page)).toContainText('decimal')
  expect(await wallets.counts('Ember')).toMatchObject({ signed: 0 })

  await send(page, { amount: '1', to: evmTo, token: 'ETH' })
  await sendSolana(page, { amount: '1', to: solanaTo })
  await readHash(page)
  await expect(page.getByTestId('sent')).toBeVisible()
  expect(await services.native(evmTo)).toBe(services.one)
  expect(await chain.sol(solanaTo)).toBe(1_000_000_000n)

  await page.reload()
  await expect(page.getByTestId('address')).toHaveText(fjord.address)
  await expect(solanaAddress(page)).toHaveText(address)
  await wallets.tell('Ember', 'leave')
  await expect(solanaAddress(page)).toHaveCount(0)
  await expect(page.getByTestId('status')).toHaveText('connected')
  await walletButton(page, 'Ember').click()
  await expect(solanaAddress(page)).toHaveText(address)
  await page.getByRole('button', { name: 'Leave EVM only' }).click()
  await expect(page.getByTestId('status')).toHaveCount(0)
  await expect(solanaAddress(page)).toHaveText(address)
  expect(problems).toEqual([])
})
