import { defaultAccountTypes } from '../../core/account/defaultAccountTypes.js'
import { isSolanaNetwork } from '../../core/network/isSolanaNetwork.js'

/**
 * Returns the account type to request on a network, until the user chooses
 * another. The frame decides: its answer has the type that is used.
 *
 * @param chainId - a CAIP-2 ID on Solana; default an EVM chain
 *
 * @example
 * getAskedType(1) // 'smartAccount'
 */
export function getAskedType(chainId?: string | number | undefined) {
  return defaultAccountTypes[isSolanaNetwork(chainId) ? 'solana' : 'eip155']
}
