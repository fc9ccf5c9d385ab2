import { connect, switchConnection } from '@wagmi/core'
import { getErrorChain } from '../core/errors/getErrorChain.js'
import { getMember } from '../core/errors/getMember.js'
import { loadKitError } from '../core/errors/loadKitError.js'
import { WalletNotInstalledError } from '../core/errors/wallet.js'
import type { Kit } from '../createKit.js'

/**
 * Connects a wallet. One that is connected already becomes the active one.
 *
 * @param parameters.walletId - id of its connector
 * @param parameters.onAsked - the wallet was found and is being asked
 * @throws WalletNotInstalledError when it is not in this browser
 * @throws viem's UserRejectedRequestError (4001) when the person declines,
 * ResourceUnavailableRpcError (-32002) when the wallet is asking already
 *
 * @example
 * await connectWallet(kit, { walletId: 'io.metamask' })
 */
export async function connectWallet(
  kit: Kit,
  parameters: connectWallet.Parameters,
): Promise<void> {
  const { onAsked, walletId } = parameters
  const { config } = kit
  try {
    const connector = config.connectors.find(({ id }) => id === walletId)
    if (!connector) throw new WalletNotInstalledError({ walletId })
    if (config.state.connections.has(connector.uid)) {
      await switchConnection(config, { connector })
      return
    }
    // Others would load their code twice over to answer.
    const isInPage = connector.type === 'injected'
    if (isInPage && !(await connector.getProvider()))
      throw new WalletNotInstalledError({ walletId })
    onAsked?.()
    await connect(config, { connector })
  } catch (error) {
    throw isMissing(error)
      ? new WalletNotInstalledError({ cause: error, walletId })
      : await loadKitError(error)
  }
}

export declare namespace connectWallet {
  type Parameters = {
    walletId: string
    onAsked?: (() => void) | undefined
  }
  type ErrorType = WalletNotInstalledError | loadKitError.ReturnType
}

/** By name: an app can hold two copies of wagmi. */
function isMissing(error: unknown) {
  return getErrorChain(error).some(
    (item) => getMember(item, 'name') === 'ProviderNotFoundError',
  )
}
