import { expect, test } from 'vitest'
import { parseAccounts } from './parseAccounts.js'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const chain = 'eip155:1'
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

test('default', () => {
  const values = [`${chain}:${address.toLowerCase()}`, address, 1]
  expect(
    parseAccounts(values, { namespace: 'eip155', chains: [chain], chain }),
  ).toEqual([{ address, caipNetworkId: chain }])
})

test('param: chains: those of another namespace are ignored', () => {
  const values = [`${solana}:${address}`, `${solana}:${'1'.repeat(32)}`]
  expect(
    parseAccounts(values, { namespace: 'eip155', chains: [chain, solana] }),
  ).toEqual([])
})

test.each([
  `1:${address}`,
  `eip155:${address}`,
  `x:${chain}:${address}`,
  `${chain}:x:${address}`,
])('error: %s is not an account', (value) => {
  expect(
    parseAccounts([value], { namespace: 'eip155', chains: [chain], chain }),
  ).toEqual([])
})

test('behavior: more accounts than any wallet has', () => {
  const values = Array.from(
    { length: 1_200 },
    (_, index) => `${chain}:0x${String(index).padStart(40, '0')}`,
  )
  const accounts = parseAccounts(values, {
    namespace: 'eip155',
    chains: [chain],
  })
  expect(accounts).toHaveLength(1_000)
})
