import { expectTypeOf, test } from 'vitest'
import type { getNameTexts } from '../actions/getNameTexts.js'
import { useNameTexts } from './useNameTexts.js'

test('default', () => {
  const { data, error } = useNameTexts({ keys: ['url'], name: 'ada.eth' })
  expectTypeOf(data).toEqualTypeOf<getNameTexts.ReturnType | undefined>()
  expectTypeOf(error).toEqualTypeOf<getNameTexts.ErrorType | null>()
})

test('param: query.select', () => {
  const { data } = useNameTexts({
    query: { select: ({ texts }) => texts.url },
  })
  expectTypeOf(data).toEqualTypeOf<string | undefined>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error Keys are a list.
  useNameTexts({ keys: 'url' })
  // @ts-expect-error There is no such option.
  useNameTexts({ unknown: true })
})
