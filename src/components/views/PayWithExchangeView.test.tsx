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
import type { ModalEntry } from '../../core/modal/modal.js'
import { payAssets } from '../../core/pay/payAssets.js'
import { useModal } from '../../hooks/useModal.js'
import { transferViews } from './transferViews.js'

const open = vi.fn()
beforeEach(() => void vi.stubGlobal('open', open))
afterEach(() => {
  cleanup()
  open.mockReset()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const shop = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const page = 'https://exchange.example/pay?session=s'
const views: Readonly<Record<string, () => React.ReactNode>> = transferViews

function Views() {
  const { entry } = useModal()
  const View = views[entry.view]
  return View ? <View key={entry.view} /> : entry.view
}

type Parameters = setupProject.Parameters & {
  entry?: ModalEntry
  exchanges?: readonly object[]
}

async function setup(parameters: Parameters = {}) {
  const {
    entry = { view: 'PayWithExchange' } as ModalEntry,
    exchanges = [{ id: 'a', imageUrl: '', name: 'Example Exchange' }],
    ...rest
  } = parameters
  const status = { status: 'IN_PROGRESS', txHash: undefined as unknown }
  const calls: { method: string; params: Record<string, unknown> }[] = []
  const results: Record<string, () => unknown> = {
    reown_getExchanges: () => ({ exchanges, total: exchanges.length }),
    reown_getExchangePayUrl: () => ({ url: page, sessionId: 's' }),
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

const input = () => screen.findByRole('textbox')

test('default: an exchange deposits into the active account', async () => {
  const { asked, press, status } = await setup()
  fireEvent.change(await input(), { target: { value: '25' } })
  await press(/Example Exchange/)
  expect(open).toHaveBeenCalledWith(page, '_blank', 'noopener,noreferrer')
  const [call] = asked('reown_getExchangePayUrl')
  expect(call?.params).toMatchObject({
    amount: '25',
    exchangeId: 'a',
    recipient: `eip155:1:${signer.address}`,
  })
  await screen.findByText('Waiting for Example Exchange')
  status.status = 'SUCCESS'
  await screen.findByText('Payment complete', {}, { timeout: 10_000 })
}, 15_000)

test('behavior: the amount stays when the token is changed', async () => {
  const { press } = await setup()
  fireEvent.change(await input(), { target: { value: '25' } })
  await press(/USDC/)
  await press(/Tether/)
  const found = (await input()) as HTMLInputElement
  expect(found.value).toBe('25')
  expect(await screen.findByRole('button', { name: /USDT/ })).toBeTruthy()
})

test('behavior: without exchanges there is nothing to deposit from', async () => {
  await setup({ exchanges: [] })
  expect(await screen.findByText('No exchange offers this')).toBeTruthy()
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
  await waitFor(() =>
    expect(paid().map(({ event }) => event)).toEqual([
      'PAY_EXCHANGE_SELECTED',
      'PAY_INITIATED',
      'PAY_ERROR',
    ]),
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
  const alert = await screen.findByRole('alert', {}, { timeout: 10_000 })
  expect(alert.textContent).toContain('Payment not made')
  expect(alert.textContent).toContain("The payment didn't go through")
  await waitFor(() => expect(onResult).toHaveBeenCalledOnce())
  expect(onResult.mock.lastCall?.[0]).toMatchObject({
    cause: { code: 'GENERIC_PAYMENT_ERROR' },
    status: 'failure',
  })
}, 15_000)

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
