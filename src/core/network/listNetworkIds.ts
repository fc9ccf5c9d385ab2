import type { NetworkOwners } from './network.js'

/**
 * CAIP-2 ids of the networks that a kit is configured for.
 *
 * @param namespace - default all kinds
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
