// A process of its own: it starts a chain.
import {
  act,
  cleanup,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react'
import {
  createPublicClient,
  http,
  parseEther,
  UserRejectedRequestError,
} from 'viem'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startAnvil } from '../../../test/setup/chain/startAnvil.js'
import {
  createRow,
  setupSend,
} from '../../../test/setup/components/setupSend.js'
import { PAY_TIMEOUT_MS } from '../../core/constants/pay.js'
import {
  PayError,
  type PayErrorCode,
  PayUnderWayError,
} from '../../core/errors/pay.js'
import { TransactionError } from '../../core/errors/transaction.js'
import type { ModalView } from '../../core/modal/modal.js'
import type { PayResult } from '../../core/pay/payment.js'
import type { PayRequest } from '../../core/pay/payRequest.js'
import { readPayOptions } from '../../features/pay/readPayOptions.js'
import { getPayJournal } from '../../features/payments/getPayJournal.js'
import { toPayKey } from '../../features/payments/toPayKey.js'
import { useModal } from '../../hooks/useModal.js'
import { type PayFlow, payFlowAtom } from '../../modal/pay/payFlowAtom.js'
import { balancesQueryKey } from '../../query/balances.js'
import { transferViews } from './transferViews.js'

let node: Awaited<ReturnType<typeof startAnvil>>
let count = 0

beforeAll(async () => {
  node = await startAnvil()
  // Payments that are loaded begin at once.
  await import('../../actions/payment/payments.js')
})
afterAll(() => node?.stop())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const views: { readonly [view in ModalView]?: () => React.ReactNode } =
  transferViews

function Views() {
  const { entry } = useModal()
  const View = views[entry.view]
  return View ? <View key={entry.view} /> : entry.view
}

async function setup(
  parameters: {
    balances?: readonly object[]
    chainId?: number
    intercept?: Parameters<typeof setupSend>[0]['intercept']
    onSwitch?: Parameters<typeof setupSend>[0]['onSwitch']
    request?: Partial<PayRequest>
  } = {},
) {
  const { request, ...rest } = parameters
  const found = await setupSend({ ...rest, url: node.url })
  const { kit } = found
  const recipient = `0x${(++count).toString(16).padStart(40, '8')}` as const
  const onResult = vi.fn<(result: PayResult) => void>()
  const data: PayRequest = {
    amount: '0.5',
    onResult,
    paymentAsset: {
      network: 'eip155:31337',
      asset: 'native',
      metadata: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    },
    payWithExchange: false,
    recipient,
    ...request,
  }
  kit.store.set(kit.atoms.modal, (state) => ({
    ...state,
    isOpen: true,
    stack: [{ view: 'Pay' as const, data }],
  }))
  const { wrapper } = found
  const { container } = render(<Views />, { wrapper })
  const press = async (name: string | RegExp) => {
    const button = await screen.findByRole('button', { name })
    await act(async () => button.click())
  }
  const chain = createPublicClient({ transport: http(node.url) })
  const balance = () => chain.getBalance({ address: recipient })
  const text = () => container.textContent ?? ''
  return { ...found, balance, onResult, press, recipient, text }
}

/** Answers requests for a quote; the node answers for itself. */
function answerQuotes(
  answer: (body: { originCurrency: string }) => [object, { status: number }],
) {
  const real = globalThis.fetch
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) =>
    String(url).includes('/transfers/quote')
      ? Response.json(...answer(JSON.parse(String(init?.body))))
      : real(url, init),
  )
}

test('default: shows what is paid, pays it once, reports it', async () => {
  const { balance, onResult, press, recipient, sent, text } = await setup()
  expect(await screen.findByText('Pay 0.5 ETH', { selector: 'p' })).toBeTruthy()
  expect(text().replaceAll(/\s/g, '')).toContain(recipient)
  await press('Pay 0.5 ETH')
  await screen.findByText('Payment complete', {}, { timeout: 10_000 })
  // What to remember: amount, receiver and network, with a drawn tick.
  expect(screen.getByRole('status').textContent).toBe('Payment complete0.5 ETH')
  expect(text().replaceAll(/\s/g, '')).toContain(recipient)
  expect(screen.getByText('Network').nextSibling?.textContent).toBeTruthy()
  expect(document.querySelector('.lk-complete > .lk-tick')).toBeTruthy()
  expect(await balance()).toBe(parseEther('0.5'))
  expect(sent()).toHaveLength(1)
  expect(onResult).toHaveBeenCalledOnce()
  expect(onResult.mock.lastCall?.[0]).toMatchObject({ status: 'success' })
})

