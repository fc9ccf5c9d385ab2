import { expectTypeOf, test } from 'vitest'
import type { getProjectLimits } from '../actions/getProjectLimits.js'
import type { Kit } from '../createKit.js'
import { useProjectLimits } from './useProjectLimits.js'

declare const kit: Kit

test('default', () => {
  const { data, error } = useProjectLimits({})
  expectTypeOf(data).toEqualTypeOf<getProjectLimits.ReturnType | undefined>()
  expectTypeOf(error).toEqualTypeOf<getProjectLimits.ErrorType | null>()
})

test('behavior: the status narrows data and error', () => {
  const result = useProjectLimits({})
  if (result.isSuccess)
    expectTypeOf(result.data).toEqualTypeOf<getProjectLimits.ReturnType>()
  if (result.isError)
    expectTypeOf(result.error).toEqualTypeOf<getProjectLimits.ErrorType>()
})

test('param: kit', () => {
  useProjectLimits({ kit })
  // @ts-expect-error A kit is an object of `createKit`.
  useProjectLimits({ kit: 'kit' })
})

test('param: query.select', () => {
  const { data } = useProjectLimits({
    query: { select: ({ isUsageExceeded }) => isUsageExceeded },
  })
  expectTypeOf(data).toEqualTypeOf<boolean | undefined>()
})

test('param: query', () => {
  useProjectLimits({ query: { enabled: false, staleTime: 1_000 } })
  // @ts-expect-error The key is made of the parameters.
  useProjectLimits({ query: { queryKey: ['key'] } })
  // @ts-expect-error The fetch is the hook's own.
  useProjectLimits({ query: { queryFn: async () => undefined } })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error There is no such option.
  useProjectLimits({ unknown: true })
})
