import { expectTypeOf, test } from 'vitest'
import type { Kit } from '../createKit.js'
import { useFeature } from './useFeature.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(useFeature({ feature: 'swap', kit })).toEqualTypeOf<boolean>()
})

test('param: all', () => {
  useFeature({ caipNetworkId: 'eip155:1', feature: 'send' })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error A kit is an object of `createKit`.
  useFeature({ kit: 'kit' })
  // @ts-expect-error The feature is required.
  useFeature({})
  // @ts-expect-error There is no such feature.
  useFeature({ feature: 'stake' })
  // @ts-expect-error There is no such option.
  useFeature({ unknown: true })
})
