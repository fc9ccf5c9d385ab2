import { describe, expect, test } from 'vitest'
import { findEndpoint } from '../../test/setup/api/apiEndpoints.js'
import { createApiStub } from '../../test/setup/api/createApiStub.js'
import { ApiResponseError, ApiTimeoutError } from '../core/errors/api.js'

const caipNetworkId = 'eip155:31337'
const down = () => new Response('', { status: 404 })
const { answer } = findEndpoint('getOnrampOptions')
const good = answer as {
  paymentCurrencies: [{ payment_method_limits: object[] }]
  purchaseCurrencies: [object]
}

async function leave(run: (signal: AbortSignal) => Promise<unknown>) {
  const controller = new AbortController()
  const promise = run(controller.signal)
  // A reason may be any error, even one that would trigger a fallback.
  const reason = new ApiTimeoutError()
  controller.abort(reason)
  await expect(promise).rejects.toBe(reason)
}

describe('getOnrampOptions', () => {
  test('behavior: falls back to the built-in currencies', async () => {
    const found = await createApiStub(down).api.getOnrampOptions()
    expect(found).toMatchObject({
      isFallback: true,
      dropped: 0,
      partial: false,
    })
    const { paymentCurrencies, purchaseCurrencies } = found
    expect(paymentCurrencies.map(({ id }) => id)).toEqual(['USD', 'EUR'])
    for (const { limits } of paymentCurrencies)
      expect(limits).toEqual([
        { id: 'card', min: '10.00', max: '7500.00' },
        { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
      ])
    expect(purchaseCurrencies.map(({ symbol }) => symbol)).toEqual([
      'USDC',
      'ETH',
    ])
    const [usdc, eth] = purchaseCurrencies
    expect(
      usdc?.networks.map(({ chainId, contractAddress }) => [
        chainId,
        contractAddress,
      ]),
    ).toEqual([
      ['1', '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'],
      ['137', '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174'],
    ])
    // This is the native token, not another name for the dollar.
    expect(eth?.id).not.toBe(usdc?.id)
    expect(eth?.networks.map(({ contractAddress }) => contractAddress)).toEqual(
      [''],
    )
  })

  test('error: an aborted call gets no fallback', async () => {
    const { api } = createApiStub(() => new Promise<Response>(() => {}))
    await leave((signal) => api.getOnrampOptions({}, { signal }))
    await leave((signal) => api.getOnrampOptions({ caipNetworkId }, { signal }))
  })

  test('behavior: invalid rows are dropped and counted', async () => {
    const [payment] = good.paymentCurrencies
    const limits = [{ id: 'card', min: 'free', max: '1' }]
    const { api } = createApiStub(() =>
      Response.json({
        paymentCurrencies: [
          payment,
          { ...payment, payment_method_limits: limits },
          // An entry that cannot be selected.
          { ...payment, id: '' },
        ],
        purchaseCurrencies: [
          ...good.purchaseCurrencies,
          null,
          {},
          { ...good.purchaseCurrencies[0], id: '' },
        ],
      }),
    )
    const found = await api.getOnrampOptions()
    expect(found).toMatchObject({
      dropped: 5,
      partial: true,
      isFallback: false,
    })
    expect(found.paymentCurrencies).toHaveLength(1)
    expect(found.purchaseCurrencies).toHaveLength(1)
  })
})

describe('getOnrampQuote', () => {
  const parameters = {
    amount: '100',
    paymentCurrency: { id: 'USD', limits: [] },
    purchaseCurrency: { id: 'x', name: 'X', symbol: 'X', networks: [] },
  }
  const quote = findEndpoint('getOnrampQuote').answer as object

  test('behavior: placeholder figures are marked as estimated', async () => {
    const found = await createApiStub(down).api.getOnrampQuote(parameters)
    expect(found).toMatchObject({
      quoteId: 'mocked-quote-id',
      purchaseAmount: { amount: '100', currency: 'USD' },
      estimated: true,
    })
  })

  test.each([['1e3'], [100], ['-1'], [null]])(
    'behavior: an amount of %j is rejected',
    async (amount) => {
      const purchaseAmount = { amount, currency: 'USD' }
      const { api } = createApiStub(() =>
        Response.json({ ...quote, purchaseAmount }),
      )
      const found = await api.getOnrampQuote(parameters)
      expect(found?.estimated).toBe(true)
    },
  )

  test('behavior: the fee of the provider', async () => {
    const coinbaseFee = { amount: '1', currency: 'USD' }
    const { api } = createApiStub(() =>
      Response.json({ ...quote, coinbaseFee }),
    )
    const found = await api.getOnrampQuote(parameters)
    expect(found).toMatchObject({ coinbaseFee, estimated: false })
  })

  test('error: an aborted call gets no figures', async () => {
    const { api } = createApiStub(() => new Promise<Response>(() => {}))
    await leave((signal) => api.getOnrampQuote(parameters, { signal }))
  })
})

describe('getOnrampUrl', () => {
  const parameters = { destinationWallets: [], partnerUserId: 'user' }

  test.each([429, 500, 503])('error: %s, sent once', async (status) => {
    const { api, requests } = createApiStub(() => new Response('', { status }))
    await expect(api.getOnrampUrl(parameters)).rejects.toMatchObject({ status })
    expect(requests).toHaveLength(1)
  })

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//pay.example',
    '/buy',
    '',
    'https://user:secret@pay.example',
    'https://user@pay.example',
    'https://',
    null,
    7,
  ])('error: %s', async (url) => {
    const { api } = createApiStub(() => Response.json({ url }))
    const error = await api.getOnrampUrl(parameters).catch((error) => error)
    expect(error).toBeInstanceOf(ApiResponseError)
  })
})
