import { expectTypeOf, test } from 'vitest'
import type { NameNotFoundError } from '../core/errors/nameRules.js'
import type { Kit } from '../createKit.js'
import { resolveName } from './resolveName.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(resolveName(kit, { name: 'alice' })).resolves.toEqualTypeOf<{
    address: `0x${string}`
    name: string
  }>()
})

test('param: all', () => {
  expectTypeOf<resolveName.Parameters>().toEqualTypeOf<{
    name: string
    chainId?: number | string | undefined
    fresh?: boolean | undefined
    signal?: AbortSignal | undefined
  }>()
})

test('error: type', () => {
  expectTypeOf<NameNotFoundError>().toExtend<resolveName.ErrorType>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  resolveName({ name: 'alice' })
  // @ts-expect-error The name is required.
  resolveName(kit, {})
})
