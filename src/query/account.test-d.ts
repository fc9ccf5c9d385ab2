import type { Query, QueryClient } from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import type { Kit } from '../createKit.js'
import { accountQueryFilters } from './account.js'

declare const client: QueryClient
declare const kit: Kit

test('default', () => {
  const filters = accountQueryFilters(kit, { address: '0x' })
  expectTypeOf(filters.predicate).parameter(0).toEqualTypeOf<Query>()
  expectTypeOf(filters.predicate).returns.toEqualTypeOf<boolean>()
  client.invalidateQueries(filters)
})

test('param: names', () => {
  accountQueryFilters(kit, { address: '0x', names: ['balances', 'nfts'] })
  // @ts-expect-error There is no such query of an account.
  accountQueryFilters(kit, { address: '0x', names: ['swap'] })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The address is required.
  accountQueryFilters(kit, {})
  // @ts-expect-error The kit comes first.
  accountQueryFilters({ address: '0x' })
})
