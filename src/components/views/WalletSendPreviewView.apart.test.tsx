import {
  act,
  cleanup,
  fireEvent,
  screen,
  waitFor,
} from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startAnvil } from '../../../test/setup/chain/startAnvil.js'
import {
  payee,
  payer,
  setupSend,
} from '../../../test/setup/components/setupSend.js'
import { TransactionUnknownError } from '../../core/errors/transaction.js'

const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

let node: Awaited<ReturnType<typeof startAnvil>>
beforeAll(async () => {
  // Preload: the first import is slow because modules are compiled on
  // demand.
  await import('../../actions/payment/payments.js')
  node = await startAnvil()
})
afterAll(() => node?.stop())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

async function setup(
  intercept?: Parameters<typeof setupSend>[0]['intercept'],
  to = payee,
) {
  const found = await setupSend({ intercept, url: node.url })
  found.enter('1.5', to)
  found.open('WalletSend', 'WalletSendPreview')
  return found
}

test('default: repeated clicks send one transaction', async () => {
  const { button, kit, sent, view } = await setup()
  screen.getByText('Send 1.5 ETH')
  screen.getByText(payee)
  await screen.findByText(/^About 0\.0000\d+ ETH \(≈ \$\d+\.\d\d\)$/)
  const send = await button('Send')
  fireEvent.click(send)
  fireEvent.click(send)
  fireEvent.click(send)
  await button('Sending…')
  await waitFor(() => expect(view()).toBe('TransactionComplete'))
  expect(sent()).toHaveLength(1)
  await screen.findByText('1.5 ETH sent')
  screen.getByText(payee)
  fireEvent.click(await button('Done'))
  expect(view()).toBe('Account')
  expect(screen.queryByText(/1\.5 ETH/)).toBe(null)
  expect(kit.store.get(kit.atoms.sendDraft)).toMatchObject({
    amount: '',
    to: '',
  })
})

test('behavior: a fee that the app pays leaves the whole balance to send', async () => {
  const wallet = await setupSend({
    paymaster: 'https://paymaster.example.com',
    url: node.url,
    async intercept(asked, send) {
      if (asked.method === 'wallet_getCapabilities')
        return { '0x7a69': { paymasterService: { supported: true } } }
      return send(asked)
    },
  })
  wallet.enter('10', payee)
  wallet.open('WalletSend', 'WalletSendPreview')
  await screen.findByText('Paid by the app')
  const fee = screen.getByText('Network fee').parentElement
  expect(fee?.textContent).toBe('Network feePaid by the app')
  screen.getByText('Send 10 ETH')
  // Asked once, though the fee is estimated twice.
  const asked = wallet.requests.map(({ method }) => method)
  expect(asked.filter((one) => one === 'wallet_getCapabilities')).toHaveLength(
    1,
  )
})

test('behavior: a fee in a token', async () => {
  const token = '0x00000000000000000000000000000000000000d0'
  await fetch(node.url, {
    body: JSON.stringify({
      ...{ id: 1, jsonrpc: '2.0', method: 'anvil_setCode' },
      params: [token, tokenCode],
    }),
    headers: { 'content-type': 'application/json' },
    method: 'POST',
  })
  const wallet = await setupSend({
    // The node has no rate for it.
    paymaster: { token, url: node.url },
    url: node.url,
    async intercept(asked, send) {
      if (asked.method === 'wallet_getCapabilities')
        return { '0x7a69': { paymasterService: { supported: true } } }
      return send(asked)
    },
  })
  wallet.enter('10', payee)
  wallet.open('WalletSend', 'WalletSendPreview')
  await screen.findByText('Paid in USDL')
  const real = globalThis.fetch
  const quote = { exchangeRate: '0x77359400', postOpGas: '0x9c40', token }
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
    String(init?.body).includes('pimlico_getTokenQuotes')
      ? Promise.resolve(Response.json({ result: { quotes: [quote] } }))
      : real(input, init),
  )
  cleanup()
  const again = await setupSend({
    paymaster: { token, url: node.url },
    url: node.url,
    async intercept(asked, send) {
      if (asked.method === 'wallet_getCapabilities')
        return { '0x7a69': { paymasterService: { supported: true } } }
      return send(asked)
    },
  })
  again.enter('10', payee)
  again.open('WalletSend', 'WalletSendPreview')
  await screen.findByText(/^At most \d+\.\d+ USDL$/)
  vi.restoreAllMocks()
})

