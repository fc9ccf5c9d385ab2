import { expectTypeOf, test } from 'vitest'
import type { getNfts } from '../actions/getNfts.js'
import type { Kit } from '../createKit.js'
import type { Nft } from '../features/balances/listNfts.js'
import { useNfts } from './useNfts.js'

declare const kit: Kit

test('default', () => {
  const { data, error } = useNfts({ chainId: 1 })
  expectTypeOf(data).toEqualTypeOf<
    | {
        nfts: readonly Nft[]
        dropped: number
        isSupported: boolean
        partial: boolean
      }
    | undefined
  >()
  expectTypeOf(error).toEqualTypeOf<getNfts.ErrorType | null>()
})

test('behavior: the status narrows data and error', () => {
  const result = useNfts({ chainId: 1 })
  if (result.isSuccess)
    expectTypeOf(result.data).toEqualTypeOf<{
      nfts: readonly Nft[]
      dropped: number
      isSupported: boolean
      partial: boolean
    }>()
  if (result.isError)
    expectTypeOf(result.error).toEqualTypeOf<getNfts.ErrorType>()
})

test('param: kit', () => {
  useNfts({ kit })
  // @ts-expect-error A kit is an object of `createKit`.
  useNfts({ kit: 'kit' })
})

test('param: query.select', () => {
  const { data } = useNfts({ query: { select: ({ nfts }) => nfts.length } })
  expectTypeOf(data).toEqualTypeOf<number | undefined>()
})

test('param: query', () => {
  useNfts({ query: { enabled: false, staleTime: 1_000 } })
  // @ts-expect-error The key is made of the parameters.
  useNfts({ query: { queryKey: ['key'] } })
  // @ts-expect-error The fetch is the hook's own.
  useNfts({ query: { queryFn: async () => undefined } })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error A chain is a number or a CAIP-2 id.
  useNfts({ chainId: true })
  // @ts-expect-error There is no such namespace.
  useNfts({ namespace: 'bitcoin' })
  // @ts-expect-error An address is text.
  useNfts({ address: 1 })
  // @ts-expect-error There is no such option.
  useNfts({ unknown: true })
})
