import { expect, test } from 'vitest'
import { assertNothingPending } from './assertNothingPending.js'

const from = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const chain = {
  ...{ id: 31337, caipNetworkId: 'eip155:31337', name: 'Anvil' },
  nativeCurrency: { symbol: 'ETH', decimals: 18 },
  rpcUrls: ['http://one'],
}

const ask = (counts: { latest: string; pending: string }, next?: number) =>
  assertNothingPending({
    ...{ chain, from },
    ...(next !== undefined && { nonces: { readNext: async () => next } }),
    rpc: async (_chain, _method, params) =>
      counts[(params as ['', 'latest' | 'pending'])[1]],
  })

test('default', async () => {
  expect(await ask({ latest: '0x5', pending: '0x5' }, 5)).toBe(5)
})

test.each([
  ['the node knows of one', { latest: '0x5', pending: '0x6' }, undefined],
  // guard: own pending
  ['a node that counts mined ones only', { latest: '0x5', pending: '0x5' }, 6],
])('error: %s', async (_, counts, next) => {
  await expect(ask(counts, next)).rejects.toMatchObject({
    code: -32000,
    message: expect.stringContaining('Another transaction is pending'),
  })
})
