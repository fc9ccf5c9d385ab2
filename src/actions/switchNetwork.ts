import { switchChain } from '@wagmi/core'
import type { AccountNamespace } from '../core/account/account.js'
import { canBringEmbedded } from '../core/account/canBringEmbedded.js'
import { AUTH_CONNECTOR_ID } from '../core/constants.js'
import type { InvalidChainIdError } from '../core/errors/caip.js'
import { ChainNotSupportedError } from '../core/errors/chain.js'
import { loadKitError } from '../core/errors/loadKitError.js'
import { isSolanaNetwork } from '../core/network/isSolanaNetwork.js'
import { toEvmChainId } from '../core/network/toEvmChainId.js'
import type { SolanaNetworkId } from '../core/ports/solana.js'
import type { Kit } from '../createKit.js'
import { connectWallet } from './connectWallet.js'
import { getAccounts } from './getAccounts.js'

/**
 * Switches to another network that is configured: the active EVM wallet to a
 * chain, or the Solana side to a cluster. The other kind stays where it is; the
 * account on the new network becomes the active one, if there is any. Where
 * only the embedded wallet is missing there, it is connected first.
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
  const { atoms, solana, store } = kit
  try {
    if (isSolanaNetwork(parameters.chainId)) {
      const chain = parameters.chainId
      if (!solana?.clusters.some(({ id }) => id === chain))
        throw new ChainNotSupportedError({ chain })
      await bringEmbedded(kit, 'solana')
      await solana.switchNetwork({ caipNetworkId: chain })
      store.set(atoms.activeNamespace, 'solana')
      return { chainId: chain }
    }
    const chainId = toEvmChainId(parameters.chainId)
    if (!config.chains.some(({ id }) => id === chainId))
      throw new ChainNotSupportedError({ chain: `eip155:${chainId}` })
    await bringEmbedded(kit, 'eip155')
    await switchChain(config, { chainId })
    store.set(atoms.activeNamespace, 'eip155')
    return { chainId }
  } catch (error) {
    throw await loadKitError(error)
  }
}

export declare namespace switchNetwork {
  type Parameters = { chainId: number | string }
  type ReturnType = { chainId: number | SolanaNetworkId }
  type ErrorType =
    | ChainNotSupportedError
    | InvalidChainIdError
    | loadKitError.ReturnType
}

/** One login is on both kinds of networks, unless it was taken out of one. */
async function bringEmbedded(kit: Kit, namespace: AccountNamespace) {
  if (canBringEmbedded(getAccounts(kit), namespace))
    await connectWallet(kit, { walletId: AUTH_CONNECTOR_ID, namespace })
}
