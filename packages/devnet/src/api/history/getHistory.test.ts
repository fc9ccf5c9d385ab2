import { type Address, type Hex, pad, toHex } from 'viem'
import { expect, test } from 'vitest'
import { toLocalChain } from '../../chain/chains.js'
import type { DevWallet } from '../../chain/createDevWallet.js'
import type { LocalTokens } from '../../chain/readTokens.js'
import { createChainHistory } from './createChainHistory.js'
import { getHistory } from './getHistory.js'

const address: Address = `0x${'a'.repeat(40)}`
const to: Address = `0x${'b'.repeat(40)}`
const word = (value: number): Hex => pad(toHex(value), { size: 32 })

test('behavior: one that is mined while the pool still has it', async () => {
  const call = { from: address, hash: word(7), input: '0x', to }
  const client = {
    getBlockNumber: async () => 0n,
    getBlock: async () => ({
      ...{ hash: word(1), parentHash: word(0), timestamp: 5n },
      transactions: [{ ...call, nonce: 3, value: 1n }],
    }),
    getBlockReceipts: async () => [
      {
        ...{ blockHash: word(1), transactionHash: word(7) },
        ...{ logs: [], status: 'success', transactionIndex: 0 },
      },
    ],
    getTxpoolContent: async () => ({
      pending: { [address]: { 3: { ...call, nonce: '0x3', value: '0x1' } } },
      queued: {
        [address]: {
          9: { ...call, hash: word(9), nonce: '0x9', value: '0x1' },
        },
      },
    }),
  } as unknown as DevWallet
  const chain = toLocalChain({ id: 1, name: 'One' }, { rpcUrl: 'http://one' })
  const history = createChainHistory({ chain, client, deployed: undefined })
  const context = {
    apiUrl: () => 'http://api',
    chains: [history],
    client,
    tokens: {} as LocalTokens,
  }
  const { data, next } = await getHistory(context, { address })
  const seen = data.map(({ metadata }) => [metadata.hash, metadata.status])
  expect(seen).toEqual([
    [word(9), 'pending'],
    [word(7), 'confirmed'],
  ])
  expect(next).toBeNull()
  const isListed = (hash: string) => hash === word(9)
  const some = await getHistory(context, { address, isListed })
  expect(some.data.map(({ metadata }) => metadata.hash)).toEqual([word(9)])
})
