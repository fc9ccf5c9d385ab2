import { expectTypeOf, test } from 'vitest'
import { useTokenBalance } from './useTokenBalance.js'

test('default', () => {
  const { data, error } = useTokenBalance()
  expectTypeOf(data).toEqualTypeOf<useTokenBalance.Data | undefined>()
  expectTypeOf(error).toEqualTypeOf<Error | null>()
  expectTypeOf<useTokenBalance.Data['amount']>().toEqualTypeOf<string>()
  expectTypeOf<useTokenBalance.Data['value']>().toEqualTypeOf<
    number | undefined
  >()
})

test('param: all', () => {
  useTokenBalance({ address: '0x', chainId: 1, currency: 'EUR', token: '0x' })
  // @ts-expect-error A token is named by text.
  useTokenBalance({ token: 1 })
})
