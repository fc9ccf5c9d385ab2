import { expectTypeOf, test } from 'vitest'
import type { TokenListError } from '../core/errors/tokenList.js'
import type { ListedToken } from '../core/token/tokenList.js'
import type { Kit } from '../createKit.js'
import { getTokenLists } from './getTokenLists.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(getTokenLists(kit)).resolves.toEqualTypeOf<{
    errors: readonly TokenListError[]
    tokens: readonly ListedToken[]
  }>()
})

test('behavior: decimals are left out', () => {
  // @ts-expect-error They are read from the chain where they count.
  type _Decimals = ListedToken['decimals']
})

test('param: all', () => {
  expectTypeOf<getTokenLists.Parameters>().toEqualTypeOf<{
    chainId?: number | string | undefined
    signal?: AbortSignal | undefined
  }>()
})
