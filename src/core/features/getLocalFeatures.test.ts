import { expect, test } from 'vitest'
import { getLocalFeatures } from './getLocalFeatures.js'

const connectors = [
  'recent',
  'injected',
  'walletConnect',
  'featured',
  'custom',
  'external',
  'recommended',
]

test.each([
  ['receive', true, false],
  ['send', true, false],
  ['emailShowWallets', true, false],
  ['analytics', false, true],
  ['allWallets', true, false],
  ['legalCheckbox', false, true],
  ['smartSessions', false, true],
  ['collapseWallets', false, true],
  ['pay', false, true],
] as const)('param: %s, default %s', (name, byDefault, other) => {
  expect(getLocalFeatures()[name]).toBe(byDefault)
  expect(getLocalFeatures({ [name]: other })[name]).toBe(other)
  // Untyped code can pass any value.
  expect(getLocalFeatures({ [name]: 'yes' as never })[name]).toBe(byDefault)
})

test('param: walletFeaturesOrder', () => {
  const read = getLocalFeatures
  expect(read().walletFeaturesOrder).toEqual([
    'onramp',
    'swaps',
    'receive',
    'send',
  ])
  const walletFeaturesOrder = ['send'] as const
  expect(read({ walletFeaturesOrder }).walletFeaturesOrder[0]).toBe('send')
})

test('param: connectorTypeOrder', () => {
  expect(getLocalFeatures().connectorTypeOrder).toEqual(connectors)
  const connectorTypeOrder = ['recommended'] as const
  const found = getLocalFeatures({ connectorTypeOrder }).connectorTypeOrder
  expect(found).toEqual(['recommended', ...connectors.slice(0, -1)])
})

test('param: connectMethodsOrder', () => {
  expect(getLocalFeatures().connectMethodsOrder).toBe(undefined)
  const connectMethodsOrder = ['wallet'] as const
  expect(getLocalFeatures({ connectMethodsOrder }).connectMethodsOrder).toEqual(
    ['wallet', 'email', 'social'],
  )
})
