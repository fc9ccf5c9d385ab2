import {
  act,
  cleanup,
  fireEvent,
  render,
  screen,
  waitFor,
} from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  type ProjectRequest,
  setupProject,
  signer,
} from '../../../test/setup/components/setupProject.js'
import type { KitEvent } from '../../core/analytics/events.js'
import { DEPOSIT_POLL_MS, PAY_POLL_MS } from '../../core/constants/pay.js'
import type { ModalEntry, ModalView } from '../../core/modal/modal.js'
import type { PayRequest } from '../../core/pay/payRequest.js'
import { payAssets } from '../../features/pay/payAssets.js'
import { readPayOptions } from '../../features/pay/readPayOptions.js'
import { getPayJournal } from '../../features/payments/getPayJournal.js'
import { toPayKey } from '../../features/payments/toPayKey.js'
import { useModal } from '../../hooks/useModal.js'
import { type PayFlow, payFlowAtom } from '../../modal/pay/payFlowAtom.js'
import { transferViews } from './transferViews.js'

/** The tab that a click opens. */
function createTab() {
  const tab = {
    close: vi.fn(),
    closed: false,
    document: document.implementation.createHTMLDocument(),
    loaded: [] as string[],
    opener: 'page' as unknown,
  }
  tab.document.addEventListener('click', ({ target }) => {
    const { href, rel } = target as HTMLAnchorElement
    tab.loaded.push(`${href} ${rel} ${tab.opener}`)
  })
  return tab
}

