import type { NetworkOwners } from './network.js'

/**
 * Returns the CAIP-2 IDs of the configured networks.
 *
 * @param namespace - default: all namespaces
 */
export function listNetworkIds(
  { config, solana }: NetworkOwners,
  namespace?: 'eip155' | 'solana' | undefined,
): readonly string[] {
  return [
    ...config.chains.map(({ id }) => `eip155:${id}`),
    ...(solana?.clusters ?? []).map(({ id }) => id),
  ].filter((id) => !namespace || id.startsWith(`${namespace}:`))
}
