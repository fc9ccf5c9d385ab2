// @vitest-environment node
import { expect, test } from 'vitest'
import { setupAdapters, toEthereum } from '../../../../test/setupAdapters.js'

const address = '0x9dD134D14D1e65F84B706d6F205cd5B1CD03a46b'
const order = {
  destinationWallets: [
    { address, blockchains: ['ethereum'], assets: ['USDC', 'ETH'] },
    { address: 'So1', blockchains: ['solana'], assets: ['SOL'] },
  ],
  partnerUserId: 'user 1&x=y',
}
const open = async (onramp: unknown, more = {}) => {
  const { backend } = setupAdapters({
    chains: [toEthereum('http://127.0.0.1:1')],
    config: { onramp },
  })
  return new URL(await backend.onramp.openOrder({ ...order, ...more }))
}

test('default: Meld, with the key of the company', async () => {
  const url = await open({ kind: 'meld', publicKey: 'pk' })
  expect(url.origin).toBe('https://meldcrypto.com')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    ...{ walletAddress: address, destinationCurrencyCode: 'USDC' },
    ...{ externalCustomerId: 'user 1&x=y', publicKey: 'pk' },
  })
})

test('url: parts in braces are filled in', async () => {
  const template =
    'https://buy.example/start?to={address}&net={network}&coin={asset}&usd={fiatAmount}&amount={cryptoAmount}&theme=dark&tag=a-{user}'
  const url = await open(
    { kind: 'url', url: template },
    { defaultNetwork: 'solana', presetFiatAmount: 50 },
  )
  expect(Object.fromEntries(url.searchParams)).toEqual({
    ...{ to: 'So1', net: 'solana', coin: 'SOL', usd: '50', theme: 'dark' },
    tag: 'a-user 1&x=y',
  })
})

test('behavior: Meld sells one coin per namespace unless the app asks', async () => {
  const openFor = async (address: string) => {
    const wallet = { address, assets: [], blockchains: [] }
    const url = await open(
      { kind: 'meld', publicKey: 'pk' },
      { destinationWallets: [wallet] },
    )
    return url.searchParams.get('destinationCurrencyCode')
  }
  expect(await openFor(address)).toBe('USDC')
  expect(await openFor('So1')).toBe('SOL')
})

test('error: an amount that is none', async () => {
  for (const presetFiatAmount of ['1e9', '-1', 'x', Number.NaN])
    await expect(
      open({ kind: 'meld', publicKey: 'pk' }, { presetFiatAmount }),
    ).rejects.toThrow('Invalid amount')
})

test('behavior: without a provider there is nothing to buy', async () => {
  const { backend } = setupAdapters({
    chains: [toEthereum('http://127.0.0.1:1')],
    config: {},
  })
  expect(backend.onramp.getOptions()).toEqual({
    ...{ paymentCurrencies: [], purchaseCurrencies: [] },
  })
  await expect(backend.onramp.openOrder(order)).rejects.toThrow()
})
