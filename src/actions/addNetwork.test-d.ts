import { base } from 'viem/chains'
import { expectTypeOf, test } from 'vitest'
import type { AdapterNotFoundError } from '../core/errors/wallet.js'
import type { Kit } from '../createKit.js'
import { addNetwork } from './addNetwork.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(addNetwork(kit, { network: base })).resolves.toEqualTypeOf<{
    chainId: number | `solana:${string}`
  }>()
})

test('error: type', () => {
  expectTypeOf<AdapterNotFoundError>().toExtend<addNetwork.ErrorType>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  addNetwork({ network: base })
  // @ts-expect-error The network is required.
  addNetwork(kit, {})
})
