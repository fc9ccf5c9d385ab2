import { expect, test, vi } from 'vitest'
import { createChainAsker } from './createChainAsker.js'
import type { FrameChain } from './loadConfig.js'

const toChain = (id: number) =>
  ({ id, caipNetworkId: `eip155:${id}`, name: `Chain ${id}` }) as FrameChain

function setup({ hasMore = true, served = [8453] } = {}) {
  const chains = [toChain(1)]
  const load = vi.fn(async (caipNetworkId: string) =>
    served.some((id) => caipNetworkId === `eip155:${id}`)
      ? [toChain(Number(caipNetworkId.split(':')[1]))]
      : [toChain(31337)],
  )
  const ask = createChainAsker({ chains, hasMore, load })
  return { ask, ids: () => chains.map(({ id }) => id), load }
}

test.each(['eip155:8453', 8453, '8453'])('default: adds %j', async (id) => {
  const { ask, ids, load } = setup()
  await Promise.all([ask(id), ask(id)])
  await ask(id)
  expect(ids()).toEqual([1, 8453])
  expect(load).toHaveBeenCalledOnce()
})

test('behavior: does not ask for a chain it has', async () => {
  const { ask, load } = setup()
  await ask('eip155:1')
  expect(load).not.toHaveBeenCalled()
})

test('param: hasMore false never asks', async () => {
  const { ask, ids, load } = setup({ hasMore: false })
  await ask('eip155:8453')
  expect(load).not.toHaveBeenCalled()
  expect(ids()).toEqual([1])
})

test.each(['solana:5eykt', '0', '-1', 'eip155:', {}, null, 'x'.repeat(99)])(
  'error: %j is no EVM chain',
  async (id) => {
    const { ask, load } = setup()
    await ask(id)
    expect(load).not.toHaveBeenCalled()
  },
)

test('error: the server does not have it, and answers with another', async () => {
  const { ask, ids } = setup({ served: [] })
  await ask('eip155:8453')
  expect(ids()).toEqual([1])
})

test('error: a server that is away is asked again', async () => {
  const { ask, ids, load } = setup()
  load.mockRejectedValueOnce(new Error('offline'))
  await ask('eip155:8453')
  expect(ids()).toEqual([1])
  await ask('eip155:8453')
  expect(ids()).toEqual([1, 8453])
})
