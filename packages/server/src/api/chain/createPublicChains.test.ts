// @vitest-environment node
import { expect, test } from 'vitest'
import { createPublicChains } from './createPublicChains.js'
import { describeChain } from './describeChain.js'

const local = describeChain({
  ...{ caipNetworkId: 'eip155:31337', rpcUrl: 'http://localhost:8545' },
})

test('default: chains by their public nodes, once each', () => {
  const { all } = createPublicChains([local])
  const ids = all.map(({ caipNetworkId }) => caipNetworkId)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ['eip155:1', 'eip155:8453', 'eip155:11155111'])
    expect(ids).toContain(id)
  expect(all.filter(({ rpcUrl }) => !/^https?:/.test(rpcUrl))).toEqual([])
  expect(all.find((chain) => chain.caipNetworkId === 'eip155:1')).toMatchObject(
    { name: 'Ethereum', nativeCurrency: { symbol: 'ETH' } },
  )
  expect(
    all.find((chain) => chain.caipNetworkId === 'eip155:10'),
  ).toMatchObject({ isRollup: true })
})

test('param: a node of the configuration comes first', () => {
  expect(createPublicChains([local]).ask('eip155:31337')).toBe(local)
})

test('behavior: lists what was asked for, once', () => {
  const { ask, asked } = createPublicChains([local])
  expect(asked).toEqual([])
  expect(ask('eip155:8453')?.name).toBe('Base')
  ask('eip155:8453')
  ask('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
  expect(asked.map(({ name }) => name)).toEqual(['Base', 'Solana'])
})

test.each([undefined, '', '1', 'eip155:123456789012345', 'solana:none'])(
  'error: %j is not served',
  (id) => {
    const { ask, asked } = createPublicChains([local])
    expect(ask(id)).toBeUndefined()
    expect(asked).toEqual([])
  },
)
