import { expectTypeOf, test } from 'vitest'
import type { OnrampError } from '../core/errors/onramp.js'
import type { Kit } from '../createKit.js'
import { getOnrampUrl } from './getOnrampUrl.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(getOnrampUrl(kit, { provider: 'meld' })).resolves.toEqualTypeOf<{
    url: string
  }>()
  getOnrampUrl(kit, { amount: '5', chainId: 1, provider: 'coinbase' })
})

test('error: type', () => {
  expectTypeOf<OnrampError>().toExtend<getOnrampUrl.ErrorType>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  getOnrampUrl({ provider: 'meld' })
  // @ts-expect-error The provider is required.
  getOnrampUrl(kit, {})
  // @ts-expect-error An amount is decimal text.
  getOnrampUrl(kit, { amount: 5, provider: 'meld' })
})
