import type { InvalidCaipChainIdError } from '../../core/errors/caip.js'
import type { InvalidCaipNetworkIdError } from '../../core/errors/caipNetwork.js'
import { AdapterNotFoundError } from '../../core/errors/wallet.js'
import { parseCaipNetworkId } from '../../core/network/parseCaipNetworkId.js'
import { toEvmChainId } from '../../core/network/toEvmChainId.js'
import type { SolanaNetworkId } from '../../core/ports/solana.js'
import type { Kit } from '../../createKit.js'

/**
 * Reads the ID of a network whose namespace the kit has an adapter for.
 *
 * @throws AdapterNotFoundError 'Adapter not found' for other namespaces, and
 * for Solana without `solana()`
 * @throws InvalidCaipChainIdError, InvalidCaipNetworkIdError
 */
export function readNetworkId(
  kit: Kit,
  id: number | string,
): readNetworkId.ReturnType {
  if (typeof id !== 'string' || !id.includes(':')) return toEvmChainId(id)
  const { caipNetworkId, namespace } = parseCaipNetworkId(id)
  if (namespace === 'eip155') return toEvmChainId(id)
  if (namespace !== 'solana' || !kit.solana)
    throw new AdapterNotFoundError({ namespace })
  return caipNetworkId as SolanaNetworkId
}

export declare namespace readNetworkId {
  type ReturnType = number | SolanaNetworkId
  type ErrorType =
    | AdapterNotFoundError
    | InvalidCaipChainIdError
    | InvalidCaipNetworkIdError
}