let tab: ReturnType<typeof createTab>
const open = vi.fn<() => unknown>()
beforeEach(() => {
  tab = createTab()
  open.mockImplementation(() => tab)
  vi.stubGlobal('open', open)
})
afterEach(() => {
  cleanup()
  open.mockReset()
  // An open session would be resumed.
  localStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const shop = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const page = 'https://exchange.example/pay?session=s'
const views: { readonly [view in ModalView]?: () => React.ReactNode } =
  transferViews

function Views() {
  const { entry } = useModal()
  const View = views[entry.view]
  return View ? <View key={entry.view} /> : entry.view
}

type Parameters = setupProject.Parameters & {
  entry?: ModalEntry
  exchanges?: readonly object[]
  payUrl?: () => unknown
}

async function setup(parameters: Parameters = {}) {
  const {
    entry = { view: 'PayWithExchange' } as ModalEntry,
    exchanges = [{ id: 'a', imageUrl: '', name: 'Example Exchange' }],
    payUrl = () => ({ url: page, sessionId: 's' }),
    ...rest
  } = parameters
  const status = { status: 'IN_PROGRESS', txHash: undefined as unknown }
  const calls: { method: string; params: Record<string, unknown> }[] = []
  const results: Record<string, () => unknown> = {
    reown_getExchanges: () => ({ exchanges, total: exchanges.length }),
    reown_getExchangePayUrl: payUrl,
    reown_getExchangeBuyStatus: () => status,
  }
  const found = await setupProject({
    ...rest,
    answers: {
      'POST /v1/json-rpc': ({ body }: ProjectRequest) => {
        const { id, method, params } = body as never as {
          id: number
          method: string
          params: Record<string, unknown>
        }
        calls.push({ method, params })
        return { jsonrpc: '2.0', id, result: results[method]?.() }
      },
      'GET /appkit/v1/transfers/assets/exchanges/a': () => ({
        exchangeId: 'a',
        assets: { eip155: [payAssets.ethereumUsdc, payAssets.ethereumUsdt] },
      }),
      ...rest.answers,
    },
  })
  vi.stubGlobal('fetch', found.fetch)
  const { kit, wrapper } = found
  kit.store.set(kit.atoms.modal, (state) => ({
    ...state,
    isOpen: true,
    stack: [entry],
  }))
  render(<Views />, { wrapper })
  const press = async (name: string | RegExp) => {
    const button = await screen.findByRole('button', { name })
    await act(async () => button.click())
  }
  const asked = (method: string) =>
    calls.filter((call) => call.method === method)
  return { ...found, asked, press, status }
}

const payEntry = (data: Partial<PayRequest> = {}) =>
  ({
    view: 'Pay',
    data: {
      amount: '5',
      paymentAsset: payAssets.ethereumUsdc,
      recipient: shop,
      ...data,
    },
  }) as const

const input = () => screen.findByRole('textbox')

test('default: an exchange deposits into the active account', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { asked, press, status } = await setup()
  fireEvent.change(await input(), { target: { value: '25' } })
  await press(/Example Exchange/)
  // The page of the exchange gets no handle on this one.
  expect(tab.loaded).toEqual([`${page} noreferrer null`])
  const [call] = asked('reown_getExchangePayUrl')
  expect(call?.params).toMatchObject({
    amount: '25',
    exchangeId: 'a',
    recipient: `eip155:1:${signer.address}`,
  })
  await screen.findByText('Waiting for Example Exchange')
  status.status = 'SUCCESS'
  await act(() => vi.advanceTimersByTimeAsync(DEPOSIT_POLL_MS))
  await screen.findByText('Payment complete')
})

test('behavior: with another asset, the link leads to the explorer of its network', async () => {
  const { data: request } = payEntry({ paymentAsset: payAssets.baseUsdc })
  const { kit } = await setup({ entry: { view: 'Pay', data: request } })
  const from = payAssets.ethereumUsdc
  await act(async () => {
    kit.store.set(payFlowAtom, {
      request,
      attempt: Symbol(),
      progress: { hash: '0xab', sentToNetwork: 'yes', step: 'delivering' },
      quote: { from } as PayFlow['quote'],
      result: { paymentId: 'id', status: 'unknown', success: false },
    })
    kit.store.set(kit.atoms.modal, (state) => ({
      ...state,
      stack: [{ view: 'PayLoading' }],
    }))
  })
  const link = await screen.findByRole('link', { name: /explorer/i })
  expect(link.getAttribute('href')).toBe('https://etherscan.io/tx/0xab')
})

test('behavior: the tab opens within the click; a blocked one is a link', async () => {
  open.mockImplementation(() => null)
  const { asked, press } = await setup({ entry: payEntry() })
  open.mockImplementation(() => {
    // Nothing was awaited yet.
    expect(asked('reown_getExchangePayUrl')).toEqual([])
    return null
  })
  await press(/Example Exchange/)
  expect(open).toHaveBeenCalledOnce()
  const link = await screen.findByRole('link', { name: /Example Exchange/ })
  expect(link.getAttribute('href')).toBe(page)
})

test('error: without a page of the exchange, its tab is closed', async () => {
  const { press } = await setup({
    entry: payEntry(),
    payUrl: () => ({ url: 'javascript:alert(1)', sessionId: 's' }),
  })
  await press(/Example Exchange/)
  await screen.findByRole('alert')
  expect(tab.close).toHaveBeenCalledOnce()
  expect(tab.loaded).toEqual([])
})

test('behavior: a payment that is resumed keeps its own deadline, and is followed after it', async () => {
  // react-query polls by intervals.
  vi.useFakeTimers()
  const onResult = vi.fn()
  const { kit, status } = await setup({ entry: payEntry({ onResult }) })
  const request = payEntry({ onResult }).data
  await act(async () => {
    kit.store.set(payFlowAtom, {
      request,
      session: {
        exchangeId: 'a',
        isDeposit: false,
        name: 'Example Exchange',
        paymentId: 'p',
        sessionId: 's',
        startedAt: Date.now() - 290_000,
        url: page,
      },
    })
    kit.store.set(kit.atoms.modal, (state) => ({
      ...state,
      stack: [{ view: 'PayLoading' }],
    }))
  })
  await act(() => vi.advanceTimersByTimeAsync(9_000))
  expect(onResult).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(onResult.mock.lastCall?.[0]).toMatchObject({ status: 'unknown' })
  status.status = 'SUCCESS'
  await act(() => vi.advanceTimersByTimeAsync(4_000))
  expect(onResult.mock.lastCall?.[0]).toMatchObject({ status: 'success' })
  expect(onResult).toHaveBeenCalledTimes(2)
})

test('behavior: without a new tab, the outcome leads to a page of the site', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  const { press, kit, status } = await setup({
    entry: payEntry({
      openInNewTab: false,
      redirectUrl: { success: 'https://shop.example/thanks' },
    }),
  })
  await press(/Example Exchange/)
  await waitFor(() => expect(assign).toHaveBeenCalledWith(page))
  expect(open).not.toHaveBeenCalled()
  assign.mockClear()
  // Back from the exchange.
  status.status = 'SUCCESS'
  await act(async () =>
    kit.store.set(kit.atoms.modal, (state) => ({
      ...state,
      stack: [{ view: 'PayLoading' }],
    })),
  )
  await waitFor(() =>
    expect(assign).toHaveBeenCalledWith('https://shop.example/thanks'),
  )
  assign.mockRestore()
})

test('behavior: the amount stays when the token is changed', async () => {
  const { press } = await setup()
  fireEvent.change(await input(), { target: { value: '25' } })
  await press(/USDC/)
  await press(/Tether/)
  const found = (await input()) as HTMLInputElement
  expect(found.value).toBe('25')
  expect(await screen.findByRole('button', { name: /USDT/ })).toBeTruthy()
})

