import { HostError } from 'latchkey/frame'
import { toHex } from 'viem'
import type { FrameChain } from '../loadConfig.js'
import { findChain } from './findChain.js'

/**
 * Answers `wallet_getCapabilities` (EIP-5792): by hex chain id, for the chains
 * asked about or all. Calls are taken, but never as one.
 *
 * The token list has no prices, so it is not offered as `assetDiscovery`: apps
 * would show the tokens as worth nothing.
 *
 * @throws HostError 4100 for another account than the one signed in
 */
export function getCapabilities(parameters: {
  address: string | undefined
  chains: readonly FrameChain[]
  params: unknown
}): Record<string, object> {
  const { address, chains, params } = parameters
  const [asked, chainIds] = Array.isArray(params) ? params : []
  const isOwn =
    asked == null || String(asked).toLowerCase() === address?.toLowerCase()
  if (!address || !isOwn)
    throw new HostError({ message: 'Not signed in', code: 4100 })
  const wanted = Array.isArray(chainIds)
    ? chainIds.map((chainId) => findChain(chains, chainId))
    : chains
  return Object.fromEntries(
    chains
      .filter((chain) => wanted.includes(chain))
      .map(({ id }) => [toHex(id), { atomic: { status: 'unsupported' } }]),
  )
}
