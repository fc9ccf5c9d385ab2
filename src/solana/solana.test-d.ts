import { expectTypeOf, test } from 'vitest'
import type { SolanaFactory, SolanaSendOptions } from '../core/ports/solana.js'
import { devnet, localnet, mainnet, testnet } from './clusters/clusters.js'
import { solana } from './solana.js'
import type { Solana } from './types.js'

test('default', () => {
  expectTypeOf(solana()).toExtend<SolanaFactory>()
  expectTypeOf(solana()).returns.toEqualTypeOf<Solana>()
})

test('param: clusters', () => {
  solana({ clusters: [mainnet, testnet, devnet, localnet] })
  solana({ clusters: [{ ...mainnet, rpcUrl: 'https://rpc.example' }] })
  // @ts-expect-error An id is of Solana.
  solana({ clusters: [{ ...mainnet, id: 'eip155:1' }] })
  // @ts-expect-error A cluster is an object.
  solana({ clusters: ['mainnet'] })
})

test('param: adapters, announce', () => {
  solana({ adapters: [], announce: false })
  // @ts-expect-error An adapter is that of `@solana/wallet-adapter-base`.
  solana({ adapters: [{ name: 'Phantom' }] })
  // @ts-expect-error It is yes or no.
  solana({ announce: 'yes' })
  // @ts-expect-error There is no such option.
  solana({ unknown: true })
})

test('param: options of a send', () => {
  const options = (given: SolanaSendOptions) => given
  options({ maxPriorityFee: 0n, memo: 'Order 7', priorityFeePercentile: 50 })
  // @ts-expect-error Lamports are whole.
  options({ maxPriorityFee: 0.0005 })
  // @ts-expect-error A memo is text.
  options({ memo: 7 })
})
