import { QueryClient } from '@tanstack/react-query'
import { getBalanceQueryKey } from '@wagmi/core/query'
import { expect, test } from 'vitest'
import { createModalKit } from '../../test/setup/kit/createModalKit.js'
import { accountQueryFilters } from './account.js'
import { balancesQueryKey } from './balances.js'
import { estimateSendQueryKey } from './estimateSend.js'
import { maxSendQueryKey } from './maxSend.js'
import { nativeBalanceQueryKey } from './nativeBalance.js'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const solana = 'So11111111111111111111111111111111111111112'
const cluster = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

function setup(...keys: readonly (readonly unknown[])[]) {
  const { kit } = createModalKit()
  const client = new QueryClient()
  for (const key of keys) client.setQueryData(key, 'seen')
  const find = (parameters: accountQueryFilters.Parameters) =>
    client
      .getQueryCache()
      .findAll(accountQueryFilters(kit, parameters))
      .map(({ queryKey }) => keys.indexOf(queryKey))
  return { find, kit }
}

const { kit } = setup()
const start = (name: string) =>
  ['latchkey', name, kit.projectId, kit.hosts.api] as const

test('default', () => {
  const { find } = setup(
    balancesQueryKey(kit, { address, chainId: 1 }),
    [...start('activity'), { address: address.toLowerCase() }],
    [...start('nfts'), { address, caipNetworkId: 'eip155:1' }],
    [...start('nativeBalance'), { address, chainId: '0x1' }],
    getBalanceQueryKey({ address, chainId: 1 }),
    [...start('activity'), { caipAddress: `eip155:1:${address}` }],
    maxSendQueryKey(kit, { account: address, chainId: 1 }),
  )
  expect(find({ address, caipNetworkId: 'eip155:1' })).toEqual([
    0, 1, 2, 3, 4, 5, 6,
  ])
})

test('behavior: does not match anything else', () => {
  const { find } = setup(
    balancesQueryKey(kit, { address: other, chainId: 1 }),
    balancesQueryKey(kit, { address, chainId: 10 }),
    balancesQueryKey(kit, { address, chainId: 'nonsense' }),
    ['latchkey', 'balances', 'another', kit.hosts.api, { address, chainId: 1 }],
    ['latchkey', 'balances', kit.projectId, 'other', { address, chainId: 1 }],
    ['balances', { address, chainId: 1 }],
    [...start('identity'), { address, chainId: 1 }],
    estimateSendQueryKey(kit, { account: address, chainId: 1 }),
    getBalanceQueryKey({ address: other, chainId: 1 }),
    balancesQueryKey(kit),
    [...start('activity'), { caipAddress: `eip155:10:${address}` }],
    [...start('activity'), null],
  )
  // The network of an invalid chain id is unknown, so it matches.
  expect(find({ address, caipNetworkId: 'eip155:1' })).toEqual([2])
})

test('param: caipNetworkId, default all', () => {
  const { find } = setup(
    balancesQueryKey(kit, { address, chainId: 1 }),
    balancesQueryKey(kit, { address, chainId: 10 }),
    balancesQueryKey(kit, { address: other, chainId: 10 }),
  )
  expect(find({ address })).toEqual([0, 1])
})

test('param: names', () => {
  const { find } = setup(
    balancesQueryKey(kit, { address, chainId: 1 }),
    [...start('activity'), { address }],
    getBalanceQueryKey({ address, chainId: 1 }),
  )
  expect(find({ address, names: ['activity'] })).toEqual([1])
  expect(find({ address, names: ['native'] })).toEqual([2])
})

test('behavior: Solana addresses are case-sensitive', () => {
  const { find } = setup(
    balancesQueryKey(kit, { address: solana, chainId: cluster }),
    nativeBalanceQueryKey(kit, { address: solana, chainId: cluster }),
    balancesQueryKey(kit, { address: solana.toLowerCase(), chainId: cluster }),
  )
  expect(find({ address: solana, caipNetworkId: cluster })).toEqual([0, 1])
  expect(find({ address: solana, names: ['balances'] })).toEqual([0])
})
