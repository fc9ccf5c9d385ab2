import { QueryClient } from '@tanstack/react-query'
import {
  act,
  cleanup,
  fireEvent,
  render,
  screen,
  waitFor,
} from '@testing-library/react'
import { connect, disconnect } from '@wagmi/core'
import { http, parseEther } from 'viem'
import { anvil } from 'viem/chains'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createConfig } from 'wagmi'
import { startAnvil } from '../../../test/setup/chain/startAnvil.js'
import { createWrapper } from '../../../test/setup/kit/createWrapper.js'
import { createWallet } from '../../../test/setup/wallet/createWallet.js'
import { createKit } from '../../createKit.js'
import { TransactionButton } from './TransactionButton.js'

// A process of its own: starts a chain.

const from = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const other = { ...anvil, id: 31338, name: 'Other' }
const hash = `0x${'12'.repeat(32)}`

let node: Awaited<ReturnType<typeof startAnvil>>
let amount = 1n
beforeAll(async () => {
  // The first import is slow because modules are compiled on demand.
  await import('../../actions/payment/payments.js')
  node = await startAnvil()
})
afterAll(() => node?.stop())
afterEach(cleanup)

async function setup(
  props: Partial<TransactionButton.Props> = {},
  options: {
    chainId?: number
    intercept?: createWallet.Parameters['intercept']
    isConnected?: boolean
  } = {},
) {
  const { chainId = anvil.id, intercept, isConnected = true } = options
  const onSwitch = vi.fn()
  const wallet = createWallet({
    accounts: () => [from],
    chainId,
    intercept,
    onSwitch,
    url: node.url,
  })
  const config = createConfig({
    chains: [anvil, other],
    connectors: [wallet.connector],
    multiInjectedProviderDiscovery: false,
    pollingInterval: 20,
    storage: null,
    transports: { [anvil.id]: http(node.url), [other.id]: http(node.url) },
  })
  const kit = createKit({ config, projectId: 'test' })
  const [connector] = config.connectors
  const join = () => act(() => connector && connect(config, { connector }))
  if (isConnected) await join()
  // Another amount each time, so that no test continues another's.
  const value = amount++
  const calls = [{ to, value }] as const
  const all = {
    chainId: anvil.id,
    children: 'Join',
    ...(props.onSend ? {} : { calls }),
    ...props,
  } as TransactionButton.Props
  const wrapper = createWrapper(kit, new QueryClient())
  const view = render(<TransactionButton {...all} />, { wrapper })
  const sent = () =>
    wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')
  return {
    button: () => screen.getByRole('button'),
    change: (next: object) =>
      view.rerender(
        <TransactionButton {...({ ...all, ...next } as typeof all)} />,
      ),
    config,
    join,
    kit,
    label: (text: string) =>
      waitFor(() => expect(screen.getByRole('button').textContent).toBe(text), {
        timeout: 10_000,
      }),
    leave: () => act(() => disconnect(config)),
    onSwitch,
    sent,
    status: () => screen.getByRole('status').textContent,
    value,
    view,
  }
}

test('default: sends once, also on a double click, and is done', async () => {
  const onDone = vi.fn()
  const { button, label, sent } = await setup({ onDone })
  expect(button().textContent).toBe('Join')
  fireEvent.click(button())
  fireEvent.click(button())
  await label('Done')
  fireEvent.click(button())
  expect(sent()).toHaveLength(1)
  expect(onDone).toHaveBeenCalledOnce()
  expect(onDone.mock.calls[0]?.[0].receipt.status).toBe('success')
  expect(button().getAttribute('aria-disabled')).toBe('true')
})

test('behavior: other calls make it ready again', async () => {
  const { button, change, label, sent } = await setup()
  fireEvent.click(button())
  await label('Done')
  change({ calls: [{ to, value: parseEther('1') }] })
  await label('Join')
  fireEvent.click(button())
  await label('Done')
  expect(sent()).toHaveLength(2)
})

test('behavior: connects first, and sends nothing by that', async () => {
  const { button, join, kit, label, sent } = await setup(
    {},
    { isConnected: false },
  )
  expect(button().textContent).toBe('Connect wallet')
  fireEvent.click(button())
  expect(kit.store.get(kit.atoms.modal).isOpen).toBe(true)
  await join()
  await label('Join')
  expect(sent()).toHaveLength(0)
})

