import { expectTypeOf, test } from 'vitest'
import type { Kit } from '../createKit.js'
import { getOriginStatus } from './getOriginStatus.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(getOriginStatus(kit)).resolves.toEqualTypeOf<{
    isAllowed: boolean
    origins: readonly string[]
  }>()
  getOriginStatus(kit, { origin: 'https://app.example' })
})

test('param: all', () => {
  expectTypeOf<getOriginStatus.Parameters>().toEqualTypeOf<{
    origin?: string | undefined
    signal?: AbortSignal | undefined
  }>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  getOriginStatus()
  // @ts-expect-error An origin is text.
  getOriginStatus(kit, { origin: new URL('https://a.b') })
  // @ts-expect-error There is no such option.
  getOriginStatus(kit, { unknown: true })
})
