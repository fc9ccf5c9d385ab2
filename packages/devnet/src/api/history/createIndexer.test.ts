import { BlockNotFoundError, type Hex, pad, toHex } from 'viem'
import { expect, test, vi } from 'vitest'
import type { DevWallet } from '../../chain/createDevWallet.js'
import { createIndexer } from './createIndexer.js'

const hashOf = (branch: string, number: number): Hex =>
  pad(toHex(`${branch}${number}`), { size: 32 })

/** A chain of empty blocks that may be swapped for another one. */
function createChain(blocks: number) {
  const branches = Array.from({ length: blocks }, () => 'a')
  const chain = {
    branches,
    reads: 0,
    atOnce: { now: 0, most: 0 },
    onRead: undefined as ((number: number) => void) | undefined,
    getBlockNumber: vi.fn(async () => BigInt(branches.length - 1)),
    async getBlock({ blockNumber }: { blockNumber: bigint }) {
      const number = Number(blockNumber)
      const { atOnce } = chain
      chain.reads++
      atOnce.most = Math.max(atOnce.most, ++atOnce.now)
      await Promise.resolve()
      atOnce.now--
      chain.onRead?.(number)
      const branch = branches[number]
      if (!branch) throw new BlockNotFoundError({ blockNumber })
      const parentHash = hashOf(branches[number - 1] ?? '', number - 1)
      const hash = hashOf(branch, number)
      return { hash, parentHash, timestamp: 0n, transactions: [] }
    },
    getBlockReceipts: async () => [],
  }
  return chain
}

const follow = (
  chain: ReturnType<typeof createChain>,
  onRevert?: () => void,
) => {
  const client = chain as unknown as DevWallet
  return createIndexer({ client, contracts: undefined, onRevert })
}

test('default', async () => {
  const chain = createChain(120)
  const { store, sync } = follow(chain)
  await sync()
  expect(store.last()).toBe(119)
  expect(chain.reads).toBe(120)
  expect(chain.atOnce.most).toBeLessThanOrEqual(50)
  chain.branches.push('a')
  await sync()
  expect(store.last()).toBe(120)
  // The new one, and the newest that was known.
  expect(chain.reads).toBe(122)
})

test('behavior: who asks meanwhile shares the next reading', async () => {
  const chain = createChain(10)
  const { store, sync } = follow(chain)
  const first = sync()
  const later = Array.from({ length: 20 }, () => sync())
  chain.branches.push('a')
  await Promise.all([first, ...later])
  expect(store.last()).toBe(10)
  expect(chain.getBlockNumber).toHaveBeenCalledTimes(2)
})

test('behavior: turns back to where both branches agree', async () => {
  const chain = createChain(100)
  const onRevert = vi.fn()
  const { store, sync } = follow(chain, onRevert)
  await sync()
  chain.branches.splice(37, 63, 'b', 'b')
  await sync()
  expect(store.last()).toBe(38)
  expect(store.hashOf(36)).toBe(hashOf('a', 36))
  expect(store.hashOf(37)).toBe(hashOf('b', 37))
  expect(onRevert).toHaveBeenCalledTimes(1)
})

test('behavior: a chain that was made anew', async () => {
  const chain = createChain(3)
  const { store, sync } = follow(chain)
  await sync()
  chain.branches.splice(0, 3, 'b')
  await sync()
  expect([store.last(), store.hashOf(0)]).toEqual([0, hashOf('b', 0)])
})

test('behavior: the chain changes under the reading', async () => {
  const chain = createChain(80)
  const { store, sync } = follow(chain)
  chain.onRead = (number) => {
    if (number !== 60) return
    chain.onRead = undefined
    chain.branches.splice(20, 60, ...Array.from({ length: 50 }, () => 'b'))
  }
  await sync()
  expect(store.last()).toBe(69)
  for (let number = 0; number < 70; number++)
    expect(store.hashOf(number)).toBe(hashOf(number < 20 ? 'a' : 'b', number))
})

test('error: a silent node, and one that never rests', async () => {
  const chain = createChain(5)
  const { store, sync } = follow(chain)
  chain.getBlockNumber.mockRejectedValueOnce(new Error('fetch failed'))
  await expect(sync()).rejects.toMatchObject({ code: 'CHAIN_SILENT' })
  await sync()
  expect(store.last()).toBe(4)
  chain.getBlockNumber.mockImplementation(async () => 9n)
  await expect(sync()).rejects.toMatchObject({ code: 'CHAIN_UNSTEADY' })
})
