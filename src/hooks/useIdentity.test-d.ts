import { expectTypeOf, test } from 'vitest'
import type { getIdentity } from '../actions/getIdentity.js'
import type { NameSource } from '../core/names/nameOptions.js'
import type { Kit } from '../createKit.js'
import type { NameWarning } from '../features/names/getNameWarning.js'
import { useIdentity } from './useIdentity.js'

declare const kit: Kit

test('default', () => {
  const { data, error } = useIdentity({ namespace: 'solana' })
  expectTypeOf(data).toEqualTypeOf<
    | {
        avatar: string | undefined
        isSupported: boolean
        name: string | undefined
        isUnreachable?: boolean | undefined
        source?: NameSource | undefined
        warning?: NameWarning | undefined
      }
    | undefined
  >()
  expectTypeOf(error).toEqualTypeOf<getIdentity.ErrorType | null>()
})

test('behavior: the status narrows data and error', () => {
  const result = useIdentity({ namespace: 'solana' })
  if (result.isSuccess)
    expectTypeOf(result.data).toEqualTypeOf<{
      avatar: string | undefined
      isSupported: boolean
      name: string | undefined
      isUnreachable?: boolean | undefined
      source?: NameSource | undefined
      warning?: NameWarning | undefined
    }>()
  if (result.isError)
    expectTypeOf(result.error).toEqualTypeOf<getIdentity.ErrorType>()
})

test('param: kit', () => {
  useIdentity({ kit })
  // @ts-expect-error A kit is an object of `createKit`.
  useIdentity({ kit: 'kit' })
})

test('param: query.select', () => {
  const { data } = useIdentity({ query: { select: ({ name }) => name } })
  expectTypeOf(data).toEqualTypeOf<string | undefined>()
})

test('param: query', () => {
  useIdentity({ query: { enabled: false, staleTime: 1_000 } })
  // @ts-expect-error The key is made of the parameters.
  useIdentity({ query: { queryKey: ['key'] } })
  // @ts-expect-error The fetch is the hook's own.
  useIdentity({ query: { queryFn: async () => undefined } })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error A chain is a number or a CAIP-2 id.
  useIdentity({ chainId: true })
  // @ts-expect-error There is no such namespace.
  useIdentity({ namespace: 'bitcoin' })
  // @ts-expect-error An address is text.
  useIdentity({ address: 1 })
  // @ts-expect-error There is no such option.
  useIdentity({ unknown: true })
})
