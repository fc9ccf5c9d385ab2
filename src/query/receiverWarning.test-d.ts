import type { QueryClient } from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import type { getReceiverWarning } from '../actions/getReceiverWarning.js'
import type { Kit } from '../createKit.js'
import {
  receiverWarningQueryKey,
  receiverWarningQueryOptions,
} from './receiverWarning.js'

declare const client: QueryClient
declare const kit: Kit

test('default', () => {
  const options = receiverWarningQueryOptions(kit, { to: '0x' })
  expectTypeOf(options.enabled).toEqualTypeOf<boolean>()
  expectTypeOf(
    client.fetchQuery(options),
  ).resolves.toEqualTypeOf<getReceiverWarning.ReturnType>()
})

test('behavior: the key', () => {
  const [owner, name] = receiverWarningQueryKey(kit)
  expectTypeOf(owner).toEqualTypeOf<'latchkey'>()
  expectTypeOf(name).toEqualTypeOf<'receiverWarning'>()
  expectTypeOf<keyof receiverWarningQueryKey.Options>().toEqualTypeOf<
    'address' | 'chainId' | 'to'
  >()
})

test('error: options that are refused', () => {
  // @ts-expect-error The kit comes first.
  receiverWarningQueryOptions({ to: '0x' })
  // @ts-expect-error There is no such option.
  receiverWarningQueryOptions(kit, { unknown: true })
})