test('behavior: a decimal comma is a dot; what cannot be deposited says why', async () => {
  await setup()
  const field = await input()
  fireEvent.change(field, { target: { value: '2,5' } })
  expect(
    await screen.findByRole('button', { name: /Example Exchange/ }),
  ).toBeTruthy()
  for (const [value, text] of [
    ['0', /more than zero/],
    ['0.0000001', /decimal/],
  ] as const) {
    fireEvent.change(field, { target: { value } })
    fireEvent.blur(field)
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toMatch(text),
    )
    expect(screen.queryByRole('button', { name: /Exchange/ })).toBeNull()
  }
})

test('behavior: without exchanges there is nothing to deposit from', async () => {
  await setup({ exchanges: [] })
  expect(await screen.findByText('No exchange offers this')).toBeTruthy()
})

test.each([
  ['GET /appkit/v1/transfers/assets/exchanges/a', /^(?!No exchange)/],
  ['POST /v1/json-rpc', /^The exchanges couldn't be loaded/],
])('error: %s answers a page of HTML: it says so', async (route, text) => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await setup({
    answers: {
      [route]: () => new Response('<html></html>', { status: 502 }),
    },
  })
  const alert = await waitFor(async () => {
    // The client tries again a few times.
    await act(() => vi.advanceTimersByTimeAsync(500))
    return screen.getByRole('alert')
  })
  expect(alert.textContent).toMatch(text)
})

test('behavior: events of an exchange hold no address and no amount', async () => {
  const events: KitEvent[] = []
  const { press, status } = await setup({
    onEvent: (event) => void events.push(event),
  })
  fireEvent.change(await input(), { target: { value: '25.75' } })
  status.status = 'FAILED'
  await press(/Example Exchange/)
  await screen.findByRole('alert')
  const paid = () => events.filter(({ event }) => event.startsWith('PAY_'))
  // Their code loads first.
  await waitFor(
    () =>
      expect(paid().map(({ event }) => event)).toEqual([
        'PAY_EXCHANGE_SELECTED',
        'PAY_INITIATED',
        'PAY_ERROR',
      ]),
    { timeout: 10_000 },
  )
  for (const { properties } of paid())
    expect(properties).toMatchObject({
      asset: 'USDC',
      exchangeId: 'a',
      source: 'fund-from-exchange',
      type: 'exchange',
    })
  const text = JSON.stringify(paid().map(({ properties }) => properties))
  expect(text).not.toMatch(/25\.75|0x/)
})

test('behavior: a payment needs no wallet at an exchange; a failure is told', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const onResult = vi.fn()
  const { press, status } = await setup({
    isConnected: false,
    entry: {
      view: 'Pay',
      data: {
        amount: '5',
        onResult,
        paymentAsset: payAssets.ethereumUsdc,
        recipient: shop,
      },
    },
  })
  expect(
    await screen.findByRole('button', { name: 'Connect a wallet to pay' }),
  ).toBeTruthy()
  await press(/Example Exchange/)
  await screen.findByText('Waiting for Example Exchange')
  status.status = 'FAILED'
  await act(() => vi.advanceTimersByTimeAsync(PAY_POLL_MS))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Payment not made')
  expect(alert.textContent).toContain(
    "Example Exchange didn't make the payment",
  )
  await waitFor(() => expect(onResult).toHaveBeenCalledOnce())
  expect(onResult.mock.lastCall?.[0]).toMatchObject({
    cause: { code: 'GENERIC_PAYMENT_ERROR' },
    status: 'failure',
  })
})

test('behavior: adding funds follows features.pay', async () => {
  const entry = { view: 'FundWallet' } as ModalEntry
  await setup({ entry })
  await screen.findByRole('button', { name: /Receive/ })
  const name = /Deposit from an exchange/
  expect(screen.queryByRole('button', { name })).toBeNull()
  cleanup()
  await setup({ entry, features: { pay: true } })
  expect(await screen.findByRole('button', { name })).toBeTruthy()
})

test('behavior: an order that was paid says so, no exchange is opened', async () => {
  const onResult = vi.fn()
  const { asked, kit, press } = await setup({
    entry: payEntry({ id: 'order', onResult }),
  })
  const { data } = payEntry()
  const payment = readPayOptions({ ...data, amount: '5' })
  getPayJournal(kit).save({
    id: 'order',
    key: toPayKey(payment, 'exchange,a'),
    status: 'success',
    hash: '0xab',
    createdAt: Date.now(),
  })
  await press(/Example Exchange/)
  await screen.findByText('Payment complete')
  expect(open).not.toHaveBeenCalled()
  expect(asked('reown_getExchangePayUrl')).toEqual([])
  expect(onResult).toHaveBeenCalledExactlyOnceWith({
    paymentId: 'order',
    result: '0xab',
    status: 'success',
    success: true,
  })
})
