import { expectTypeOf, test } from 'vitest'
import type { getIdentity } from '../actions/getIdentity.js'
import { useAvatar } from './useAvatar.js'

test('default', () => {
  const { data, error } = useAvatar({ address: '0x', chainId: 1 })
  expectTypeOf(data).toEqualTypeOf<string | undefined>()
  expectTypeOf(error).toEqualTypeOf<getIdentity.ErrorType | null>()
  useAvatar({ query: { enabled: false } })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The picture is selected already.
  useAvatar({ query: { select: ({ name }) => name } })
  // @ts-expect-error There is no such namespace.
  useAvatar({ namespace: 'bitcoin' })
  // @ts-expect-error There is no such option.
  useAvatar({ unknown: true })
})
