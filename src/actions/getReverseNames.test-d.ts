import { expectTypeOf, test } from 'vitest'
import type { NameRecord } from '../api/names.js'
import type { AccountNamespace } from '../core/account/account.js'
import type { Kit } from '../createKit.js'
import { getReverseNames } from './getReverseNames.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(
    getReverseNames(kit),
  ).resolves.toEqualTypeOf<getReverseNames.ReturnType>()
  getReverseNames(kit, { address: '0x' })
})

test('param: all', () => {
  expectTypeOf<getReverseNames.Parameters>().toEqualTypeOf<{
    address?: string | undefined
    chainId?: number | string | undefined
    namespace?: AccountNamespace | undefined
    signal?: AbortSignal | undefined
  }>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  getReverseNames()
  // @ts-expect-error A chain is a number or a CAIP-2 id.
  getReverseNames(kit, { chainId: true })
  // @ts-expect-error There is no such namespace.
  getReverseNames(kit, { namespace: 'bitcoin' })
})

test('behavior: records', () => {
  expectTypeOf<getReverseNames.ReturnType['records']>().toEqualTypeOf<
    readonly NameRecord[]
  >()
})
