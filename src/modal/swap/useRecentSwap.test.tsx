import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { afterEach, expect, test } from 'vitest'
import { WagmiProvider } from 'wagmi'
import {
  createModalKit,
  modalAddress,
} from '../../../test/setup/kit/createModalKit.js'
import { KitProvider } from '../../context.js'
import { TransactionUnknownError } from '../../core/errors/transaction.js'
import type { SendStatus } from '../../core/send/sendStatus.js'
import { sendStatusQueryKey } from '../../query/sendStatus.js'
import { swapTokensQueryKey } from '../../query/swapTokens.js'
import { useRecentSwap } from './useRecentSwap.js'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

/** react-query notifies with a timer. */
const tick = () => new Promise((resolve) => setTimeout(resolve))

const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const side = (symbol: string) => ({ caipAddress: `eip155:1:${other}`, symbol })
const label = { amount: '0.1', from: 'ETH', to: 'USDL' }
const hash = `0x${'1'.repeat(64)}`

async function setup() {
  const { config, connectWallet, kit } = createModalKit()
  await connectWallet()
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  })
  const wrapper = ({ children }: PropsWithChildren) => (
    <WagmiProvider config={config} reconnectOnMount={false}>
      <QueryClientProvider client={client}>
        <KitProvider kit={kit}>{children}</KitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
  let onBegun = () => {}
  let settle = { reject(_: Error) {}, resolve() {} }
  return {
    client,
    kit,
    /** Simulates a swap left by another page. */
    leave: () =>
      kit.storage.set('sendIntents', [
        {
          caipNetworkId: 'eip155:1',
          createdAt: Date.now(),
          data: '0x12',
          from: modalAddress,
          fromBlock: '1',
          hash,
          id: 'left',
          nonce: 0,
          swap: label,
          to: other,
          value: '0',
        },
      ]),
    find: (sendId: string, status: SendStatus['status'] | undefined) =>
      act(async () => {
        client.setQueryData(
          sendStatusQueryKey(kit, { sendId }),
          status ? { caipNetworkId: 'eip155:1', hash, status } : null,
        )
        await tick()
      }),
    render() {
      const { result } = renderHook(() => useRecentSwap({ kit }), { wrapper })
      return () => result.current
    },
    async swap(account = modalAddress.toLowerCase()) {
      const mutation = client.getMutationCache().build(client, {
        mutationFn: () =>
          new Promise<void>((resolve, reject) => {
            settle = { reject, resolve }
            onBegun()
          }),
        mutationKey: ['latchkey', 'swap', kit.projectId],
      })
      const quote = {
        account,
        amount: '0.1',
        from: side('ETH'),
        to: side('USDL'),
      }
      const begun = new Promise<void>((resolve) => {
        onBegun = resolve
      })
      mutation.execute({ quote } as never).catch(() => {})
      await begun
    },
    end: (error?: Error) =>
      act(async () => {
        if (error) settle.reject(error)
        else settle.resolve()
        await tick()
      }),
    toast: () => kit.store.get(kit.atoms.notices).toast,
  }
}

test('default', async () => {
  const { end, render, swap, toast } = await setup()
  await swap()
  const read = render()
  expect(read()).toEqual({
    href: undefined,
    label,
    status: 'pending',
    subject: '0.1 ETH',
  })
  await end()
  await waitFor(() => expect(read()).toBe(undefined))
  expect(toast()).toBe(undefined)
})

test('behavior: ignores swaps of another account', async () => {
  const { render, swap } = await setup()
  await swap(other)
  expect(render()()).toBe(undefined)
})

test('behavior: does not report one that failed definitely', async () => {
  const { end, render, swap } = await setup()
  await swap()
  const read = render()
  await end(Object.assign(new Error('no'), { code: 4001 }))
  await waitFor(() => expect(read()).toBe(undefined))
})

test('behavior: keeps one with an unknown outcome and reports the result', async () => {
  const { end, find, render, swap, toast } = await setup()
  await swap()
  const read = render()
  await find('open', 'unknown')
  await end(new TransactionUnknownError({ sendId: 'open' }))
  await waitFor(() =>
    expect(read()).toMatchObject({ status: 'unknown', subject: '0.1 ETH' }),
  )
  await find('open', 'landed')
  await waitFor(() =>
    expect(read()).toMatchObject({
      href: `https://etherscan.io/tx/${hash}`,
      status: 'swapped',
    }),
  )
  expect(toast()).toBe(undefined)
  await find('open', undefined)
  await waitFor(() => expect(read()).toBe(undefined))
})

test('behavior: keeps a swap across a reload until its result is shown', async () => {
  const { client, find, kit, leave, render, toast } = await setup()
  leave()
  await find('left', 'pending')
  const tokens = swapTokensQueryKey(kit, { address: modalAddress, chainId: 1 })
  client.setQueryData(tokens, 'before')
  const read = render()
  expect(read()).toMatchObject({ label, status: 'pending' })
  await find('left', 'landed')
  await waitFor(() => expect(read()).toBe(undefined))
  await waitFor(() =>
    expect(toast()).toMatchObject({
      href: `https://etherscan.io/tx/${hash}`,
      key: 'swapped',
      subject: '0.1 ETH',
    }),
  )
  expect(client.getQueryState(tokens)?.isInvalidated).toBe(true)
  // A repeat of the same swap must find it.
  expect(kit.storage.get('sendIntents')).toMatchObject([
    { id: 'left', isTold: true },
  ])
})

test.each(['reverted', 'notSent'] as const)(
  'behavior: swap from before a reload that is %s',
  async (status) => {
    const { find, leave, render, toast } = await setup()
    leave()
    await find('left', status)
    expect(render()()).toBe(undefined)
    await waitFor(() =>
      expect(toast()).toMatchObject({ key: 'swapFailed', variant: 'error' }),
    )
  },
)

test('behavior: one settled by another tab disappears silently', async () => {
  const { find, leave, render, toast } = await setup()
  leave()
  await find('left', 'pending')
  const read = render()
  await find('left', undefined)
  await waitFor(() => expect(read()).toBe(undefined))
  expect(toast()).toBe(undefined)
})
