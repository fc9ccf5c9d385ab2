import type { getWallets } from '../actions/getWallets.js'
import { listNetworkIds } from '../core/network/listNetworkIds.js'
import type { Kit } from '../createKit.js'

/**
 * Key of wallets of the explorer, all pages of them. Without options it is the
 * beginning of all such keys of the kit.
 *
 * @example
 * queryClient.invalidateQueries({ queryKey: walletsQueryKey(kit) })
 */
export function walletsQueryKey(
  kit: Kit,
  options?: walletsQueryKey.Options | undefined,
): walletsQueryKey.ReturnType {
  const { exclude, featured, include } = kit.wallets ?? {}
  // Two kits of one project can be for other networks, and other wallets.
  const scope = [listNetworkIds(kit), include, exclude, featured]
  const host = kit.hosts.explorer
  const start = ['latchkey', 'wallets', kit.projectId, host, scope] as const
  if (!options) return start
  const { badgeType, isMobile, list, namespace, search, skip } = options
  return [...start, { badgeType, isMobile, list, namespace, search, skip }]
}

export declare namespace walletsQueryKey {
  type Options = Omit<getWallets.Parameters, 'page' | 'signal'>
  type ReturnType = readonly [
    'latchkey',
    'wallets',
    string,
    string,
    readonly (readonly string[] | undefined)[],
    Options?,
  ]
}
