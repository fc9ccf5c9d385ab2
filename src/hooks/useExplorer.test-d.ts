import { expectTypeOf, test } from 'vitest'
import type { Kit } from '../createKit.js'
import { useExplorer } from './useExplorer.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(useExplorer()).toEqualTypeOf<{
    name: string | undefined
    getAddressUrl: (address: string) => string | undefined
    getTransactionUrl: (hash: string) => string | undefined
  }>()
})

test('param: all', () => {
  useExplorer({ kit })
  useExplorer({ chainId: 1 })
  useExplorer({ chainId: 'solana:mainnet' })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error A kit is an object of `createKit`.
  useExplorer({ kit: 'kit' })
  // @ts-expect-error A chain is a number or a CAIP-2 id.
  useExplorer({ chainId: true })
  // @ts-expect-error There is no such option.
  useExplorer({ unknown: true })
})
