import { foundry, mainnet } from 'viem/chains'
import { expectTypeOf, test } from 'vitest'
import type { Kit } from '../createKit.js'
import { createTestKit } from './createTestKit.js'

test('default', async () => {
  const { config, kit, logIn } = createTestKit({ chains: [foundry, mainnet] })
  expectTypeOf(kit).toEqualTypeOf<Kit>()
  expectTypeOf(config.chains[0].id).toEqualTypeOf<31337>()
  expectTypeOf(logIn()).resolves.toEqualTypeOf<`0x${string}`>()
})

test('param: chains', () => {
  // @ts-expect-error at least one chain
  createTestKit({ chains: [] })
  // @ts-expect-error required
  createTestKit({})
})

test('param: kit', () => {
  createTestKit({ chains: [foundry], kit: { theme: { mode: 'light' } } })
  // @ts-expect-error the test kit creates it
  createTestKit({ chains: [foundry], kit: { config: undefined } })
})
