import { expectTypeOf, test } from 'vitest'
import { devnet, localnet, mainnet, testnet } from './clusters.js'
import type { ClusterOptions } from './resolveClusters.js'

test('default', () => {
  expectTypeOf(mainnet).toExtend<ClusterOptions>()
  expectTypeOf(testnet).toExtend<ClusterOptions>()
  expectTypeOf(devnet).toExtend<ClusterOptions>()
  expectTypeOf(localnet).toExtend<ClusterOptions>()
})

test('behavior: ids', () => {
  expectTypeOf(mainnet.id).toExtend<`solana:${string}`>()
  expectTypeOf(mainnet.isTestnet).toExtend<boolean>()
})
