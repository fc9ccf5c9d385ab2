import { expectTypeOf, test } from 'vitest'
import type { Kit } from '../createKit.js'
import { useGuestLogin } from './useGuestLogin.js'

declare const kit: Kit

test('default', () => {
  const { error, login, status } = useGuestLogin()
  expectTypeOf(error).toEqualTypeOf<useGuestLogin.ErrorType | null>()
  expectTypeOf(status).toEqualTypeOf<'idle' | 'connecting' | 'connected'>()
  login()
})

test('param: all', () => {
  useGuestLogin({ isShown: true, kit, onConnected() {}, onError() {} })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error A kit is an object of `createKit`.
  useGuestLogin({ kit: 'kit' })
  // @ts-expect-error There is no such option.
  useGuestLogin({ unknown: true })
})
