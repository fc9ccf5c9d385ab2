import { expectTypeOf, test } from 'vitest'
import type { Kit } from '../createKit.js'
import { useModalLoading } from './useModalLoading.js'

declare const kit: Kit

test('default', () => {
  const { isLoading, open, setLoading } = useModalLoading({ kit })
  expectTypeOf(isLoading).toEqualTypeOf<boolean>()
  open()
  open({ view: 'Networks' })
  setLoading(true)
  // @ts-expect-error There is no such view.
  open({ view: 'Nowhere' })
  // @ts-expect-error Loading or not.
  setLoading('yes')
})
