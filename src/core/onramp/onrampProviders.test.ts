import { describe, expect, test, vi } from 'vitest'
import { assertOnrampReceiver } from '../../features/onramp/assertOnrampReceiver.js'
import {
  OnrampNotConfiguredError,
  OnrampUnsupportedError,
  OnrampUrlRefusedError,
} from '../errors/onramp.js'
import { listOnrampProviders } from './listOnrampProviders.js'
import type { OnrampPurchase, OnrampUrlRequest } from './onramp.js'
import { onrampProviders } from './onrampProviders.js'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const stranger = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const solanaAddress = '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV'
const solanaId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

const [coinbase, meld] = onrampProviders
if (!coinbase || !meld) throw new Error('no providers')

const network = (name: string, chainId: string) => ({ name, chainId })
const usdc = {
  symbol: 'USDC',
  networks: [
    network('ethereum', '1'),
    network('polygon', '137'),
    network('solana', '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'),
  ],
}

function createPurchase(purchase: Partial<OnrampPurchase> = {}) {
  const requestUrl = vi.fn(
    async (_request: OnrampUrlRequest) => 'https://pay.coinbase.com/buy',
  )
  return {
    account: {
      address,
      caipNetworkId: 'eip155:1',
      namespace: 'eip155',
    },
    hosts: { onramp: 'https://meld.example' },
    options: { meldPublicKey: 'key' },
    projectId: 'project',
    ...purchase,
    requestUrl,
  } as const satisfies OnrampPurchase
}

test('default: the data of the providers', () => {
  expect(onrampProviders).toMatchObject([
    { name: 'coinbase', label: 'Coinbase', feeRange: '1-2%' },
    { name: 'meld', label: 'Meld.io', feeRange: '1-2%' },
    { name: 'link', feeRange: '1-2%', hasOwnPrice: true },
  ])
  for (const { supportedChains } of onrampProviders)
    expect(supportedChains).toEqual(['eip155', 'solana'])
})

describe('meld', () => {
  test('default', async () => {
    const url = new URL(String(await meld.getUrl(createPurchase())))
    expect(url.origin).toBe('https://meld.example')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      publicKey: 'key',
      destinationCurrencyCode: 'USDC',
      walletAddress: address,
      externalCustomerId: 'project',
    })
  })

  test('behavior: SOL on Solana', async () => {
    const account = {
      address: solanaAddress,
      caipNetworkId: solanaId,
      namespace: 'solana',
    } as const
    const text = await meld.getUrl(createPurchase({ account }))
    const { searchParams } = new URL(String(text))
    expect(searchParams.get('destinationCurrencyCode')).toBe('SOL')
    expect(searchParams.get('walletAddress')).toBe(solanaAddress)
  })

  test('behavior: existing parameters of the host are replaced', async () => {
    const onramp = `https://meld.example/?walletAddress=${stranger}&walletAddress=2&externalCustomerId=evil&lang=en`
    const text = await meld.getUrl(createPurchase({ hosts: { onramp } }))
    const { searchParams } = new URL(String(text))
    expect(searchParams.getAll('walletAddress')).toEqual([address])
    expect(searchParams.getAll('externalCustomerId')).toEqual(['project'])
    expect(searchParams.get('lang')).toBe('en')
  })

  test('error: missing key', async () => {
    for (const options of [undefined, {}, { meldPublicKey: '' }])
      await expect(meld.getUrl(createPurchase({ options }))).rejects.toThrow(
        OnrampNotConfiguredError,
      )
  })

  test.each([
    'http://meld.example',
    'https://user@meld.example',
    'wss://meld.example',
  ])('error: onramp host %s', async (onramp) => {
    const purchase = createPurchase({ hosts: { onramp } })
    await expect(meld.getUrl(purchase)).rejects.toThrow(OnrampUrlRefusedError)
  })
})

