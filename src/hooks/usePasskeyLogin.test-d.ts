import { expectTypeOf, test } from 'vitest'
import type { Kit } from '../createKit.js'
import { usePasskeyLogin } from './usePasskeyLogin.js'

declare const kit: Kit

test('default', () => {
  const { blockedUrl, error, isSupported, login, status } = usePasskeyLogin()
  expectTypeOf(blockedUrl).toEqualTypeOf<string | undefined>()
  expectTypeOf(error).toEqualTypeOf<usePasskeyLogin.ErrorType | null>()
  expectTypeOf(isSupported).toEqualTypeOf<boolean>()
  expectTypeOf(status).toEqualTypeOf<
    'idle' | 'opening' | 'waiting' | 'connecting' | 'connected'
  >()
  login()
})

test('param: all', () => {
  usePasskeyLogin({ isShown: true, kit, onConnected() {}, onError() {} })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error A kit is an object of `createKit`.
  usePasskeyLogin({ kit: 'kit' })
  // @ts-expect-error There is no such option.
  usePasskeyLogin({ unknown: true })
})
