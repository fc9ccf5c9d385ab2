import { expectTypeOf, test } from 'vitest'
import type { AccountNamespace } from '../core/account/account.js'
import type { NotConnectedError } from '../core/errors/send.js'
import type { Kit } from '../createKit.js'
import { signText } from './signText.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(signText(kit, { message: 'hi' })).resolves.toEqualTypeOf<{
    namespace: 'eip155' | 'solana'
    address: string
    signature: string
  }>()
  signText(kit, { message: 'hi', namespace: 'solana' })
})

test('param: all', () => {
  expectTypeOf<signText.Parameters>().toEqualTypeOf<{
    message: string
    account?: string | undefined
    namespace?: AccountNamespace | undefined
    signal?: AbortSignal | undefined
  }>()
})

test('error: type', () => {
  expectTypeOf<NotConnectedError>().toExtend<signText.ErrorType>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  signText({ message: 'hi' })
  // @ts-expect-error The message is required.
  signText(kit, {})
  // @ts-expect-error A message is text.
  signText(kit, { message: new Uint8Array() })
})
