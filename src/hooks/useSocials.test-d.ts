import { expectTypeOf, test } from 'vitest'
import type { SocialProvider } from '../core/features/features.js'
import type { Kit } from '../createKit.js'
import { useSocials } from './useSocials.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(useSocials()).toEqualTypeOf<{
    all: readonly SocialProvider[]
    hasMore: boolean
    icons: readonly SocialProvider[]
    wide: SocialProvider | undefined
  }>()
})

test('param: all', () => {
  useSocials({ kit })
  useSocials({ order: 'usual', socials: ['x'] })
  useSocials({ socials: false })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error A kit is an object of `createKit`.
  useSocials({ kit: 'kit' })
  // @ts-expect-error There is no such order.
  useSocials({ order: 'random' })
  // @ts-expect-error There is no such option.
  useSocials({ unknown: true })
})
