import { useQuery } from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import type { getTokenLists } from '../actions/getTokenLists.js'
import type { Kit } from '../createKit.js'
import { tokenListsQueryKey, tokenListsQueryOptions } from './tokenLists.js'

declare const kit: Kit

test('default', () => {
  const { data, error } = useQuery(tokenListsQueryOptions(kit))
  expectTypeOf(data).toEqualTypeOf<getTokenLists.ReturnType | undefined>()
  expectTypeOf(error).toEqualTypeOf<getTokenLists.ErrorType | null>()
})

test('param: chainId, query', () => {
  const select = ({ tokens }: getTokenLists.ReturnType) => tokens.length
  const { data } = useQuery(
    tokenListsQueryOptions(kit, { chainId: 1, query: { select } }),
  )
  expectTypeOf(data).toEqualTypeOf<number | undefined>()
})

test('behavior: key', () => {
  expectTypeOf(
    tokenListsQueryKey(kit),
  ).toEqualTypeOf<tokenListsQueryKey.ReturnType>()
  // @ts-expect-error There is no such option.
  tokenListsQueryKey(kit, { address: '0x' })
})
