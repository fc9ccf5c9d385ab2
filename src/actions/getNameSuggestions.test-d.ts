import { expectTypeOf, test } from 'vitest'
import type { ApiError } from '../core/errors/api.js'
import type { Kit } from '../createKit.js'
import { getNameSuggestions } from './getNameSuggestions.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(
    getNameSuggestions(kit, { name: 'ali' }),
  ).resolves.toEqualTypeOf<getNameSuggestions.ReturnType>()
})

test('param: all', () => {
  expectTypeOf<getNameSuggestions.Parameters>().toEqualTypeOf<{
    name: string
    chainId?: number | string | undefined
    signal?: AbortSignal | undefined
  }>()
})

test('error: type', () => {
  expectTypeOf<ApiError>().toExtend<getNameSuggestions.ErrorType>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  getNameSuggestions({ name: 'ali' })
  // @ts-expect-error The name is required.
  getNameSuggestions(kit, {})
})

test('behavior: suggestions', () => {
  expectTypeOf<getNameSuggestions.ReturnType['suggestions']>().toEqualTypeOf<
    readonly { name: string; isRegistered: boolean }[]
  >()
})