/** Code that answers 6 to `decimals()`, and "USDL" to everything else. */
const tokenCode = [
  ...['0x60003560e01c63313ce56714602957', '60206000526004602052635553444c'],
  ...['60e01b60405260606000f3', '5b600660005260206000f3'],
].join('')

test('behavior: shows where to approve, then completes', async () => {
  let approve = () => {}
  const { button, view } = await setup(async (asked, send) => {
    await new Promise<void>((resolve) => {
      approve = resolve
    })
    return send(asked)
  })
  fireEvent.click(await button('Send'))
  await screen.findByText('Approve in Wallet')
  expect(screen.queryByRole('button', { name: 'Stop' })).toBe(null)
  act(() => approve())
  await waitFor(() => expect(view()).toBe('TransactionComplete'))
})

test('behavior: continues behind another view, which shows its progress', async () => {
  let approve = () => {}
  const { button, kit, view } = await setup(async (asked, send) => {
    await new Promise<void>((resolve) => {
      approve = resolve
    })
    return send(asked)
  })
  fireEvent.click(await button('Send'))
  await screen.findByText('Approve in Wallet')
  act(() =>
    kit.store.set(kit.atoms.modal, (state) => ({
      ...state,
      stack: [{ view: 'Account' }],
    })),
  )
  await screen.findByText('Sending 1.5 ETH')
  act(() => approve())
  await waitFor(() => expect(screen.queryByText('Sending 1.5 ETH')).toBe(null))
  expect(view()).toBe('Account')
})

test('behavior: warns about an own address', async () => {
  await setup(undefined, payer)
  screen.getByText(/This is your own address/)
})

test('error: declined, nothing was sent', async () => {
  const { button, sent } = await setup(async () => {
    throw { code: 4001, message: 'no' }
  })
  fireEvent.click(await button('Send'))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Nothing left your account')
  await button('Try again')
  expect(sent()).toHaveLength(1)
})

test('error: a payment that may have been sent is not offered again', async () => {
  const { button, view } = await setup(async () => {
    throw new TransactionUnknownError()
  })
  vi.useFakeTimers({ toFake: ['Date'] })
  fireEvent.click(await button('Send'))
  // The chain is searched for it for 12 s.
  const alert = await waitFor(() => {
    vi.setSystemTime(Date.now() + 2_000)
    return screen.getByRole('alert')
  })
  expect(alert.textContent).not.toContain('Nothing left')
  expect(screen.queryByRole('button', { name: /again|^Send$/ })).toBe(null)
  fireEvent.click(await button('Done'))
  expect(view()).toBe('Account')
})

test('behavior: the second click of a double click on "Review" does not send', async () => {
  const { button } = await setup()
  fireEvent.click(await button('Send'), { detail: 2 })
  expect(screen.queryByRole('button', { name: 'Sending…' })).toBe(null)
  fireEvent.click(await button('Send'), { detail: 1 })
  await button('Sending…')
})

test('behavior: a draft for another account cannot be sent', async () => {
  const { button, kit, sent } = await setup()
  const account = `eip155:1:${payer}`
  act(() =>
    kit.store.set(kit.atoms.sendDraft, (draft) => ({ ...draft, account })),
  )
  screen.getByText(/Some details have changed/)
  expect(screen.queryByText(/1\.5/)).toBe(null)
  fireEvent.click(await button('Send'))
  await button('Edit')
  expect(sent()).toEqual([])
})

test('behavior: a name is paid at the displayed address, or not at all', async () => {
  const name = 'ada.reown.id'
  let address = payee
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const { pathname } = new URL(input)
    if (pathname === '/v1/supported-chains')
      return Response.json({ http: ['eip155:31337'] })
    if (!pathname.startsWith('/v1/profile')) return fetch(input, init)
    const created = '2026-01-01T00:00:00Z'
    const addresses = { 60: { address, created } }
    const registered_at = created
    return Response.json({ name, registered_at, addresses, attributes: [] })
  })
  const { button, enter, open, sent } = await setupSend({ url: node.url })
  enter('1.5', name)
  open('WalletSendPreview')
  await screen.findByText(payee)
  screen.getByText(name)
  address = other
  fireEvent.click(await button('Send'))
  await screen.findByText(/This name now points to a different address/)
  expect(sent()).toEqual([])
  await screen.findByText(other)
  // Shown until the retry, which uses the address displayed now.
  screen.getByText(/This name now points to a different address/)
  fireEvent.click(await button('Try again'))
  await vi.waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.params).toMatchObject([{ to: other }])
})
