import { expect, test } from 'vitest'
import { defaultHosts } from '../../core/options.js'
import { devnet, localnet, mainnet, testnet } from './clusters.js'
import { resolveClusters } from './resolveClusters.js'

const parts = {
  hosts: { ...defaultHosts, rpc: 'https://rpc' },
  projectId: 'a&b',
}
const rpcUrl = 'http://127.0.0.1:8899'

test('default', () => {
  expect(
    resolveClusters([mainnet, { ...localnet, rpcUrl }])(parts),
  ).toMatchObject([
    {
      id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      rpcUrl:
        'https://rpc/v1/?chainId=solana%3A5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp&projectId=a%26b',
    },
    { id: 'solana:localnet', rpcUrl },
  ])
  expect([devnet.id, testnet.id]).toEqual([
    'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
    'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  ])
})

test.each([
  [[], 'INVALID_CLUSTERS'],
  [undefined, 'INVALID_CLUSTERS'],
  [[localnet], 'INVALID_CLUSTERS'],
  [[mainnet, mainnet], 'INVALID_CLUSTERS'],
  [[{ ...mainnet, name: '' }], 'INVALID_CLUSTERS'],
  [[{ ...mainnet, id: 'eip155:1' }], 'INVALID_CAIP_NETWORK_ID'],
  [[{ ...mainnet, id: 'solana:' }], 'INVALID_CAIP_NETWORK_ID'],
  [[{ ...mainnet, id: 7 }], 'INVALID_CAIP_NETWORK_ID'],
  [[null], 'INVALID_CAIP_NETWORK_ID'],
  [[{ ...mainnet, rpcUrl: '' }], 'INVALID_HOST'],
  [[{ ...mainnet, rpcUrl: 'ws://127.0.0.1:8900' }], 'INVALID_HOST'],
  [[{ ...mainnet, rpcUrl: 'https://a:b@example.com' }], 'INVALID_HOST'],
  [
    [{ ...mainnet, explorer: { name: 'a', url: 'javascript:1' } }],
    'INVALID_HOST',
  ],
])('error: %j', (clusters, code) => {
  expect(() => resolveClusters(clusters as never)).toThrow(
    expect.objectContaining({ code }),
  )
})
