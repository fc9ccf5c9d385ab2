import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  type ProjectRequest,
  setupProject,
  signer,
} from '../../test/setup/components/setupProject.js'
import type { PaymentCurrency, PurchaseCurrency } from '../api/onrampSchemas.js'
import { onrampProviders } from '../core/onramp/onrampProviders.js'
import { getOnrampOptions } from './getOnrampOptions.js'
import { getOnrampQuote } from './getOnrampQuote.js'
import { getOnrampUrl } from './getOnrampUrl.js'

afterEach(() => vi.unstubAllGlobals())

const stranger = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const paymentCurrency: PaymentCurrency = {
  id: 'USD',
  limits: [{ id: 'card', min: '10.00', max: '7500.00' }],
}
const purchaseCurrency: PurchaseCurrency = {
  id: 'usdc',
  name: 'USD Coin',
  symbol: 'USDC',
  networks: [
    {
      name: 'ethereum',
      displayName: 'Ethereum',
      chainId: '1',
      contractAddress: '0x1',
    },
  ],
}
const money = (amount: string, currency = 'USD') => ({ amount, currency })
const quote = {
  quoteId: '1',
  purchaseAmount: money('49', 'USDC'),
  paymentTotal: money('50'),
  paymentSubtotal: money('49'),
  networkFee: money('1'),
}
const purchase = { amount: '50', paymentCurrency, purchaseCurrency }

async function setup(parameters: setupProject.Parameters = {}) {
  const asked: ProjectRequest[] = []
  let url: unknown = 'https://pay.coinbase.com/buy?sessionToken=1'
  const found = await setupProject({
    ...parameters,
    answers: {
      'POST /v1/onramp/quote': () => quote,
      'POST /v1/generators/onrampurl': (request) => {
        asked.push(request)
        return { url }
      },
      ...parameters.answers,
    },
  })
  vi.stubGlobal('fetch', found.fetch)
  const answerUrl = (value: unknown) => {
    url = value
  }
  return { ...found, answerUrl, asked }
}

const price = { ...quote, estimated: false }
const provider = 'coinbase'
const path = 'POST /v1/generators/onrampurl'

