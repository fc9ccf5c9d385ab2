import { expectTypeOf, test } from 'vitest'
import type { Kit } from '../createKit.js'
import { getChainBalances } from './getChainBalances.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(
    getChainBalances(kit),
  ).resolves.toEqualTypeOf<getChainBalances.ReturnType>()
})

test('param: all', () => {
  expectTypeOf<keyof getChainBalances.Parameters>().toEqualTypeOf<
    'address' | 'chainId' | 'namespace' | 'signal'
  >()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  getChainBalances({ chainId: 1 })
  // @ts-expect-error There is no such parameter.
  getChainBalances(kit, { unknown: true })
})
