import { expectTypeOf, test } from 'vitest'
import type {
  CoinTypeError,
  InvalidNameError,
} from '../core/errors/nameRules.js'
import type { Kit } from '../createKit.js'
import { registerName } from './registerName.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(registerName(kit, { name: 'alice' })).resolves.toEqualTypeOf<{
    address: string
    caipNetworkId: string
    name: string
    success: boolean
  }>()
})

test('param: all', () => {
  expectTypeOf<registerName.Parameters>().toEqualTypeOf<{
    name: string
    account?: string | undefined
    chainId?: number | string | undefined
    signal?: AbortSignal | undefined
  }>()
})

test('error: type', () => {
  expectTypeOf<CoinTypeError>().toExtend<registerName.ErrorType>()
  expectTypeOf<InvalidNameError>().toExtend<registerName.ErrorType>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  registerName({ name: 'alice' })
  // @ts-expect-error The name is required.
  registerName(kit, {})
  // @ts-expect-error A name is text.
  registerName(kit, { name: 1 })
})
