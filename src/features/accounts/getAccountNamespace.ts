import type { AccountNamespace } from '../../core/account/account.js'
import { isSolanaNetwork } from '../../core/network/isSolanaNetwork.js'

/**
 * Returns the namespace given by name, network or address, in this order.
 * Base58 has no zero, so only EVM addresses start with `0x`.
 *
 * @returns `undefined` when nothing is given
 *
 * @example
 * getAccountNamespace({ chainId: 1 }) // 'eip155'
 */
export function getAccountNamespace(
  parameters: getAccountNamespace.Parameters,
): AccountNamespace | undefined {
  const { address, chainId, namespace } = parameters
  if (namespace) return namespace
  if (chainId !== undefined)
    return isSolanaNetwork(chainId) ? 'solana' : 'eip155'
  // Untyped apps can pass anything, which is rejected where it is used.
  if (typeof address === 'string' && address)
    return address.startsWith('0x') ? 'eip155' : 'solana'
  return undefined
}

export declare namespace getAccountNamespace {
  type Parameters = {
    address?: string | undefined
    chainId?: number | string | undefined
    namespace?: AccountNamespace | undefined
  }
}
