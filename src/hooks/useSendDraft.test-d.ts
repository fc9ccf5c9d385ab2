import { expectTypeOf, test } from 'vitest'
import type { Kit } from '../createKit.js'
import type { SendWarning } from '../features/payments/getSendWarning.js'
import type { SendableToken } from '../features/payments/toSendableToken.js'
import { useSendDraft } from './useSendDraft.js'
import { useSendToken } from './useSendToken.js'

declare const kit: Kit

test('default', () => {
  const { amount, max, token, tokens, units, warning } = useSendDraft()
  expectTypeOf(amount).toEqualTypeOf<string>()
  expectTypeOf(max).toEqualTypeOf<string | undefined>()
  expectTypeOf(token).toEqualTypeOf<SendableToken | undefined>()
  expectTypeOf(tokens).toEqualTypeOf<readonly SendableToken[] | undefined>()
  expectTypeOf(units).toEqualTypeOf<bigint | undefined>()
  expectTypeOf(warning).toEqualTypeOf<SendWarning | undefined>()
})

test('behavior: a request is what a send takes', () => {
  const { request } = useSendDraft()
  const { mutate } = useSendToken()
  if (request) mutate(request)
})

test('behavior: controls', () => {
  const { setAmount, setTo, setToken } = useSendDraft()
  setAmount('1.5')
  setTo('alice.eth')
  setToken('native')
  // @ts-expect-error No number is money.
  setAmount(1.5)
})

test('param: all', () => {
  useSendDraft({ kit })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error A kit is an object of `createKit`.
  useSendDraft({ kit: 'kit' })
  // @ts-expect-error There is no such option.
  useSendDraft({ unknown: true })
})