test('behavior: waits for the wallet of an earlier visit', async () => {
  const { balance, kit, press, sent, text } = await setup()
  const { connections } = kit.config.state
  // As wagmi restores them: without the methods of their connectors.
  const stubs = [...connections].map(([uid, connection]) => {
    const { id, name, type } = connection.connector
    return [uid, { ...connection, connector: { id, name, type, uid } }]
  })
  kit.config.setState((state) => ({
    ...state,
    connections: new Map(stubs as never),
    status: 'reconnecting',
  }))
  await press('Pay 0.5 ETH')
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)))
  expect(text()).not.toContain('Payment not made')
  expect(sent()).toHaveLength(0)
  await act(async () =>
    kit.config.setState((state) => ({
      ...state,
      connections,
      status: 'connected',
    })),
  )
  await screen.findByText('Payment complete', {}, { timeout: 10_000 })
  expect(await balance()).toBe(parseEther('0.5'))
  expect(sent()).toHaveLength(1)
})

test('behavior: amounts are grouped, and exact', async () => {
  const { press } = await setup({ request: { amount: '1234.56789' } })
  await screen.findByText('Pay 1,234.56789 ETH', { selector: 'p' })
  await press('Pay with another token')
  await press(/^Ether/)
  const row = (await screen.findByText('Recipient gets')).parentElement
  expect(row?.querySelector('bdi')?.textContent).toBe('1,234.56789 ETH')
})

test('behavior: an order that was paid is not paid again', async () => {
  const { balance, kit, onResult, press, sent } = await setup({
    request: { id: 'order-1' },
  })
  await press('Pay 0.5 ETH')
  await screen.findByText('Payment complete', {}, { timeout: 10_000 })
  const { stack } = kit.store.get(kit.atoms.modal)
  act(() =>
    kit.store.set(kit.atoms.modal, (state) => ({
      ...state,
      stack: stack.slice(0, 1),
    })),
  )
  await press('Pay 0.5 ETH')
  await waitFor(() => expect(onResult).toHaveBeenCalledTimes(2))
  expect(sent()).toHaveLength(1)
  expect(await balance()).toBe(parseEther('0.5'))
})

test('behavior: an unknown outcome can be paid anyway, once the user says so', async () => {
  const { balance, kit, press, recipient, sent } = await setup()
  const payment = readPayOptions({
    amount: '0.5',
    paymentAsset: {
      network: 'eip155:31337',
      asset: 'native',
      metadata: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    },
    recipient,
  })
  // An attempt from another account, which a reload has interrupted.
  const key = toPayKey(payment, '0x12,eip155:31337,')
  const open = { createdAt: Date.now(), isAsked: true, status: 'open' as const }
  getPayJournal(kit).save({ ...open, id: 'other', key })
  await press('Pay 0.5 ETH')
  await screen.findByText("Payment isn't confirmed yet")
  expect(sent()).toEqual([])
  await press('Pay anyway')
  await screen.findByText('Payment complete', {}, { timeout: 10_000 })
  expect(await balance()).toBe(parseEther('0.5'))
})

test('error: a declined payment says so and can be tried again', async () => {
  let isDeclined = true
  const { balance, onResult, press } = await setup({
    async intercept(request, send) {
      if (request.method === 'eth_sendTransaction' && isDeclined)
        throw new UserRejectedRequestError(new Error('no'))
      return send(request)
    },
  })
  await press('Pay 0.5 ETH')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe(
    'Payment not madeRequest declined in your walletNothing left your account.',
  )
  expect(onResult.mock.lastCall?.[0]).toMatchObject({ status: 'failure' })
  expect(await balance()).toBe(0n)
  isDeclined = false
  await press('Try again')
  await press('Pay 0.5 ETH')
  await screen.findByText('Payment complete', {}, { timeout: 10_000 })
  expect(await balance()).toBe(parseEther('0.5'))
})

