import { expectTypeOf, test } from 'vitest'
import { useTokenIcon } from './useTokenIcon.js'

test('default', () => {
  const { network, src, symbol } = useTokenIcon()
  expectTypeOf(network).toEqualTypeOf<
    { caipNetworkId: string; name: string } | undefined
  >()
  expectTypeOf(src).toEqualTypeOf<string | undefined>()
  expectTypeOf(symbol).toEqualTypeOf<string>()
})

test('param: all', () => {
  useTokenIcon({ chainId: 1, src: 'https://', symbol: 'A', token: '0x' })
  // @ts-expect-error There is no such option.
  useTokenIcon({ size: 40 })
})
