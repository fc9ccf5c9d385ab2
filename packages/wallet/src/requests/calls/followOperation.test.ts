import { privateKeyToAccount } from 'viem/accounts'
import { expect, test, vi } from 'vitest'
import { DELEGATE } from '../../core/contracts.js'
import type { FrameChain } from '../../node/loadConfig.js'
import type { Bundle } from './createBundles.js'
import { followOperation } from './followOperation.js'

const account = privateKeyToAccount(`0x${'7'.repeat(64)}`)
const hash = '0xaa'
const toChain = (id: number): FrameChain => ({
  id,
  bundlerUrl: `http://bundler.test/${id}`,
  caipNetworkId: `eip155:${id}`,
  name: 'Local',
  nativeCurrency: { decimals: 18, symbol: 'ETH' },
  rpcUrls: [`http://node.test/${id}`],
})

/** An operation on chain 1 that was sent a minute ago, and not seen since. */
function setup() {
  const bundle: Bundle = {
    ...{ chainId: 1, count: 1, hashes: [], isAtomic: true, isDone: true },
    aliveAt: Date.now() - 60_000,
    operation: {
      ...{ createdAt: Date.now() - 60_000, fromBlock: '0x1', hash },
      ...{ nonce: '0x0', request: {}, sender: account.address },
      upgrade: { address: DELEGATE, chainId: 1, nonce: 5 },
    },
  }
  const signAuthorization = vi.fn(account.signAuthorization)
  const update = vi.fn(async () => {})
  const rpc = vi.fn(async (_: object, method: string) => {
    if (method === 'eth_getLogs') return []
    if (method === 'eth_getTransactionCount') return '0x6'
    return hash
  })
  const follow = (id: number, scope = 'shop') =>
    followOperation({
      bundles: { list: async () => [{ ...bundle, id: '1', scope }], update },
      chain: toChain(id),
      hash,
      loadSigner: async () => ({
        account: { address: account.address, signAuthorization },
        assertSession: async () => {},
        readDelegation: async () => 'none',
      }),
      rpc,
      scope: 'shop',
    })
  return { follow, rpc, signAuthorization, update }
}

test('default: sent again, with an upgrade at the next nonce', async () => {
  const { follow, rpc, signAuthorization } = setup()
  await follow(1)
  expect(signAuthorization).toHaveBeenCalledWith(
    expect.objectContaining({ chainId: 1, nonce: 6 }),
  )
  const [node, method] = rpc.mock.calls.at(-1) ?? []
  expect(method).toBe('eth_sendUserOperation')
  expect(node).toEqual({ rpcUrls: ['http://bundler.test/1'] })
})

// guard: chain
test('error: asked on another network, nothing is signed, sent or said', async () => {
  const { follow, rpc, signAuthorization, update } = setup()
  await follow(2)
  expect(signAuthorization).not.toHaveBeenCalled()
  expect(rpc).not.toHaveBeenCalled()
  expect(update).not.toHaveBeenCalled()
})

test('error: of another app', async () => {
  const { follow, rpc } = setup()
  await follow(1, 'other')
  expect(rpc).not.toHaveBeenCalled()
})
