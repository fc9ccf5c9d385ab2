import { expectTypeOf, test } from 'vitest'
import type { getTokenLists } from '../actions/getTokenLists.js'
import { useTokenLists } from './useTokenLists.js'

test('default', () => {
  const { data } = useTokenLists()
  expectTypeOf(data).toEqualTypeOf<getTokenLists.ReturnType | undefined>()
})

test('param: query', () => {
  const { data } = useTokenLists({
    chainId: 1,
    query: { select: ({ tokens }) => tokens.length },
  })
  expectTypeOf(data).toEqualTypeOf<number | undefined>()
})
