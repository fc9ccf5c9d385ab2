import { expectTypeOf, test } from 'vitest'
import type { SocialLoginExpiredError } from '../core/errors/login.js'
import type { Kit } from '../createKit.js'
import { connectFarcaster } from './connectFarcaster.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(connectFarcaster(kit, { onUri() {} })).resolves.toEqualTypeOf<{
    userName: string
  }>()
  connectFarcaster(kit, {
    onAccepted() {},
    onUri: ({ expiresAt, url }) => [expiresAt, url],
  })
})

test('param: all', () => {
  expectTypeOf<connectFarcaster.Parameters>().toEqualTypeOf<{
    onUri: (request: { expiresAt: number; url: string }) => void
    onAccepted?: (() => void) | undefined
    signal?: AbortSignal | undefined
  }>()
})

test('error: type', () => {
  expectTypeOf<SocialLoginExpiredError>().toExtend<connectFarcaster.ErrorType>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  connectFarcaster({ onUri() {} })
  // @ts-expect-error What shows the link is required.
  connectFarcaster(kit, {})
  // @ts-expect-error The link comes as an object.
  connectFarcaster(kit, { onUri: (url: string) => [url] })
})