describe('coinbase', () => {
  const ask = async (change: Partial<OnrampPurchase>) => {
    const purchase = createPurchase(change)
    await coinbase.getUrl(purchase)
    expect(purchase.requestUrl).toHaveBeenCalledTimes(1)
    return purchase.requestUrl.mock.calls[0]?.[0]
  }

  test('default: to the network of the account', async () => {
    expect(await ask({ paymentAmount: '50', purchaseCurrency: usdc })).toEqual({
      defaultNetwork: 'ethereum',
      destinationWallets: [
        { address, assets: ['USDC'], blockchains: ['ethereum'] },
      ],
      partnerUserId: address,
      presetFiatAmount: '50',
    })
  })

  test('behavior: to any EVM chain if not available on the network', async () => {
    const account = {
      address,
      caipNetworkId: 'eip155:10',
      namespace: 'eip155',
    } as const
    expect(await ask({ account, purchaseCurrency: usdc })).toMatchObject({
      defaultNetwork: undefined,
      destinationWallets: [{ blockchains: ['ethereum', 'polygon'] }],
    })
  })

  test('behavior: never to an EVM chain on Solana', async () => {
    const account = {
      address: solanaAddress,
      caipNetworkId: solanaId,
      namespace: 'solana',
    } as const
    const purchaseCurrency = { ...usdc, networks: usdc.networks.slice(0, 2) }
    expect(await ask({ account, purchaseCurrency: usdc })).toMatchObject({
      defaultNetwork: 'solana',
      destinationWallets: [{ blockchains: ['solana'] }],
    })
    const none = createPurchase({ account, purchaseCurrency })
    await expect(coinbase.getUrl(none)).rejects.toThrow(OnrampUnsupportedError)
    expect(none.requestUrl).not.toHaveBeenCalled()
  })
})

describe('link', () => {
  const link = onrampProviders.find(({ name }) => name === 'link')

  test('default: the page of the server, on the network of the account', async () => {
    const purchase = createPurchase({ paymentAmount: '50' })
    await link?.getUrl(purchase)
    expect(purchase.requestUrl.mock.calls).toEqual([
      [
        {
          defaultNetwork: 'eip155:1',
          destinationWallets: [
            { address, assets: [], blockchains: ['eip155:1'] },
          ],
          partnerUserId: address,
          presetFiatAmount: '50',
        },
      ],
    ])
  })

  test('behavior: named after its host; the own key of Meld comes first', () => {
    const list = (onramp: string, meldPublicKey?: string) =>
      listOnrampProviders({
        hosts: { onramp },
        names: ['meld', 'link'],
        options: { meldPublicKey },
      }).map(({ label, name }) => [name, label])
    const page = 'https://buy.example:8443/a'
    expect(list(page)).toEqual([['link', 'buy.example:8443']])
    expect(list('https://meldcrypto.com')).toEqual([['link', 'Meld.io']])
    expect(list(page, 'key')).toEqual([['meld', 'Meld.io']])
  })
})

describe('list', () => {
  const list = (names: unknown, caipNetworkId?: string) =>
    listOnrampProviders({
      caipNetworkId,
      names,
      options: { meldPublicKey: 'key' },
    }).map(({ name }) => name)

  test.each([
    [
      ['coinbase', 'meld'],
      ['coinbase', 'meld'],
    ],
    [
      ['meld', 'coinbase', 'meld'],
      ['meld', 'coinbase'],
    ],
    [['moonpay', 'meld'], ['meld']],
    [[], []],
    [false, []],
    [undefined, []],
    ['meld', []],
    [['meld', 7], []],
    [{ 0: 'meld', length: 1 }, []],
  ])('default: %j', (names, expected) => {
    expect(list(names)).toEqual(expected)
  })

  test('param: caipNetworkId', () => {
    expect(list(['meld'], solanaId)).toEqual(['meld'])
    expect(list(['meld'], 'bip122:0')).toEqual([])
  })

  test('behavior: left out without its key', () => {
    const names = ['meld', 'coinbase']
    const found = listOnrampProviders({ names })
    expect(found.map(({ name }) => name)).toEqual(['coinbase'])
  })
})

describe('receiver', () => {
  const assert = (query: string, account = address) => {
    const url = new URL(`https://pay.coinbase.com/buy?${query}`)
    assertOnrampReceiver(url, account)
    return url.searchParams
  }
  const wallets = (...list: string[]) =>
    `destinationWallets=${encodeURIComponent(
      JSON.stringify(list.map((address) => ({ address, assets: ['USDC'] }))),
    )}`

  test('default', () => {
    expect(() => assert('sessionToken=abc')).not.toThrow()
    expect(() => assert(wallets(address))).not.toThrow()
    expect(() => assert(`address=${address.toLowerCase()}`)).not.toThrow()
    expect(() => assert(wallets(solanaAddress), solanaAddress)).not.toThrow()
  })

  test('behavior: walletAddress is replaced', () => {
    const params = assert(`walletAddress=${stranger}&walletAddress=3`)
    expect(params.getAll('walletAddress')).toEqual([address])
  })

  test.each([
    wallets(stranger),
    wallets(address, stranger),
    wallets(solanaAddress),
    `address=${address}&address=${stranger}`,
    `addresses={"${stranger}":["ethereum"]}`,
    'address=',
    wallets(),
  ])('error: another receiver: %s', (query) => {
    expect(() => assert(query)).toThrow(OnrampUrlRefusedError)
  })
})
