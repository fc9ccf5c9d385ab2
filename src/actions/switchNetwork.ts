import { switchChain } from '@wagmi/core'
import type { InvalidChainIdError } from '../core/errors/caip.js'
import { ChainNotSupportedError } from '../core/errors/chain.js'
import { loadKitError } from '../core/errors/loadKitError.js'
import { toEvmChainId } from '../core/network/toEvmChainId.js'
import type { Kit } from '../createKit.js'

/**
 * Switches the active wallet to another network of the config.
 *
 * @param parameters.chainId - number, 0x-hex or CAIP-2 id
 * @throws ChainNotSupportedError when the config has no such chain
 * @throws InvalidChainIdError when it is no chain id
 * @throws viem's wallet errors, such as `UserRejectedRequestError` (4001)
 *
 * @example
 * await switchNetwork(kit, { chainId: 8453 })
 */
export async function switchNetwork(
  kit: Kit,
  parameters: switchNetwork.Parameters,
): Promise<switchNetwork.ReturnType> {
  const { config } = kit
  try {
    const chainId = toEvmChainId(parameters.chainId)
    if (!config.chains.some(({ id }) => id === chainId))
      throw new ChainNotSupportedError({ chain: `eip155:${chainId}` })
    await switchChain(config, { chainId })
    return { chainId }
  } catch (error) {
    throw await loadKitError(error)
  }
}

export declare namespace switchNetwork {
  type Parameters = { chainId: number | string }
  type ReturnType = { chainId: number }
  type ErrorType =
    | ChainNotSupportedError
    | InvalidChainIdError
    | loadKitError.ReturnType
}
