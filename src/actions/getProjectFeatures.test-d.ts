import { expectTypeOf, test } from 'vitest'
import type { SocialProvider } from '../core/features/features.js'
import type { Kit } from '../createKit.js'
import { getProjectFeatures } from './getProjectFeatures.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(
    getProjectFeatures(kit),
  ).resolves.toEqualTypeOf<getProjectFeatures.ReturnType>()
})

test('param: all', () => {
  expectTypeOf<getProjectFeatures.Parameters>().toEqualTypeOf<{
    signal?: AbortSignal | undefined
  }>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  getProjectFeatures()
  // @ts-expect-error There is no such option.
  getProjectFeatures(kit, { unknown: true })
})

test('behavior: features', () => {
  type Features = getProjectFeatures.ReturnType
  expectTypeOf<Features['email']>().toEqualTypeOf<boolean>()
  expectTypeOf<Features['socials']>().toEqualTypeOf<
    readonly SocialProvider[] | false
  >()
  expectTypeOf<Features['isRemote']>().toEqualTypeOf<boolean>()
})
