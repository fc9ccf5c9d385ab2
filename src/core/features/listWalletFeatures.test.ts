import { expect, test } from 'vitest'
import { resolveCapabilities } from '../resolveCapabilities.js'
import type { FeatureOptions } from './features.js'
import { listWalletFeatures } from './listWalletFeatures.js'
import { resolveFeatures } from './resolveFeatures.js'

const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

function list(
  local: FeatureOptions = {},
  caipNetworkId: string | undefined = 'eip155:1',
) {
  return listWalletFeatures({
    caipNetworkId,
    capabilities: resolveCapabilities(),
    features: resolveFeatures({ local }).features,
    onramp: undefined,
  })
}

test('default', () => {
  expect(list()).toEqual(['onramp', 'swaps', 'receive', 'send'])
})

test.each<[FeatureOptions, string[]]>([
  [{ onramp: false }, ['swaps', 'receive', 'send']],
  [{ onramp: ['unheard-of'] }, ['swaps', 'receive', 'send']],
  // Requires a key, which is not set.
  [{ onramp: ['meld'] }, ['swaps', 'receive', 'send']],
  [{ swaps: false }, ['onramp', 'receive', 'send']],
  [{ receive: false }, ['onramp', 'swaps', 'send']],
  [{ send: false }, ['onramp', 'swaps', 'receive']],
  [
    { walletFeaturesOrder: ['send', 'receive'] },
    ['send', 'receive', 'onramp', 'swaps'],
  ],
])('param: features %j', (local, expected) => {
  expect(list(local)).toEqual(expected)
})

test.each([
  [solana, ['onramp', 'receive', 'send']],
  ['eip155:11155111', ['onramp', 'receive', 'send']],
  ['bip122:000000000019d6689c085ae165831e93', ['receive']],
  ['', []],
])('behavior: on %s', (caipNetworkId, expected) => {
  expect(list({}, caipNetworkId)).toEqual(expected)
})