describe('url', () => {
  test('default', async () => {
    const { asked, kit } = await setup()
    const found = await getOnrampUrl(kit, {
      ...purchase,
      provider,
      quote: price,
    })
    expect(found.url).toBe('https://pay.coinbase.com/buy?sessionToken=1')
    expect(asked).toHaveLength(1)
    expect(asked[0]?.body).toMatchObject({
      destinationWallets: [
        {
          address: signer.address,
          assets: ['USDC'],
          blockchains: ['ethereum'],
        },
      ],
      partnerUserId: signer.address,
      presetFiatAmount: 50,
    })
  })

  test('behavior: without an amount the provider page has its own prices', async () => {
    const { kit } = await setup({ onramp: { meldPublicKey: 'key' } })
    const { url } = await getOnrampUrl(kit, { provider: 'meld' })
    expect(url).toBe(
      `http://localhost:4001/?publicKey=key&destinationCurrencyCode=USDC&walletAddress=${signer.address}&externalCustomerId=test`,
    )
  })

  test.each([
    ['an estimate', { ...price, estimated: true }, '50'],
    [
      'an estimate, without an amount',
      { ...price, estimated: true },
      undefined,
    ],
    ['no price', undefined, '50'],
  ])('error: rejects %s', async (_name, quote, amount) => {
    const { count, kit } = await setup()
    const parameters = { ...purchase, amount, provider, quote }
    await expect(getOnrampUrl(kit, parameters)).rejects.toMatchObject({
      code: 'ONRAMP_NO_PRICE',
      sentToNetwork: 'no',
    })
    expect(count(path)).toBe(0)
  })

  test('behavior: figures of a failed service cannot be bought at', async () => {
    const { count, kit } = await setup({
      answers: {
        'POST /v1/onramp/quote': () => Response.json({}, { status: 404 }),
      },
    })
    const quote = await getOnrampQuote(kit, purchase)
    expect(quote).toMatchObject({
      estimated: true,
      paymentTotal: { amount: '50', currency: 'USD' },
    })
    const work = getOnrampUrl(kit, { ...purchase, provider, quote })
    await expect(work).rejects.toMatchObject({ code: 'ONRAMP_NO_PRICE' })
    expect(count(path)).toBe(0)
  })

  test.each([
    ['9.99', 'ONRAMP_AMOUNT_TOO_LOW'],
    ['7500.01', 'ONRAMP_AMOUNT_TOO_HIGH'],
    ['1e2', 'INVALID_AMOUNT'],
  ])('error: amount %s', async (amount, code) => {
    const { count, kit } = await setup()
    const parameters = { ...purchase, amount, provider, quote: price }
    await expect(getOnrampUrl(kit, parameters)).rejects.toMatchObject({ code })
    await expect(
      getOnrampQuote(kit, { ...purchase, amount }),
    ).rejects.toMatchObject({ code })
    expect(count(path)).toBe(0)
  })

  test('error: account is not connected', async () => {
    const { count, kit } = await setup()
    for (const address of [
      stranger,
      '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV',
    ])
      await expect(
        getOnrampUrl(kit, { address, provider }),
      ).rejects.toMatchObject({ code: 'ONRAMP_ACCOUNT_UNKNOWN' })
    expect(count(path)).toBe(0)
  })

  test('behavior: own address in any case', async () => {
    const { asked, kit } = await setup()
    const address = signer.address.toLowerCase()
    await getOnrampUrl(kit, { address, chainId: 10, provider })
    expect(asked[0]?.body).toMatchObject({ partnerUserId: signer.address })
  })

  test('error: EVM account on Solana', async () => {
    const { kit } = await setup()
    const chainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    await expect(
      getOnrampUrl(kit, { address: signer.address, chainId, provider }),
    ).rejects.toMatchObject({ code: 'ONRAMP_ACCOUNT_UNKNOWN' })
    await expect(
      getOnrampUrl(kit, { chainId, provider }),
    ).rejects.toMatchObject({ code: 'CAIP_UNDEFINED' })
  })

  test('error: not connected', async () => {
    const { kit } = await setup({ isConnected: false })
    await expect(getOnrampUrl(kit, { provider })).rejects.toMatchObject({
      code: 'CAIP_UNDEFINED',
      message: 'CaipNetwork or CaipAddress is undefined',
    })
  })

  test.each(['moonpay', '', '__proto__'])(
    'error: unknown provider %j',
    async (provider) => {
      const { kit } = await setup()
      await expect(getOnrampUrl(kit, { provider })).rejects.toMatchObject({
        code: 'ONRAMP_PROVIDER_UNKNOWN',
      })
    },
  )

  test('error: provider does not support the network', async () => {
    const { kit } = await setup()
    const [coinbase] = onrampProviders
    const { supportedChains } = coinbase ?? {}
    Object.assign(coinbase ?? {}, { supportedChains: ['solana', 'eip155:10'] })
    try {
      await expect(getOnrampUrl(kit, { provider })).rejects.toMatchObject({
        code: 'ONRAMP_PROVIDER_UNKNOWN',
      })
      const { url } = await getOnrampUrl(kit, { chainId: 10, provider })
      expect(url).toContain('https://pay.coinbase.com')
    } finally {
      Object.assign(coinbase ?? {}, { supportedChains })
    }
  })

  test('error: meld without a key', async () => {
    const { kit } = await setup()
    const work = getOnrampUrl(kit, { provider: 'meld' })
    await expect(work).rejects.toMatchObject({ code: 'ONRAMP_NOT_CONFIGURED' })
  })

  test('error: network without onramp', async () => {
    const { count, kit } = await setup()
    Object.assign(kit, { capabilities: { ...kit.capabilities, onramp: [] } })
    await expect(getOnrampUrl(kit, { provider })).rejects.toMatchObject({
      code: 'ONRAMP_UNSUPPORTED',
    })
    expect(count(path)).toBe(0)
  })

  test('error: network is not served by the API', async () => {
    const { kit } = await setup({
      answers: { 'GET /v1/supported-chains': () => ({ http: ['eip155:5'] }) },
    })
    await expect(getOnrampUrl(kit, { provider })).rejects.toMatchObject({
      code: 'ONRAMP_UNSUPPORTED',
    })
  })

  test.each([
    'https://evil.example/buy',
    'http://pay.coinbase.com/buy',
    'https://pay.coinbase.com.evil.example',
    'https:\\\\pay.coinbase.com',
    `https://pay.coinbase.com/?address=${stranger}`,
    'javascript:alert(1)',
    undefined,
  ])('error: API returns %s', async (value) => {
    const { answerUrl, kit } = await setup()
    answerUrl(value)
    const codes = ['ONRAMP_URL_REFUSED', 'RESPONSE_INVALID']
    const error = await getOnrampUrl(kit, { provider }).catch((error) => error)
    expect(codes).toContain(error.code)
  })

  test('behavior: replaces a wallet address in the response', async () => {
    const { answerUrl, kit } = await setup()
    answerUrl(`https://pay.coinbase.com/buy?walletAddress=${stranger}`)
    const { url } = await getOnrampUrl(kit, { provider })
    expect(new URL(url).searchParams.getAll('walletAddress')).toEqual([
      signer.address,
    ])
  })

  test('param: urlHosts', async () => {
    const urlHosts = ['pay.example']
    const { answerUrl, kit } = await setup({ onramp: { urlHosts } })
    answerUrl('https://pay.example/buy')
    expect(await getOnrampUrl(kit, { provider })).toEqual({
      url: 'https://pay.example/buy',
    })
    answerUrl('http://localhost:4001/page')
    expect(await getOnrampUrl(kit, { provider })).toEqual({
      url: 'http://localhost:4001/page',
    })
    answerUrl('https://pay.coinbase.com/buy')
    await expect(getOnrampUrl(kit, { provider })).rejects.toMatchObject({
      code: 'ONRAMP_URL_REFUSED',
    })
  })
})

describe('options and quote', () => {
  test('default', async () => {
    const { kit } = await setup()
    expect(await getOnrampQuote(kit, purchase)).toEqual(price)
  })

  test('behavior: built-in currencies when the service fails', async () => {
    const { kit } = await setup()
    const found = await getOnrampOptions(kit)
    expect(found.isFallback).toBe(true)
    expect(found.purchaseCurrencies.map(({ symbol }) => symbol)).toEqual([
      'USDC',
      'ETH',
    ])
  })

  test('behavior: returns nothing on a network without onramp', async () => {
    const { kit, requests } = await setup()
    Object.assign(kit, { capabilities: { ...kit.capabilities, onramp: [] } })
    expect(await getOnrampOptions(kit)).toMatchObject({
      paymentCurrencies: [],
      purchaseCurrencies: [],
    })
    expect(await getOnrampQuote(kit, purchase)).toBeUndefined()
    expect(requests).toEqual([])
  })

  test('error: no network', async () => {
    const { kit } = await setup({ isConnected: false })
    const code = 'CAIP_UNDEFINED'
    await expect(getOnrampOptions(kit)).rejects.toMatchObject({ code })
    await expect(getOnrampQuote(kit, purchase)).rejects.toMatchObject({ code })
  })
})
