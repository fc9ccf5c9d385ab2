import { getExplorerUrl } from '../core/network/getExplorerUrl.js'
import type { Kit } from '../createKit.js'

/**
 * The page of a transaction at the block explorer of its chain.
 *
 * @returns `undefined` when the wagmi config knows no explorer for the chain
 *
 * @example
 * getTransactionUrl(kit, { caipNetworkId: 'eip155:1', hash })
 */
export function getTransactionUrl(
  { config }: Kit,
  parameters: { caipNetworkId: string; hash: string },
): string | undefined {
  const { caipNetworkId, hash } = parameters
  const chain = config.chains.find(({ id }) => `eip155:${id}` === caipNetworkId)
  return getExplorerUrl({
    explorerUrl: chain?.blockExplorers?.default.url,
    kind: 'transaction',
    value: hash,
  })
}