/** All but those after which something may have been sent. */
const unsentCodes: readonly PayErrorCode[] = [
  'INVALID_PAYMENT_CONFIG',
  'INVALID_RECIPIENT',
  'INVALID_ASSET',
  'INVALID_AMOUNT',
  'INVALID_RECIPIENT_ADDRESS_FOR_ASSET',
  'UNABLE_TO_INITIATE_PAYMENT',
  'INVALID_CHAIN_NAMESPACE',
  'UNABLE_TO_GET_EXCHANGES',
  'ASSET_NOT_SUPPORTED',
  'UNABLE_TO_GET_PAY_URL',
  'UNABLE_TO_GET_BUY_STATUS',
  'UNABLE_TO_GET_TOKEN_BALANCES',
  'UNABLE_TO_GET_QUOTE',
  'UNABLE_TO_GET_QUOTE_STATUS',
]
const toResult = (
  status: PayResult['status'],
  cause?: unknown,
): Partial<PayFlow> => ({
  attempt: Symbol(),
  result: { cause, paymentId: 'id', status, success: status === 'success' },
})
const session = {
  ...{ exchangeId: 'a', isDeposit: false, name: 'Example', paymentId: 'id' },
  ...{ sessionId: 's', startedAt: 0, url: undefined },
}
const nothing = /^Payment not made.+Nothing (was sent|left your account\.)$/
const checkFirst =
  "Payment isn't confirmed yetWe don't know yet whether your money was sent. Check before you pay again."

test.each<[string, Partial<PayFlow>, RegExp | string, string[]]>([
  ...unsentCodes.map((code): [string, Partial<PayFlow>, RegExp, string[]] => [
    code,
    toResult('failure', new PayError({ code })),
    nothing,
    ['Try again'],
  ]),
  [
    'a service that has not delivered',
    toResult(
      'failure',
      new PayError({ code: 'GENERIC_PAYMENT_ERROR', sentToNetwork: 'yes' }),
    ),
    "Payment not deliveredYour money was sent, but didn't reach the recipient. Check that it came back before you pay again.",
    ['Done'],
  ],
  [
    'an exchange that has not paid',
    {
      ...toResult('failure', new PayError({ code: 'GENERIC_PAYMENT_ERROR' })),
      session,
    },
    "Payment not madeExample didn't make the payment. Check your balance there before you pay again.",
    ['Try again'],
  ],
  [
    'a transaction that the network reverted',
    toResult('failure', new TransactionError({ code: 'TRANSACTION_REVERTED' })),
    'Payment not madeThe transaction failed on the network. Only the network fee was spent',
    ['Try again'],
  ],
  [
    'no answer of the wallet',
    toResult('unknown', new PayError({ code: 'UNKNOWN_ERROR' })),
    checkFirst,
    ['Done', 'Pay anyway'],
  ],
  [
    'no answer of an exchange',
    { ...toResult('unknown'), session },
    checkFirst,
    ['Done'],
  ],
  [
    'a transfer that is not confirmed',
    {
      ...toResult('unknown', new PayError({ code: 'UNKNOWN_ERROR' })),
      progress: { hash: '0xab', sentToNetwork: 'yes', step: 'delivering' },
    },
    "Payment isn't confirmed yetYour money was sent and may still arrive. Don't pay again.",
    ['Done'],
  ],
  [
    'another tab',
    toResult('unknown', new PayUnderWayError()),
    "Payment isn't confirmed yetThis payment is already in progress in another tab",
    ['Done'],
  ],
])('behavior: %s: says what it means for the money', async (...row) => {
  const [, flow, text, buttons] = row
  const { kit } = await setup()
  const request = kit.store.get(payFlowAtom).request
  await act(async () => {
    kit.store.set(payFlowAtom, { ...flow, request })
    kit.store.set(kit.atoms.modal, (state) => ({
      ...state,
      stack: [...state.stack, { view: 'PayLoading' as const }],
    }))
  })
  const isFailure = flow.result?.status === 'failure'
  const found = await screen.findByRole(isFailure ? 'alert' : 'status')
  expect(found.textContent).toEqual(
    typeof text === 'string' ? text : expect.stringMatching(text),
  )
  expect(
    screen.getAllByRole('button').map(({ textContent }) => textContent),
  ).toEqual(expect.arrayContaining(buttons))
  for (const name of ['Try again', 'Pay anyway'])
    if (!buttons.includes(name))
      expect(screen.queryByRole('button', { name })).toBeNull()
})

