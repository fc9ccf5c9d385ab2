import { isSolanaNetwork } from '../../core/network/isSolanaNetwork.js'

/**
 * Returns the account type to request on a network until the user chooses
 * another, as in `defaultAccountTypes`, which would be loaded whole. The frame
 * decides: its answer has the type that is used.
 *
 * @param chainId - a CAIP-2 ID on Solana; default an EVM chain
 *
 * @example
 * getRequestedType(1) // 'smartAccount'
 */
export function getRequestedType(chainId?: string | number | undefined) {
  return isSolanaNetwork(chainId) ? 'eoa' : 'smartAccount'
}
