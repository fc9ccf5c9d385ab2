import { expectTypeOf, test } from 'vitest'
import type { InvalidTokenError } from '../core/errors/send.js'
import type { Kit } from '../createKit.js'
import { getToken } from './getToken.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(getToken(kit, { token: 'native' })).resolves.toEqualTypeOf<{
    address: string | undefined
    chainId: number | `solana:${string}`
    decimals: number
    name: string
    symbol: string
  }>()
})

test('param: all', () => {
  expectTypeOf<getToken.Parameters>().toEqualTypeOf<{
    token: string
    chainId?: number | string | undefined
  }>()
})

test('error: type', () => {
  expectTypeOf<InvalidTokenError>().toExtend<getToken.ErrorType>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  getToken({ token: 'native' })
  // @ts-expect-error The token is required.
  getToken(kit, {})
  // @ts-expect-error A token is text.
  getToken(kit, { token: 1 })
})