test.each<[Partial<NonNullable<PayFlow['progress']>>, string]>([
  [{ step: 'approving', sentToNetwork: 'no' }, 'Confirm in your wallet'],
  // No node knows it: nothing is being delivered.
  [
    { hash: '0xab', sentToNetwork: 'unknown', step: 'confirming' },
    'Sending to the network',
  ],
  [
    { sentToNetwork: 'unknown', step: 'confirming' },
    'Checking whether it was sent',
  ],
  [
    { hash: '0xab', sentToNetwork: 'yes', step: 'confirming' },
    'Delivering your payment',
  ],
  [
    { hash: undefined, sentToNetwork: 'yes', step: 'delivering' },
    'Delivering your payment',
  ],
])('behavior: %o: %s', async (progress, text) => {
  const { kit } = await setup()
  const request = kit.store.get(payFlowAtom).request
  await act(async () => {
    const flow = { attempt: Symbol(), progress, request } as PayFlow
    kit.store.set(payFlowAtom, flow)
    kit.store.set(kit.atoms.modal, (state) => ({
      ...state,
      stack: [...state.stack, { view: 'PayLoading' as const }],
    }))
  })
  expect((await screen.findByRole('status')).textContent).toBe(`${text}0.5 ETH`)
})

test('behavior: the wallet answers after the time-out: the outcome is shown and reported', async () => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const { balance, onResult, press, sent } = await setup({
    async intercept(request, send) {
      if (request.method === 'eth_sendTransaction') await answered
      return send(request)
    },
  })
  const real = globalThis.setTimeout
  vi.stubGlobal('setTimeout', (run: () => void, time?: number) =>
    real(run, time === PAY_TIMEOUT_MS ? 200 : time),
  )
  await press('Pay 0.5 ETH')
  await waitFor(() => expect(sent()).toHaveLength(1))
  await screen.findByText("Payment isn't confirmed yet")
  answer()
  await screen.findByText('Payment complete', {}, { timeout: 10_000 })
  expect(await balance()).toBe(parseEther('0.5'))
  expect(onResult.mock.calls.map(([{ status }]) => status)).toEqual([
    'unknown',
    'success',
  ])
})

test('behavior: a closed modal and another payment leave the first one its result', async () => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const { balance, kit, onResult, press, sent } = await setup({
    async intercept(request, send) {
      if (request.method === 'eth_sendTransaction') await answered
      return send(request)
    },
  })
  await press('Pay 0.5 ETH')
  await waitFor(() => expect(sent()).toHaveLength(1))
  const other = vi.fn()
  const { request } = kit.store.get(payFlowAtom)
  const data = { ...(request as PayRequest), amount: '0.25', onResult: other }
  const show = (isOpen: boolean) =>
    act(async () =>
      kit.store.set(kit.atoms.modal, (state) => ({
        ...state,
        isOpen,
        stack: [{ view: 'Pay' as const, data }],
      })),
    )
  await show(false)
  await show(true)
  await screen.findByRole('button', { name: 'Pay 0.25 ETH' })
  answer()
  await waitFor(() => expect(onResult).toHaveBeenCalledOnce(), {
    timeout: 10_000,
  })
  expect(onResult.mock.lastCall?.[0]).toMatchObject({ status: 'success' })
  expect(other).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Pay 0.25 ETH' })).toBeTruthy()
  await press('Pay 0.25 ETH')
  await screen.findByText('Payment complete', {}, { timeout: 10_000 })
  expect(other).toHaveBeenCalledOnce()
  expect(await balance()).toBe(parseEther('0.75'))
})

test('behavior: a double click reports one result', async () => {
  const { balance, onResult } = await setup()
  const button = await screen.findByRole('button', { name: 'Pay 0.5 ETH' })
  await act(async () => {
    button.click()
    button.click()
  })
  await screen.findByText('Payment complete', {}, { timeout: 10_000 })
  expect(await balance()).toBe(parseEther('0.5'))
  expect(onResult).toHaveBeenCalledOnce()
})

