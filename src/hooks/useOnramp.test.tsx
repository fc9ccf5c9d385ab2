import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { disconnect } from '@wagmi/core'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  type ProjectRequest,
  setupProject,
  signer,
} from '../../test/setup/components/setupProject.js'
import { strictFetches } from '../../test/setup/components/strictFetches.js'
import { onrampUrlQueryKey } from '../query/onrampUrl.js'
import { useOnramp } from './useOnramp.js'

const open = vi.fn()
beforeEach(() => void vi.stubGlobal('open', open))
afterEach(() => {
  cleanup()
  open.mockReset()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const limits = [
  { id: 'card', min: '10.00', max: '7500.00' },
  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
]
const toPayment = (id: string) => ({ id, payment_method_limits: limits })
const toPurchase = (id: string) => ({
  id,
  name: id,
  symbol: id.toUpperCase(),
  networks: [
    {
      name: 'ethereum',
      display_name: 'Ethereum',
      chain_id: '1',
      contract_address: '',
    },
  ],
})
const money = (amount: string, currency: string) => ({ amount, currency })
const toQuote = ({ body }: ProjectRequest) => ({
  quoteId: '1',
  purchaseAmount: money(`9${body.amount}`, 'USDC'),
  paymentTotal: money(String(body.amount), 'EUR'),
  paymentSubtotal: money('1', 'EUR'),
  networkFee: money('1', 'EUR'),
})
const quotePath = 'POST /v1/onramp/quote'
const urlPath = 'POST /v1/generators/onrampurl'
const page = 'https://pay.coinbase.com/buy?sessionToken=1'

async function setup(parameters: setupProject.Parameters = {}) {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const quotes: ProjectRequest[] = []
  const found = await setupProject({
    onramp: { meldPublicKey: 'key' },
    ...parameters,
    answers: {
      'GET /v1/onramp/options': () => ({
        paymentCurrencies: ['EUR', 'GBP'].map(toPayment),
        purchaseCurrencies: ['usdc', 'eth'].map(toPurchase),
      }),
      [quotePath]: (request) => {
        quotes.push(request)
        return toQuote(request)
      },
      [urlPath]: () => ({ url: page }),
      ...parameters.answers,
    },
  })
  vi.stubGlobal('fetch', found.fetch)
  const { result, ...hook } = renderHook(
    (props: useOnramp.Parameters) => useOnramp(props),
    { initialProps: {}, wrapper: found.wrapper },
  )
  const read = () => result.current
  const pass = (ms: number) =>
    act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
  const type = (text: string) => act(() => read().setPaymentAmount(text))
  const load = () =>
    waitFor(() => expect(read().paymentCurrencies).toHaveLength(2))
  return { ...found, ...hook, load, pass, quotes, read, type }
}

test('default: defaults immediately, then the first of each list', async () => {
  const { load, read, requests } = await setup()
  expect(read()).toMatchObject({
    error: undefined,
    isEstimate: false,
    paymentAmount: '',
    paymentCurrency: { id: 'USD' },
    provider: { name: 'coinbase' },
    purchaseAmount: '',
    purchaseCurrency: { symbol: 'USDC' },
    quote: undefined,
    quotesLoading: false,
    url: undefined,
  })
  await load()
  expect(read()).toMatchObject({
    limits: [{ id: 'card' }, { id: 'ach_bank_account' }],
    paymentCurrency: { id: 'EUR' },
    purchaseCurrency: { id: 'usdc' },
  })
  expect(read().providers.map(({ name }) => name)).toEqual(['coinbase', 'meld'])
  expect(requests).not.toContain(quotePath)
  expect(requests).not.toContain(urlPath)
})

test('behavior: keeps the selection until `reset`', async () => {
  const { load, read, type } = await setup()
  await load()
  act(() => {
    read().setPaymentCurrency('GBP')
    read().setProvider('meld')
    read().setPurchaseCurrency('eth')
  })
  type('5')
  expect(read()).toMatchObject({
    error: { code: 'ONRAMP_AMOUNT_TOO_LOW' },
    paymentAmount: '5',
    paymentCurrency: { id: 'GBP' },
    provider: { name: 'meld' },
    purchaseCurrency: { id: 'eth' },
  })
  type('5x')
  expect(read().paymentAmount).toBe('5')
  act(() => read().reset())
  expect(read()).toMatchObject({
    error: undefined,
    paymentAmount: '',
    paymentCurrency: { id: 'EUR' },
    provider: { name: 'coinbase' },
    purchaseCurrency: { id: 'usdc' },
  })
})

test('behavior: a new list resets only what it lacks', async () => {
  const { answers, load, queryClient, read } = await setup()
  await load()
  act(() => {
    read().setPaymentCurrency('GBP')
    read().setPurchaseCurrency('eth')
  })
  answers['GET /v1/onramp/options'] = () => ({
    paymentCurrencies: ['CHF', 'EUR'].map(toPayment),
    purchaseCurrencies: ['sol', 'eth'].map(toPurchase),
  })
  await act(() => queryClient.invalidateQueries())
  await waitFor(() => expect(read().paymentCurrency.id).toBe('CHF'))
  expect(read().purchaseCurrency.id).toBe('eth')
})

test('behavior: does not offer what the account cannot receive', async () => {
  const sol = toPurchase('sol')
  const networks = [
    { ...sol.networks[0], chain_id: '5eykt4UsFv8P8NJdTREpY1vz' },
  ]
  const { read } = await setup({
    answers: {
      'GET /v1/onramp/options': () => ({
        paymentCurrencies: ['EUR', 'GBP'].map(toPayment),
        purchaseCurrencies: [{ ...sol, networks }, toPurchase('eth')],
      }),
    },
  })
  await waitFor(() => expect(read().purchaseCurrencies).toHaveLength(1))
  act(() => read().setPurchaseCurrency('sol'))
  expect(read().purchaseCurrency.id).toBe('eth')
})

describe('quote', () => {
  test('default: one request, 200 ms after the last keystroke', async () => {
    const { load, pass, quotes, read, type } = await setup()
    await load()
    type('50')
    await pass(250)
    // Everything is loaded now, so only the debounce delays a request.
    await waitFor(() => expect(read().quote).toBeDefined())
    for (const text of ['500', '5000', '5000.5']) {
      type(text)
      await pass(150)
    }
    expect(quotes).toHaveLength(1)
    expect(read()).toMatchObject({ quote: undefined, quotesLoading: true })
    await pass(100)
    await waitFor(() => expect(read().quote).toBeDefined())
    expect(quotes.map(({ body }) => body.amount)).toEqual(['50', '5000.5'])
    expect(read()).toMatchObject({
      isEstimate: false,
      purchaseAmount: '95000.5',
      quotesLoading: false,
    })
  })

  test('behavior: a quote never applies to another amount', async () => {
    const { load, pass, read, type } = await setup()
    await load()
    type('100')
    await pass(250)
    await waitFor(() => expect(read().quote).toBeDefined())
    type('1000')
    expect(read()).toMatchObject({
      purchaseAmount: '',
      quote: undefined,
      quotesLoading: true,
      url: undefined,
    })
  })

  test('behavior: no quote for an invalid amount', async () => {
    const { load, pass, quotes, read, type } = await setup()
    await load()
    type('30000')
    await pass(300)
    expect(quotes).toHaveLength(0)
    expect(read()).toMatchObject({
      error: { code: 'ONRAMP_AMOUNT_TOO_HIGH' },
      quotesLoading: false,
    })
  })

  test('param: paymentMethod', async () => {
    const { load, read, rerender, type } = await setup()
    await load()
    type('8000')
    expect(read().error).toBeUndefined()
    rerender({ paymentMethod: 'card' })
    expect(read()).toMatchObject({
      error: { code: 'ONRAMP_AMOUNT_TOO_HIGH' },
      limits: [{ id: 'card' }],
    })
  })

  test('error: an estimate is marked and cannot be bought', async () => {
    const answers = { [quotePath]: () => Response.json({}, { status: 404 }) }
    const { count, load, pass, read, type } = await setup({ answers })
    await load()
    type('50')
    await pass(250)
    await waitFor(() => expect(read().isEstimate).toBe(true))
    expect(read()).toMatchObject({
      error: undefined,
      quote: { estimated: true, paymentTotal: { amount: '50' } },
      url: undefined,
    })
    expect(await act(() => read().open())).toBe(false)
    expect(read().error).toMatchObject({ code: 'ONRAMP_NO_PRICE' })
    expect(open).not.toHaveBeenCalled()
    expect(count(urlPath)).toBe(0)
    type('60')
    expect(read().error).toBeUndefined()
  })
})

describe('open', () => {
  test('default: opens synchronously, in a tab without opener', async () => {
    const { load, pass, read, type } = await setup()
    await load()
    type('50')
    await pass(250)
    await waitFor(() => expect(read().url).toBe(page))
    let opened: Promise<boolean> | undefined
    act(() => {
      opened = read().open()
      // Any later, browsers would block it.
      expect(open.mock.calls).toEqual([[page, '_blank', 'noopener,noreferrer']])
    })
    expect(await opened).toBe(true)
  })

  test('behavior: each purchase gets its own link', async () => {
    const { count, load, pass, read, type } = await setup()
    await load()
    type('50')
    await pass(250)
    await waitFor(() => expect(read().url).toBe(page))
    await act(() => read().open())
    await waitFor(() => expect(count(urlPath)).toBe(2))
  })

  test('behavior: a stale link is renewed', async () => {
    const { answers, load, pass, read, type } = await setup()
    await load()
    type('50')
    await pass(250)
    await waitFor(() => expect(read().url).toBe(page))
    await pass(61_000)
    await waitFor(() => expect(read().url).toBeUndefined())
    const next = `${page}2`
    answers[urlPath] = () => ({ url: next })
    expect(await act(() => read().open())).toBe(true)
    expect(open.mock.calls.map(([url]) => url)).toEqual([next])
  })

  test('behavior: two purchases without an amount get two links', async () => {
    const { count, load, read } = await setup()
    await load()
    for (const links of [1, 2]) {
      expect(await act(() => read().open())).toBe(true)
      expect(count(urlPath)).toBe(links)
    }
  })

  test('behavior: without an amount, uses the provider', async () => {
    const { load, read } = await setup()
    await load()
    act(() => read().setProvider('meld'))
    expect(await act(() => read().open())).toBe(true)
    const [[url]] = open.mock.calls as [[string]]
    expect(new URL(url).host).toBe('localhost:4001')
    expect(new URL(url).searchParams.get('walletAddress')).toBe(signer.address)
  })

  test.each([
    ['no quote', () => Response.json({}, { status: 500 })],
    ['a quote that never comes', () => new Promise(() => {})],
  ])('behavior: Meld has its own price, with %s', async (_, answer) => {
    const { load, read, type } = await setup({
      answers: { [quotePath]: answer },
    })
    await load()
    expect(read().isReady).toBe(false)
    act(() => read().setProvider('meld'))
    type('50')
    expect(read()).toMatchObject({ error: undefined, isReady: true })
    expect(await act(() => read().open())).toBe(true)
    const [[url]] = open.mock.calls as [[string]]
    expect(new URL(url).host).toBe('localhost:4001')
    // An amount beyond the limits is still refused.
    type('5')
    expect(read()).toMatchObject({
      error: { code: 'ONRAMP_AMOUNT_TOO_LOW' },
      isReady: false,
    })
  })

  test('error: no quote yet', async () => {
    const { load, read, type } = await setup()
    await load()
    type('50')
    expect(await act(() => read().open())).toBe(false)
    expect(read().error).toMatchObject({ code: 'ONRAMP_NO_PRICE' })
    expect(open).not.toHaveBeenCalled()
  })

  test('error: invalid amount', async () => {
    const { load, read, type } = await setup()
    await load()
    type('1')
    expect(await act(() => read().open())).toBe(false)
    expect(read().error).toMatchObject({ code: 'ONRAMP_AMOUNT_TOO_LOW' })
    expect(open).not.toHaveBeenCalled()
  })

  test('error: link to another host', async () => {
    const url = 'https://evil.example/buy'
    const answers = { [urlPath]: () => ({ url }) }
    const { load, read } = await setup({ answers })
    await load()
    expect(await act(() => read().open())).toBe(false)
    expect(read().error).toMatchObject({ code: 'ONRAMP_URL_REFUSED' })
    expect(open).not.toHaveBeenCalled()
  })

  test('error: cached link was overwritten', async () => {
    const { kit, load, pass, queryClient, read, type } = await setup()
    await load()
    type('50')
    await pass(250)
    await waitFor(() => expect(read().url).toBe(page))
    const queryKey = onrampUrlQueryKey(kit)
    const url = 'https://evil.example/buy'
    act(() => void queryClient.setQueriesData({ queryKey }, { url }))
    await waitFor(() => expect(read().url).toBe(url))
    expect(await act(() => read().open())).toBe(false)
    expect(read().error).toMatchObject({ code: 'ONRAMP_URL_REFUSED' })
    expect(open).not.toHaveBeenCalled()
  })

  test('error: no wallet is connected', async () => {
    const { config, load, read, type } = await setup()
    await load()
    type('50')
    await act(() => disconnect(config))
    expect(await act(() => read().open())).toBe(false)
    expect(open).not.toHaveBeenCalled()
  })
})

describe('providers', () => {
  const remote = (config: unknown) => ({
    'GET /appkit/v1/config': () => ({
      features: [{ id: 'onramp', isEnabled: true, config }],
    }),
  })

  test('behavior: known providers in the order of the dashboard', async () => {
    const { load, read } = await setup({
      answers: remote(['meld', 'moonpay', 'coinbase']),
    })
    await load()
    await waitFor(() => expect(read().provider?.name).toBe('meld'))
    expect(read().providers).toHaveLength(2)
  })

  test.each([['meld'], [['meld', 7]], [[]]])(
    'error: %j results in none',
    async (config) => {
      const { load, read } = await setup({ answers: remote(config) })
      await load()
      await waitFor(() => expect(read().providers).toEqual([]))
      expect(read().provider).toBeUndefined()
      expect(await act(() => read().open())).toBe(false)
      expect(read().error).toMatchObject({ code: 'ONRAMP_PROVIDER_UNKNOWN' })
    },
  )
})

test('behavior: falls back to built-in currencies if the API fails', async () => {
  const { read } = await setup({
    answers: {
      'GET /v1/onramp/options': () => new Response('<html>', { status: 404 }),
    },
  })
  await waitFor(() => expect(read().purchaseCurrencies).toHaveLength(2))
  expect(read().error).toBeUndefined()
  expect(read().paymentCurrencies.map(({ id }) => id)).toEqual(['USD', 'EUR'])
})

function Page() {
  const { paymentCurrency, provider, purchaseCurrency } = useOnramp()
  return [provider?.name, paymentCurrency.id, purchaseCurrency.symbol].join()
}

test('behavior: on a server, defaults without a request', async () => {
  const { fetch, requests, wrapper: Wrapper } = await setupProject()
  vi.stubGlobal('fetch', fetch)
  const html = renderToString(
    <Wrapper>
      <Page />
    </Wrapper>,
  )
  expect(html).toBe('coinbase,USD,USDC')
  expect(requests).toEqual([])
})

test('behavior: dedupes requests of many components', async () => {
  const { answers, count, fetch, wrapper } = await setupProject()
  answers['GET /appkit/v1/config'] = () => ({ features: [] })
  answers['GET /v1/onramp/options'] = () => ({
    paymentCurrencies: [toPayment('EUR')],
    purchaseCurrencies: [toPurchase('usdc')],
  })
  vi.stubGlobal('fetch', fetch)
  const { result } = renderHook(() => [useOnramp(), useOnramp(), useOnramp()], {
    wrapper,
  })
  await waitFor(() => expect(result.current[2]?.paymentCurrency.id).toBe('EUR'))
  expect(count('GET /v1/onramp/options')).toBe(1)
  expect(count('GET /appkit/v1/config')).toBe(strictFetches)
})
