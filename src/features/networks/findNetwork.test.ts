import { base, mainnet } from 'viem/chains'
import { describe, expect, test } from 'vitest'
import { clusters } from '../../../test/setup/solana/createSolanaStub.js'
import { InvalidCaipChainIdError } from '../../core/errors/caip.js'
import { findNetwork } from './findNetwork.js'
import { findNetworkName } from './findNetworkName.js'
import { isUnsupportedChain } from './isUnsupportedChain.js'
import { listNetworks } from './listNetworks.js'
import { toCaipNetworkId } from './toCaipNetworkId.js'

const owners = { config: { chains: [mainnet, base] }, solana: { clusters } }
const [cluster, devnet] = clusters

describe('findNetwork', () => {
  test('default', () => {
    for (const id of [8453, 'eip155:8453'])
      expect(findNetwork(owners, id)).toMatchObject({
        namespace: 'eip155',
        caipNetworkId: 'eip155:8453',
        chainId: 8453,
        name: 'Base',
      })
    expect(findNetwork(owners, devnet.id)).toEqual({
      namespace: 'solana',
      caipNetworkId: devnet.id,
      chainId: devnet.id,
      explorer: undefined,
      isTestnet: true,
      name: 'Solana Devnet',
      nativeCurrency: { decimals: 9, name: 'Solana', symbol: 'SOL' },
    })
  })

  test('behavior: network that is not configured, and kit without Solana', () => {
    expect(findNetwork(owners, 5)).toBeUndefined()
    expect(findNetwork(owners, undefined)).toBeUndefined()
    expect(
      findNetwork({ ...owners, solana: undefined }, cluster.id),
    ).toBeUndefined()
  })
})

test('listNetworks: EVM chains first', () => {
  expect(listNetworks(owners).map(({ name }) => name)).toEqual([
    'Ethereum',
    'Base',
    'Solana',
    'Solana Devnet',
  ])
})

test('findNetworkName: by Account.chainId', () => {
  expect(findNetworkName(owners, 1)).toBe('Ethereum')
  expect(findNetworkName(owners, cluster.id)).toBe('Solana')
  expect(findNetworkName(owners, 'solana:gone')).toBeUndefined()
})

test('isUnsupportedChain: only EVM chains', () => {
  const solana = { chainId: 'solana:gone', namespace: 'solana' } as const
  expect(isUnsupportedChain(owners, solana)).toBe(false)
  for (const [chainId, expected] of [
    [1, false],
    [5, true],
  ] as const)
    expect(isUnsupportedChain(owners, { chainId, namespace: 'eip155' })).toBe(
      expected,
    )
})

test('toCaipNetworkId', () => {
  expect(toCaipNetworkId('0x2105')).toBe('eip155:8453')
  expect(toCaipNetworkId(cluster.id)).toBe(cluster.id)
  expect(() => toCaipNetworkId('near:mainnet')).toThrow(InvalidCaipChainIdError)
})
