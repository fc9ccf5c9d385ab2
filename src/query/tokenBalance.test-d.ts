import { useQuery } from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import type { getTokenBalance } from '../actions/getTokenBalance.js'
import type { Kit } from '../createKit.js'
import {
  tokenBalanceQueryKey,
  tokenBalanceQueryOptions,
} from './tokenBalance.js'

declare const kit: Kit

test('default', () => {
  const options = tokenBalanceQueryOptions(kit, { token: 'native' })
  const { data, error } = useQuery(options)
  expectTypeOf(data).toEqualTypeOf<getTokenBalance.ReturnType | undefined>()
  expectTypeOf(error).toEqualTypeOf<getTokenBalance.ErrorType | null>()
})

test('param: query', () => {
  const select = ({ value }: getTokenBalance.ReturnType) => value
  const { data } = useQuery(
    tokenBalanceQueryOptions(kit, { query: { select } }),
  )
  expectTypeOf(data).toEqualTypeOf<bigint | undefined>()
})

test('behavior: key', () => {
  expectTypeOf(
    tokenBalanceQueryKey(kit),
  ).toEqualTypeOf<tokenBalanceQueryKey.ReturnType>()
})
