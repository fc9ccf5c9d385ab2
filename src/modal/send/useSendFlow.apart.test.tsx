import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { connect } from '@wagmi/core'
import { http } from 'viem'
import { anvil } from 'viem/chains'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createConfig } from 'wagmi'
import { startAnvil } from '../../../test/setup/chain/startAnvil.js'
import { createWrapper } from '../../../test/setup/kit/createWrapper.js'
import { waitOut } from '../../../test/setup/vitest/waitOut.js'
import { createWallet } from '../../../test/setup/wallet/createWallet.js'
import { TransactionUnknownError } from '../../core/errors/transaction.js'
import type { SendDraft } from '../../core/sendDraft.js'
import { createKit } from '../../createKit.js'
import { useRecentSend } from './useRecentSend.js'
import { useSendFlow } from './useSendFlow.js'

// Loaded before any test starts: a busy machine takes long to compile them.
import '../../actions/payment/payments.js'

const from = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const request = {
  account: from,
  amount: '1.5',
  chainId: anvil.id,
  subject: '1.5 ETH',
  to,
  token: 'native',
}

let node: Awaited<ReturnType<typeof startAnvil>>
beforeAll(async () => {
  node = await startAnvil()
})
afterAll(() => node?.stop())
afterEach(cleanup)

async function setup(intercept?: createWallet.Parameters['intercept']) {
  const wallet = createWallet({
    accounts: () => [from],
    chainId: anvil.id,
    intercept,
    url: node.url,
  })
  const config = createConfig({
    chains: [anvil],
    connectors: [wallet.connector],
    multiInjectedProviderDiscovery: false,
    pollingInterval: 20,
    storage: null,
    transports: { [anvil.id]: http(node.url) },
  })
  const kit = createKit({
    config,
    hosts: { api: 'http://127.0.0.1:1' },
    projectId: 'test',
  })
  const queryClient = new QueryClient()
  const wrapper = createWrapper(kit, queryClient)
  const hook = renderHook(
    () => ({ flow: useSendFlow(), recent: useRecentSend() }),
    { wrapper },
  )
  const [connector] = config.connectors
  if (connector) await act(() => connect(config, { connector }))
  const sent = () =>
    wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')
  const { atoms, store } = kit
  return {
    enter: (draft: SendDraft) => store.set(atoms.sendDraft, draft),
    flow: () => hook.result.current.flow,
    recent: () => hook.result.current.recent,
    sent,
    setModal: (view: 'WalletSend' | 'WalletSendPreview') =>
      store.set(atoms.modal, (state) => ({
        ...state,
        isOpen: true,
        stack: [{ view }],
      })),
    toast: () => store.get(atoms.notices).toast,
    view: () => store.get(atoms.modal).stack.at(-1)?.view,
  }
}

test('default: two clicks send one transaction', async () => {
  const { flow, recent, sent, setModal, toast, view } = await setup()
  act(() => setModal('WalletSendPreview'))
  act(() => {
    flow().start(request)
    flow().start(request)
  })
  expect(flow()).toMatchObject({ isPending: true, request })
  await waitFor(() => expect(recent()).toMatchObject({ status: 'pending', to }))
  act(() => flow().start({ ...request, amount: '2' }))
  await waitFor(() => expect(view()).toBe('TransactionComplete'))
  expect(sent()).toHaveLength(1)
  // The view shows the result, so no toast is needed.
  expect(toast()).toBe(undefined)
  await waitFor(() => expect(flow().isPending).toBe(false))
  expect(recent()).toBe(undefined)
})

test('error: declined, then retry', async () => {
  let isRefused = true
  const { flow, sent, setModal, toast, view } = await setup(
    async (asked, send) => {
      if (isRefused) throw { code: 4001, message: 'no' }
      return send(asked)
    },
  )
  act(() => setModal('WalletSendPreview'))
  act(() => flow().start(request))
  await waitFor(() => expect(flow().error).toMatchObject({ code: 4001 }))
  expect(flow()).toMatchObject({ isPending: false, money: 'no', request })
  // The view shows the error, so no toast is needed.
  expect(toast()).toBe(undefined)
  isRefused = false
  await waitFor(() => {
    act(() => flow().start(request))
    expect(sent()).toHaveLength(2)
  })
  await waitFor(() => expect(view()).toBe('TransactionComplete'))
})

test('error: shows a toast on another view', async () => {
  const { flow, setModal, toast } = await setup(async () => {
    throw { code: 4001, message: 'no' }
  })
  act(() => setModal('WalletSend'))
  act(() => flow().start(request))
  await waitFor(() =>
    expect(toast()).toMatchObject({ key: 'sendFailed', subject: '1.5 ETH' }),
  )
})

test('behavior: cancelled before anything was submitted', async () => {
  const { flow, sent } = await setup()
  act(() => flow().start(request))
  expect(flow().canCancel).toBe(true)
  act(() => flow().cancel())
  expect(flow()).toMatchObject({ canCancel: false, isCancelling: true })
  await waitFor(() => expect(flow().isPending).toBe(false))
  expect(flow()).toMatchObject({ error: null, isCancelling: false })
  expect(sent()).toEqual([])
})

test('behavior: cannot be cancelled once submitted', async () => {
  let approve = () => {}
  const { flow, view, setModal } = await setup(async (asked, send) => {
    await new Promise<void>((resolve) => {
      approve = resolve
    })
    return send(asked)
  })
  act(() => setModal('WalletSendPreview'))
  act(() => flow().start(request))
  await waitFor(() => expect(flow().step).toBe('approving'))
  expect(flow().canCancel).toBe(false)
  approve()
  await waitFor(() => expect(view()).toBe('TransactionComplete'))
})

test('error: shows a toast if the user has moved on to another send', async () => {
  let refuse = () => {}
  const { enter, flow, setModal, toast } = await setup(async () => {
    await new Promise<void>((resolve) => {
      refuse = resolve
    })
    throw { code: 4001, message: 'no' }
  })
  act(() => setModal('WalletSendPreview'))
  act(() => flow().start(request))
  await waitFor(() => expect(flow().step).toBe('approving'))
  // The user goes back, changes the amount and reviews again.
  act(() => enter({ amount: '2', to, token: 'native' }))
  act(() => refuse())
  await waitFor(() =>
    expect(toast()).toMatchObject({ key: 'sendFailed', subject: '1.5 ETH' }),
  )
})

test('behavior: stays visible until its outcome is known', async () => {
  let hand: () => Promise<unknown> = async () => {}
  const { flow, recent, setModal, toast } = await setup(async (asked, send) => {
    hand = () => send(asked)
    throw new TransactionUnknownError()
  })
  act(() => setModal('WalletSend'))
  act(() => flow().start(request))
  await waitOut(() => expect(recent()).toMatchObject({ status: 'unknown' }))
  expect(flow().money).toBe('unknown')
  expect(toast()).toMatchObject({
    key: 'sendUnknown',
    subject: '1.5 ETH',
    variant: 'error',
  })
  await hand()
  await waitFor(() => expect(recent()).toMatchObject({ status: 'sent' }), {
    timeout: 20_000,
  })
}, 50_000)
