import { expectTypeOf, test } from 'vitest'
import type { PickerToken } from '../features/swap/listPickerTokens.js'
import { useTokenPicker } from './useTokenPicker.js'

test('default', () => {
  const { others, own, popular } = useTokenPicker()
  expectTypeOf(own).toEqualTypeOf<readonly PickerToken[]>()
  expectTypeOf(popular).toEqualTypeOf<readonly PickerToken[]>()
  expectTypeOf(others).toEqualTypeOf<readonly PickerToken[]>()
  expectTypeOf<useTokenPicker.Token>().toEqualTypeOf<PickerToken>()
})

test('behavior: decimals are left out', () => {
  // @ts-expect-error They are read from the chain where they count.
  type _Decimals = useTokenPicker.Token['decimals']
})

test('param: all', () => {
  const version = { major: 1, minor: 0, patch: 0 }
  const list = { name: 'A', timestamp: '', tokens: [], version }
  useTokenPicker({ chainId: 1, isOpen: false, list, search: 'us' })
})
