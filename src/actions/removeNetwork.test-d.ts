import { expectTypeOf, test } from 'vitest'
import type { AdapterNotFoundError } from '../core/errors/wallet.js'
import type { Kit } from '../createKit.js'
import { removeNetwork } from './removeNetwork.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(removeNetwork(kit, { chainId: 1 })).resolves.toEqualTypeOf<{
    chainId: number | `solana:${string}`
  }>()
})

test('error: type', () => {
  expectTypeOf<AdapterNotFoundError>().toExtend<removeNetwork.ErrorType>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  removeNetwork({ chainId: 1 })
  // @ts-expect-error The network is required.
  removeNetwork(kit, {})
})
