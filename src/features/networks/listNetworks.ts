import type { Network, NetworkOwners } from './network.js'
import { toEvmNetwork } from './toEvmNetwork.js'
import { toSolanaNetwork } from './toSolanaNetwork.js'

/**
 * Returns the configured networks, EVM chains first.
 *
 * @example
 * listNetworks(kit).map(({ name }) => name)
 */
export function listNetworks({
  config,
  solana,
}: NetworkOwners): readonly Network[] {
  return [
    ...config.chains.map(toEvmNetwork),
    ...(solana?.clusters ?? []).map(toSolanaNetwork),
  ]
}
