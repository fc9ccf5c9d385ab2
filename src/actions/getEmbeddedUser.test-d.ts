import { expectTypeOf, test } from 'vitest'
import type { ConnectorMissingError } from '../core/errors/connector.js'
import type { Kit } from '../createKit.js'
import type { EmbeddedUser } from '../features/login/toEmbeddedUser.js'
import { getEmbeddedUser } from './getEmbeddedUser.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(getEmbeddedUser(kit)).resolves.toEqualTypeOf<
    EmbeddedUser | undefined
  >()
})

test('param: all', () => {
  expectTypeOf<getEmbeddedUser.Parameters>().toEqualTypeOf<{
    signal?: AbortSignal | undefined
  }>()
})

test('error: type', () => {
  expectTypeOf<ConnectorMissingError>().toExtend<getEmbeddedUser.ErrorType>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  getEmbeddedUser()
  // @ts-expect-error There is no such option.
  getEmbeddedUser(kit, { unknown: true })
})
