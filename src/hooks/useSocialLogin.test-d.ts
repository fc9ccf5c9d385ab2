import { expectTypeOf, test } from 'vitest'
import type { connectSocial } from '../actions/connectSocial.js'
import type { PopupBlockedError } from '../core/errors/login.js'
import type { SocialProvider } from '../core/features/features.js'
import type { Kit } from '../createKit.js'
import { useSocialLogin } from './useSocialLogin.js'

declare const kit: Kit

test('default', () => {
  const { blockedUrl, error, provider, providers, status } = useSocialLogin()
  expectTypeOf(blockedUrl).toEqualTypeOf<string | undefined>()
  expectTypeOf(error).toEqualTypeOf<useSocialLogin.ErrorType | null>()
  expectTypeOf(provider).toEqualTypeOf<connectSocial.Provider | undefined>()
  expectTypeOf(providers.all).toEqualTypeOf<readonly SocialProvider[]>()
  expectTypeOf(status).toEqualTypeOf<
    'idle' | 'opening' | 'waiting' | 'connecting' | 'connected'
  >()
})

test('behavior: login', () => {
  const { login, openBlocked } = useSocialLogin()
  login('google')
  login('apple', { popup: undefined })
  expectTypeOf(openBlocked).returns.toEqualTypeOf<boolean>()
  // @ts-expect-error There is no such provider.
  login('myspace')
})

test('error: type', () => {
  expectTypeOf<PopupBlockedError>().toExtend<useSocialLogin.ErrorType>()
})

test('param: all', () => {
  useSocialLogin({ kit })
  useSocialLogin({ isShown: true, onConnected() {}, order: 'create' })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error A kit is an object of `createKit`.
  useSocialLogin({ kit: 'kit' })
  // @ts-expect-error There is no such order.
  useSocialLogin({ order: 'random' })
  // @ts-expect-error There is no such option.
  useSocialLogin({ unknown: true })
})
