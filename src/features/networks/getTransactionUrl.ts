import type { Kit } from '../../createKit.js'
import { findNetwork } from './findNetwork.js'
import { getExplorerUrl } from './getExplorerUrl.js'

/**
 * Returns the URL of a transaction on the block explorer of its chain.
 *
 * @returns `undefined` when no explorer is configured for the network
 *
 * @example
 * getTransactionUrl(kit, { caipNetworkId: 'eip155:1', hash })
 */
export function getTransactionUrl(
  kit: Kit,
  parameters: { caipNetworkId: string; hash: string },
): string | undefined {
  const { caipNetworkId, hash } = parameters
  return getExplorerUrl({
    explorer: findNetwork(kit, caipNetworkId)?.explorer,
    kind: 'transaction',
    value: hash,
  })
}
