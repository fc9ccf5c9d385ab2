import { expect, test } from 'vitest'
import { getNamespaceName } from './getNamespaceName.js'

const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
const toKit = (...names: readonly string[]) => ({
  config: {
    chains: names.map((name, index) => ({
      id: index + 1,
      name,
      nativeCurrency,
    })),
  },
})

test('default: the first network of the app, or Solana', () => {
  const kit = toKit('Base', 'Ethereum')
  expect(getNamespaceName(kit, 'eip155')).toBe('Base')
  expect(getNamespaceName(kit, 'solana')).toBe('Solana')
})

test('behavior: without a name that can be read, Ethereum', () => {
  expect(getNamespaceName(toKit(), 'eip155')).toBe('Ethereum')
  expect(getNamespaceName(toKit('\u202e'), 'eip155')).toBe('Ethereum')
})
