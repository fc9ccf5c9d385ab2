import { expectTypeOf, test } from 'vitest'
import type { connectFarcaster } from '../actions/connectFarcaster.js'
import type { Kit } from '../createKit.js'
import { useFarcasterLogin } from './useFarcasterLogin.js'

declare const kit: Kit

test('default', () => {
  const { error, status, url, userName } = useFarcasterLogin()
  expectTypeOf(error).toEqualTypeOf<connectFarcaster.ErrorType | null>()
  expectTypeOf(status).toEqualTypeOf<
    'idle' | 'opening' | 'waiting' | 'connecting' | 'connected'
  >()
  expectTypeOf(url).toEqualTypeOf<string | undefined>()
  expectTypeOf(userName).toEqualTypeOf<string | undefined>()
})

test('param: all', () => {
  useFarcasterLogin({ kit })
  useFarcasterLogin({
    isShown: true,
    onConnected() {},
    onError: (error) => error.message,
  })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error A kit is an object of `createKit`.
  useFarcasterLogin({ kit: 'kit' })
  // @ts-expect-error There is no such option.
  useFarcasterLogin({ unknown: true })
})