test('behavior: pays with a token chosen from the account', async () => {
  const { balance, press } = await setup()
  await press('Pay with another token')
  await screen.findByRole('button', { name: /^Ether/ })
  expect(screen.queryByRole('button', { name: 'Pay 0.5 ETH' })).toBeNull()
  await press(/^Ether/)
  await screen.findByText('Recipient gets')
  await press('Pay 0.5 ETH')
  await screen.findByText('Payment complete', {}, { timeout: 10_000 })
  expect(await balance()).toBe(parseEther('0.5'))
})

test('error: a token of which the account holds too little', async () => {
  const { press, sent } = await setup({ request: { amount: '10.5' } })
  await press('Pay with another token')
  const row = await screen.findByRole('button', { name: /Not enough balance/ })
  expect(row.getAttribute('aria-disabled')).toBe('true')
  await act(async () => row.click())
  expect(screen.queryByRole('button', { name: 'Pay 10.5 ETH' })).toBeNull()
  expect(sent()).toEqual([])
})

test('behavior: tokens that cannot pay come last, with the reason', async () => {
  const toToken = (symbol: string, address: string) =>
    createRow({
      address: `eip155:31337:0x${address.repeat(40)}`,
      name: `${symbol} token`,
      symbol,
    })
  const refuse = (description: string) => ({ reasons: [{ description }] })
  answerQuotes(({ originCurrency }) => {
    if (originCurrency === `0x${'1'.repeat(40)}`)
      return [refuse('Asset is not supported'), { status: 400 }]
    if (originCurrency === `0x${'2'.repeat(40)}`)
      return [refuse('There is no price for this'), { status: 400 }]
    // Not an answer about the token.
    return [refuse('Busy'), { status: 500 }]
  })
  const { press } = await setup({
    balances: [
      toToken('NONE', '1'),
      toToken('FREE', '2'),
      toToken('BUSY', '3'),
      createRow(),
    ],
  })
  await press('Pay with another token')
  // Loads the client first.
  const patience = { timeout: 10_000 }
  const find = (name: RegExp) => screen.findByRole('button', { name }, patience)
  await find(/NONE.*isn't supported/)
  await find(/FREE.*no price/)
  const rows = screen
    .getAllByRole('listitem')
    .map((item) => within(item).getByRole('button'))
  const read = (row: HTMLElement) => [
    /NONE|FREE|BUSY|Ether/.exec(row.textContent ?? '')?.[0],
    row.getAttribute('aria-disabled'),
  ]
  expect(rows.map(read)).toEqual([
    ['BUSY', null],
    ['Ether', null],
    ['FREE', 'true'],
    ['NONE', 'true'],
  ])
})

test('error: the tokens of the account cannot be read', async () => {
  const { client, kit, press } = await setup()
  const queryKey = balancesQueryKey(kit)
  client.setQueryDefaults(queryKey, { staleTime: 0 })
  vi.stubGlobal('fetch', async () => new Response('', { status: 400 }))
  client.removeQueries({ queryKey })
  await press('Pay with another token')
  const alert = await screen.findByRole('alert', {}, { timeout: 10_000 })
  expect(alert.textContent).toMatch(/^Your tokens couldn't be loaded/)
})

test('behavior: the wallet is switched to the network of the payment', async () => {
  const onSwitch = vi.fn()
  const { balance, press } = await setup({ chainId: 1, onSwitch })
  await press('Pay 0.5 ETH')
  await screen.findByText('Payment complete', {}, { timeout: 10_000 })
  expect(onSwitch.mock.calls).toEqual([[31337]])
  expect(await balance()).toBe(parseEther('0.5'))
})

test('error: a wallet that does not switch is not asked to pay', async () => {
  const { balance, onResult, press, sent } = await setup({
    chainId: 1,
    onSwitch() {
      throw new UserRejectedRequestError(new Error('no'))
    },
  })
  await press('Pay 0.5 ETH')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Payment not made')
  expect(onResult.mock.lastCall?.[0]).toMatchObject({ status: 'failure' })
  expect(sent()).toEqual([])
  expect(await balance()).toBe(0n)
})

test.each([
  { amount: 0.1 },
  { amount: '0' },
  { amount: '-1' },
  { recipient: '0x12' },
])('error: %o cannot be paid', async (request) => {
  const { sent } = await setup({ request: request as Partial<PayRequest> })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain("This payment can't be made")
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
  expect(sent()).toEqual([])
})
