import { expectTypeOf, test } from 'vitest'
import type { getProjectFeatures } from '../actions/getProjectFeatures.js'
import type { Kit } from '../createKit.js'
import { useProjectFeatures } from './useProjectFeatures.js'

declare const kit: Kit

test('default', () => {
  const { data, error } = useProjectFeatures({})
  expectTypeOf(data).toEqualTypeOf<getProjectFeatures.ReturnType | undefined>()
  expectTypeOf(error).toEqualTypeOf<getProjectFeatures.ErrorType | null>()
})

test('behavior: the status narrows data and error', () => {
  const result = useProjectFeatures({})
  if (result.isSuccess)
    expectTypeOf(result.data).toEqualTypeOf<getProjectFeatures.ReturnType>()
  if (result.isError)
    expectTypeOf(result.error).toEqualTypeOf<getProjectFeatures.ErrorType>()
})

test('param: kit', () => {
  useProjectFeatures({ kit })
  // @ts-expect-error A kit is an object of `createKit`.
  useProjectFeatures({ kit: 'kit' })
})

test('param: query.select', () => {
  const { data } = useProjectFeatures({
    query: { select: ({ email }) => email },
  })
  expectTypeOf(data).toEqualTypeOf<boolean | undefined>()
})

test('param: query', () => {
  useProjectFeatures({ query: { enabled: false, staleTime: 1_000 } })
  // @ts-expect-error The key is made of the parameters.
  useProjectFeatures({ query: { queryKey: ['key'] } })
  // @ts-expect-error The fetch is the hook's own.
  useProjectFeatures({ query: { queryFn: async () => undefined } })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error There is no such option.
  useProjectFeatures({ unknown: true })
})
