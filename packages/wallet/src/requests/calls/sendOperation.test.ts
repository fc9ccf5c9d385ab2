import { HostError } from 'latchkey/frame'
import { expect, test } from 'vitest'
import { RpcUnreachableError } from '../../node/createRpc.js'
import type { FrameChain } from '../../node/loadConfig.js'
import type { Bundle } from './createBundles.js'
import type { StoredOperation } from './operation.js'
import { sendOperation } from './sendOperation.js'
import { handOverOperation } from './watchOperation.js'

const chain: FrameChain = {
  ...{ bundlerUrl: 'http://bundler.test', caipNetworkId: 'eip155:1', id: 1 },
  ...{ name: 'Local', rpcUrls: ['http://node.test'] },
  nativeCurrency: { decimals: 18, symbol: 'ETH' },
}
const operation: StoredOperation = {
  ...{ createdAt: Date.now(), fromBlock: '0x1', hash: '0xaa' },
  ...{ nonce: '0x0', request: {}, sender: '0xbb' },
}

const send = (error: Error) =>
  sendOperation({ chain, operation, rpc: () => Promise.reject(error) })
const refusal = (code: number, message = 'no') =>
  new HostError({ code, message })

test.each([-32500, -32507, -32521, -32601, -32602])(
  'default: %i is a rejection',
  async (code) => {
    const reason = refusal(code)
    expect(await send(reason)).toEqual({ reason, status: 'refused' })
  },
)

test.each([-32603, -32000, -32005, -32499, -32522, 429])(
  'behavior: %i says nothing about what was queued',
  async (code) => {
    expect(await send(refusal(code))).toEqual({ status: 'unknown' })
  },
)

test('behavior: no answer', async () => {
  expect(await send(new RpcUnreachableError())).toEqual({ status: 'unknown' })
})

test.each([
  [-32602, 'Already known'],
  [-32500, 'AA25 invalid account nonce'],
  [-32603, 'already known'],
])('behavior: %i %s has it', async (code, message) => {
  expect(await send(refusal(code, message))).toEqual({ status: 'taken' })
})

test('behavior: the first answer that may come after queueing keeps the operation pending', async () => {
  const handOver = async (code: number) => {
    let bundle: Bundle = {
      ...{ aliveAt: Date.now(), chainId: 1, count: 1, hashes: [] },
      ...{ isAtomic: true, isDone: false, operation },
    }
    const isWatched = await handOverOperation({
      chain,
      read: async () => bundle,
      rpc: () => Promise.reject(refusal(code)),
      update: async (change) => {
        bundle = change(bundle)
      },
    })
    return { ...bundle, isWatched }
  }
  const lost = await handOver(-32603)
  expect(lost).toMatchObject({ isDone: false, isWatched: true })
  expect(lost.operation?.isRefused).toBeUndefined()
  expect(await handOver(-32507)).toMatchObject({
    ...{ isDone: true, isWatched: false },
    operation: { isRefused: true },
  })
})