test('behavior: switches the network of the wallet', async () => {
  const { button, label, onSwitch, sent } = await setup(
    {},
    { chainId: other.id },
  )
  fireEvent.click(button())
  await label('Done')
  expect(onSwitch).toHaveBeenCalledWith(anvil.id)
  expect(sent()).toHaveLength(1)
})

test('error: declined, then sent by the next click', async () => {
  let asked = 0
  const { button, label, sent, status } = await setup(
    {},
    {
      async intercept(request, send) {
        if (request.method === 'eth_sendTransaction' && asked++ === 0)
          throw Object.assign(new Error('no'), { code: 4001 })
        return send(request)
      },
    },
  )
  fireEvent.click(button())
  await label('Try again')
  expect(status()).toContain('declined')
  fireEvent.click(button())
  await label('Done')
  expect(sent()).toHaveLength(2)
})

test('error: a lost answer is looked up, not sent again', async () => {
  const { button, label, sent } = await setup(
    {},
    {
      async intercept(request, send) {
        const answer = await send(request)
        // It was sent, but the app does not hear of it.
        if (request.method === 'eth_sendTransaction')
          throw new Error('connection lost')
        return answer
      },
    },
  )
  fireEvent.click(button())
  await label('Done')
  expect(sent()).toHaveLength(1)
})

test('error: a call that would revert is not sent', async () => {
  // Deploys nothing: the chain's first precompile rejects this input.
  const { button, label, sent, status } = await setup({
    calls: [{ data: '0x01', to: '0x0000000000000000000000000000000000000009' }],
  } as never)
  fireEvent.click(button())
  await label('Try again')
  expect(sent()).toHaveLength(0)
  expect(status()).not.toBe('')
})

test('param: onSend, with the outcome of its hash', async () => {
  const onSend = vi.fn(async () => hash)
  const { button, label, status } = await setup({ onSend })
  fireEvent.click(button())
  fireEvent.click(button())
  await waitFor(() => expect(onSend).toHaveBeenCalledOnce())
  await label('Sending…')
  expect(status()).not.toContain('Done')
})

test('param: onSend, that has no hash', async () => {
  const { button, label } = await setup({ onSend: async () => undefined })
  fireEvent.click(button())
  await label('Done')
})

test('error: an unknown outcome of onSend blocks another click', async () => {
  const onSend = vi.fn(async () => {
    throw new Error('socket closed')
  })
  const onError = vi.fn()
  const { button, status } = await setup({ onError, onSend })
  fireEvent.click(button())
  await waitFor(() => expect(onError).toHaveBeenCalledOnce())
  await waitFor(() => expect(status()).toContain("couldn't confirm"))
  fireEvent.click(button())
  expect(onSend).toHaveBeenCalledOnce()
  expect(button().getAttribute('aria-disabled')).toBe('true')
})

test('behavior: an unknown outcome outlives its button, until it is reset', async () => {
  const onSend = vi.fn(async () => {
    throw new Error('socket closed')
  })
  const { button, change, status } = await setup({ id: 'order-1', onSend })
  fireEvent.click(button())
  await waitFor(() => expect(status()).toContain("couldn't confirm"))
  // Another order, and this one once more: as another page would show it.
  change({ id: 'order-2', key: 'other' })
  expect(button().textContent).toBe('Join')
  expect(status()).toBe('')
  change({ id: 'order-1', key: 'again' })
  expect(status()).toContain("couldn't confirm")
  fireEvent.click(button())
  expect(onSend).toHaveBeenCalledOnce()
})

test('behavior: two buttons of one order send it once, up to its receipt', async () => {
  const onSend = vi.fn(async () => hash)
  const { button, kit, label } = await setup({ id: 'order-3', onSend })
  fireEvent.click(button())
  await label('Sending…')
  const wrapper = createWrapper(kit, new QueryClient())
  const second = render(
    <TransactionButton chainId={anvil.id} id="order-3" onSend={onSend}>
      Join
    </TransactionButton>,
    { wrapper },
  )
  const other = second.container.querySelector('button')
  if (other) fireEvent.click(other)
  await waitFor(() => expect(other?.textContent).toBe('Sending…'))
  expect(onSend).toHaveBeenCalledOnce()
})

test('error: several calls need a wallet that makes them as one', async () => {
  const { button, label, sent, status } = await setup({
    calls: [
      { to, value: 1n },
      { to, value: 2n },
    ],
  } as never)
  fireEvent.click(button())
  await label('Try again')
  expect(status()).toContain("doesn't support this")
  expect(sent()).toHaveLength(0)
})
