import { expectTypeOf, test } from 'vitest'
import type { WalletFeature } from '../core/features/features.js'
import type { Kit } from '../createKit.js'
import { useWalletFeatures } from './useWalletFeatures.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(useWalletFeatures()).toEqualTypeOf<readonly WalletFeature[]>()
})

test('param: all', () => {
  useWalletFeatures({ kit })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error A kit is an object of `createKit`.
  useWalletFeatures({ kit: 'kit' })
  // @ts-expect-error There is no such option.
  useWalletFeatures({ unknown: true })
})
