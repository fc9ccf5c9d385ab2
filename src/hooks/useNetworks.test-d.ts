import { expectTypeOf, test } from 'vitest'
import type { switchNetwork } from '../actions/switchNetwork.js'
import type { Kit } from '../createKit.js'
import { useNetworks } from './useNetworks.js'

declare const kit: Kit

test('default', () => {
  const { active, error, networks } = useNetworks()
  expectTypeOf(active).toEqualTypeOf<useNetworks.Network | undefined>()
  expectTypeOf(error).toEqualTypeOf<switchNetwork.ErrorType | null>()
  expectTypeOf(networks).toEqualTypeOf<readonly useNetworks.Network[]>()
})

test('behavior: switchNetwork', () => {
  const { networks, switchNetwork } = useNetworks()
  switchNetwork(1, { onSuccess() {} })
  switchNetwork('eip155:1')
  for (const { chainId } of networks) switchNetwork(chainId)
  // @ts-expect-error A chain is a number or a CAIP-2 id.
  switchNetwork({ chainId: 1 })
})

test('param: all', () => {
  useNetworks({ kit })
  useNetworks({ feature: 'swap' })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error A kit is an object of `createKit`.
  useNetworks({ kit: 'kit' })
  // @ts-expect-error There is no such feature.
  useNetworks({ feature: 'stake' })
  // @ts-expect-error There is no such option.
  useNetworks({ unknown: true })
})
