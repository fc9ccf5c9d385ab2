// @vitest-environment node
import { expect, test } from 'vitest'
import { setupAdapters, toEthereum } from '../../../test/setupAdapters.js'
import { listApiFeatures } from './listApiFeatures.js'

const [router, wrapped, quoter] = [
  '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D',
  '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
  '0x61fFE014bA17989E743c5F6cB21bF9697530B21e',
]
const kinds = {
  'uniswap-v2': { router, wrapped },
  'uniswap-v3': { quoter, router, wrapped },
  '1inch': { key: 'key' },
  '0x': { key: 'key' },
}

function list(config: unknown) {
  const chains = [toEthereum('http://localhost:1')]
  const features = listApiFeatures(setupAdapters({ chains, config }).adapters)
  return features.filter(({ isEnabled }) => isEnabled)
}

test('default: nothing', () => {
  expect(list({})).toEqual([])
})

// The kit refuses to sign what it cannot decode.
test.each([
  ['uniswap-v2', true],
  ['1inch', true],
  ['uniswap-v3', false],
  ['0x', false],
] as const)('default: swaps of %s are promised: %s', (kind, isPromised) => {
  const swaps = { 'eip155:1': { kind, ...kinds[kind] } }
  expect(list({ swaps })).toEqual(
    isPromised ? [{ id: 'swap', isEnabled: true, config: ['1inch'] }] : [],
  )
})

test.each([
  [{ kind: 'meld', publicKey: 'key' }, ['meld', 'link']],
  [{ kind: 'url', url: 'https://b.example/?to={address}' }, ['link']],
])('default: providers of %j', (onramp, config) => {
  expect(list({ onramp })).toEqual([{ id: 'onramp', isEnabled: true, config }])
})

test('param: backend', () => {
  const chains = [toEthereum('http://localhost:1')]
  const { adapters, backend } = setupAdapters({ chains, config: {} })
  const onramp = { ...backend.onramp, providers: ['coinbase'] }
  const { getHistory, swap } = backend
  const features = listApiFeatures(adapters, { getHistory, onramp, swap })
  expect(features).toEqual([
    { id: 'swap', isEnabled: true, config: ['1inch'] },
    { id: 'onramp', isEnabled: true, config: ['coinbase'] },
    { id: 'activity', isEnabled: true, config: [] },
  ])
})

test('default: activity and onramp', () => {
  const history = {
    'eip155:1': { kind: 'blockscout', url: 'https://e.example/api' },
  }
  const onramp = { kind: 'meld', publicKey: 'key' }
  expect(list({ history, onramp }).map(({ id }) => id)).toEqual([
    'onramp',
    'activity',
  ])
})
