import type { NetworkOwners } from './network.js'

/**
 * Returns the name of a configured network, by `Account.chainId`.
 *
 * @returns `undefined` when the network is not configured
 *
 * @example
 * findNetworkName(kit, 1) // 'Ethereum'
 */
export function findNetworkName(
  { config, solana }: NetworkOwners,
  chainId: number | string | undefined,
): string | undefined {
  const networks: readonly { id: number | string; name: string }[] = [
    ...config.chains,
    ...(solana?.clusters ?? []),
  ]
  return networks.find(({ id }) => id === chainId)?.name
}
