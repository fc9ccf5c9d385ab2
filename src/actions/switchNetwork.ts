import type { InvalidCaipChainIdError } from '../core/errors/caip.js'
import type { ChainNotSupportedError } from '../core/errors/chain.js'
import type { WalletTimeoutError } from '../core/errors/connection.js'
import type { getKitError } from '../core/errors/getKitError.js'
import { isSolanaNetwork } from '../core/network/isSolanaNetwork.js'
import { toEvmChainId } from '../core/network/toEvmChainId.js'
import type { SolanaNetworkId } from '../core/ports/solana.js'
import type { Kit } from '../createKit.js'
import { runSwitch } from './network/runSwitch.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Switches to another network that is configured: the active EVM wallet to a
 * chain, or the Solana side to a cluster. The other kind stays where it is; the
 * account on the new network becomes the active one, if there is any. Where
 * only the embedded wallet is missing there, it is connected first. A chain the
 * wallet does not know is added to it.
 *
 * One switch at a time: a second one to the same network joins, one to another
 * waits for it, but not for a prompt that the wallet leaves open for longer than
 * a second. The wallet that was active at the call is the one that is
 * switched.
 *
 * Standard: EIP-3326, EIP-3085.
 *
 * @param parameters.chainId - number, 0x-hex or CAIP-2 id
 * @throws ChainNotSupportedError 'Chain is not supported' when the config has no
 * such chain, which raises the alert `networkNotFound`, or the wallet cannot
 * switch to it
 * @throws WalletTimeoutError when the wallet has not answered within 5 min
 * @throws InvalidCaipChainIdError when it is no chain id
 * @throws viem's wallet errors, such as `UserRejectedRequestError` (4001)
 *
 * @example
 * await switchNetwork(kit, { chainId: 8453 })
 */
export async function switchNetwork(
  kit: Kit,
  parameters: switchNetwork.Parameters,
): Promise<switchNetwork.ReturnType> {
  parameters = assertParameters(kit, parameters, { chainId: 'number | string' })
  const { chainId } = parameters
  // The wallet of this moment, whichever is active when it is asked.
  const { current } = kit.config.state
  const target = isSolanaNetwork(chainId) ? chainId : toEvmChainId(chainId)
  return runSwitch(kit, { chainId: target, current })
}

export declare namespace switchNetwork {
  type Parameters = { chainId: number | string }
  type ReturnType = { chainId: number | SolanaNetworkId }
  type ErrorType =
    | ChainNotSupportedError
    | InvalidCaipChainIdError
    | WalletTimeoutError
    | getKitError.ReturnType
}
