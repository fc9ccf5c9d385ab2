import { expectTypeOf, test } from 'vitest'
import type { ChainNotSupportedError } from '../core/errors/chain.js'
import type { WalletTimeoutError } from '../core/errors/connection.js'
import type { Kit } from '../createKit.js'
import { switchNetwork } from './switchNetwork.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(switchNetwork(kit, { chainId: 1 })).resolves.toEqualTypeOf<{
    chainId: number | `solana:${string}`
  }>()
  switchNetwork(kit, { chainId: 'eip155:1' })
})

test('param: all', () => {
  expectTypeOf<switchNetwork.Parameters>().toEqualTypeOf<{
    chainId: number | string
  }>()
})

test('error: type', () => {
  expectTypeOf<ChainNotSupportedError>().toExtend<switchNetwork.ErrorType>()
  expectTypeOf<WalletTimeoutError>().toExtend<switchNetwork.ErrorType>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  switchNetwork({ chainId: 1 })
  // @ts-expect-error The chain is required.
  switchNetwork(kit, {})
  // @ts-expect-error A chain is a number or a CAIP-2 id.
  switchNetwork(kit, { chainId: 1n })
})
