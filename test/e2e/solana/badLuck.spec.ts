import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.js'
import type { E2eState } from '../state.js'
import { createChain, newSolanaReceiver } from './chain.js'
import { registerWallets } from './registerWallets.js'
import {
  openWallets,
  readHash,
  sendSolana,
  solanaAddress,
  solanaError,
  solanaSendButton,
} from './steps.js'

const SOL = 1_000_000_000n

/** Opens a page with a funded, connected wallet. */
async function open(
  page: Page,
  local: E2eState,
  services: { fund(address: string): Promise<void> },
  wallet: Parameters<typeof registerWallets>[2][number] = { name: 'Ember' },
) {
  const { name } = wallet
  const wallets = await registerWallets(page, local, [wallet])
  const address = wallets.address()
  await services.fund(address)
  await page.goto(local.urls.app)
  const connect = () => page.getByTestId(`solana-wallet-${name}`).click()
  await openWallets(page)
  await connect()
  await expect(solanaAddress(page)).toHaveText(address)
  return {
    address,
    chain: createChain(local),
    connect,
    countSigned: async () => (await wallets.counts(name)).signed,
    to: newSolanaReceiver(),
    wallet: {
      answer: (answer: Parameters<typeof wallets.answer>[1]) =>
        wallets.answer(name, answer),
      go: () => wallets.tell(name, 'go'),
      goTo: (account: number) => wallets.tell(name, 'goTo', account),
      leave: () => wallets.tell(name, 'leave'),
      second: wallets.address(0, 1),
    },
  }
}

test('error: no SOL for the fee, then none for the token account of the receiver @long @touch', async ({
  local,
  page,
  services,
}) => {
  const { chain, countSigned, to, wallet } = await open(page, local, services)
  // Tokens, and nothing to pay a fee with.
  await sendSolana(page, { amount: '5', to: wallet.second, token: 'USDL' })
  await readHash(page)
  await wallet.goTo(1)
  await expect(solanaAddress(page)).toHaveText(wallet.second)
  const before = await countSigned()

  await sendSolana(page, { amount: '1', to, token: 'USDL' })
  await expect(solanaError(page)).toContainText('Not enough SOL')
  await chain.airdrop(wallet.second, 9_000_000)
  await sendSolana(page, { amount: '1', to, token: 'USDL' })
  await expect(solanaError(page)).toContainText(
    "Not enough SOL to open the recipient's token account",
  )
  expect(await countSigned()).toBe(before)
  expect(await chain.token(wallet.second, 'usd')).toBe(5_000_000n)
  await chain.airdrop(wallet.second, 100_000_000)
  await sendSolana(page, { amount: '1', to, token: 'USDL' })
  await readHash(page)
  expect(await chain.token(to, 'usd')).toBe(1_000_000n)
  expect(await chain.token(wallet.second, 'usd')).toBe(4_000_000n)
})

test('error: signed too late, it is not sent, and the next attempt works @long @touch', async ({
  local,
  page,
  services,
}) => {
  const { address, chain, countSigned, to, wallet } = await open(
    page,
    local,
    services,
  )
  await wallet.answer('later')
  await sendSolana(page, { amount: '1', to })
  await expect.poll(countSigned).toBe(1)
  await services.steerSolana({ warp: 400 })
  await wallet.go()
  await expect(solanaError(page)).toContainText('expired')
  await expect(solanaError(page)).toContainText('Nothing was sent')
  expect(await chain.sol(address)).toBe(10n * SOL)

  await wallet.answer('yes')
  await sendSolana(page, { amount: '1', to })
  const fee = await chain.fee(await readHash(page))
  expect(await chain.sol(to)).toBe(SOL)
  expect(await chain.sol(address)).toBe(9n * SOL - fee)
})

test('behavior: dropped on the way, the same transaction lands @long @touch', async ({
  local,
  page,
  services,
}) => {
  const { address, chain, countSigned, to } = await open(page, local, services)
  await services.steerSolana({ dropNext: 1 })
  await sendSolana(page, { amount: '1', to })
  const fee = await chain.fee(await readHash(page))
  expect(await countSigned()).toBe(1)
  expect(await chain.count(to)).toBe(1)
  expect(await chain.sol(address)).toBe(9n * SOL - fee)
})

for (const { mode, text } of [
  { mode: '429', text: 'The network is busy' },
  { mode: 'html', text: 'sent an invalid response' },
])
  test(`error: a node that answers ${mode}, said, and the next try works${mode === '429' ? '' : ' @long'} @touch`, async ({
    local,
    page,
    services,
  }) => {
    const { chain, countSigned, to } = await open(page, local, services)
    await services.fault({ service: 'solana', mode })
    await sendSolana(page, { amount: '1', to })
    await expect(solanaError(page)).toContainText(text, { timeout: 20_000 })
    await expect(solanaError(page)).toContainText('Nothing was sent')
    expect(await countSigned()).toBe(0)
    await services.heal()
    await sendSolana(page, { amount: '1', to })
    await readHash(page)
    expect(await chain.sol(to)).toBe(SOL)
  })

test('error: the wallet disconnects during a request, and nothing is sent @long @touch', async ({
  local,
  page,
  services,
}) => {
  const { chain, connect, countSigned, to, wallet } = await open(
    page,
    local,
    services,
  )
  await wallet.answer('later')
  await sendSolana(page, { amount: '1', to })
  await expect.poll(countSigned).toBe(1)
  await wallet.leave()
  await expect(solanaAddress(page)).toHaveCount(0)
  await wallet.go()
  await wallet.answer('yes')
  await connect()
  await sendSolana(page, { amount: '1', to })
  await readHash(page)
  expect(await chain.count(to)).toBe(1)
  expect(await chain.sol(to)).toBe(SOL)
})

test('behavior: reloaded while confirming, the same click returns its result @long @touch', async ({
  local,
  page,
  services,
}) => {
  const { address, chain, countSigned, to } = await open(page, local, services)
  await services.steerSolana({ paused: true })
  await sendSolana(page, { amount: '1', to })
  await expect(solanaSendButton(page)).toHaveText('Waiting for the chain…')
  await page.reload()
  await expect(page.getByTestId('solana-status')).toHaveText('connected')
  await sendSolana(page, { amount: '1', to })
  await expect(solanaSendButton(page)).toHaveText('Waiting for the chain…')
  await services.steerSolana({ paused: false })
  const fee = await chain.fee(await readHash(page))
  expect(await countSigned()).toBe(0)
  expect(await chain.count(to)).toBe(1)
  expect(await chain.sol(to)).toBe(SOL)
  expect(await chain.sol(address)).toBe(9n * SOL - fee)
})

test('behavior: a wallet that sends by itself, reloaded during the send, pays once @touch', async ({
  local,
  page,
  services,
}) => {
  const { address, chain, countSigned, to } = await open(
    page,
    local,
    services,
    { name: 'Quartz', features: ['signAndSendTransaction'] },
  )
  await services.steerSolana({ paused: true })
  await sendSolana(page, { amount: '1', to })
  await expect(solanaSendButton(page)).toHaveText('Waiting for the chain…')
  await page.reload()
  await expect(page.getByTestId('solana-status')).toHaveText('connected')
  await services.steerSolana({ paused: false })
  await sendSolana(page, { amount: '1', to })
  const fee = await chain.fee(await readHash(page))
  expect(await countSigned()).toBe(0)
  expect(await chain.count(to)).toBe(1)
  expect(await chain.sol(address)).toBe(9n * SOL - fee)
})

test('behavior: a wallet that sends by itself disconnects, still sends, and pays once @long @touch', async ({
  local,
  page,
  services,
}) => {
  const { address, chain, connect, countSigned, to, wallet } = await open(
    page,
    local,
    services,
    { name: 'Quartz', features: ['signAndSendTransaction'] },
  )
  await wallet.answer('later')
  await sendSolana(page, { amount: '1', to })
  await expect.poll(countSigned).toBe(1)
  await wallet.leave()
  await expect(solanaAddress(page)).toHaveCount(0)
  // If the first one had completed, a second click would be a new payment.
  await services.steerSolana({ paused: true })
  await wallet.go()
  await wallet.answer('yes')
  await connect()
  await sendSolana(page, { amount: '1', to })
  await expect(solanaSendButton(page)).toHaveText('Waiting for the chain…')
  await services.steerSolana({ paused: false })
  const fee = await chain.fee(await readHash(page))
  expect(await countSigned()).toBe(1)
  expect(await chain.count(to)).toBe(1)
  expect(await chain.sol(address)).toBe(9n * SOL - fee)
})
