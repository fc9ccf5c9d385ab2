import { connect, switchConnection } from '@wagmi/core'
import { AUTH_CONNECTOR_ID } from '../core/constants.js'
import { getErrorChain } from '../core/errors/getErrorChain.js'
import { getMember } from '../core/errors/getMember.js'
import { loadKitError } from '../core/errors/loadKitError.js'
import {
  AdapterNotFoundError,
  EmbeddedNamespaceError,
  WalletNotInstalledError,
} from '../core/errors/wallet.js'
import type { Namespace } from '../core/network/namespaces.js'
import type { Kit } from '../createKit.js'

/**
 * Connects a wallet. One that is connected already becomes the active one.
 * Wallets of the other kind of networks stay as they are.
 *
 * @param parameters.walletId - id of its connector, or of a Solana wallet
 * @param parameters.namespace - `eip155` (default) or `solana`
 * @param parameters.onAsked - the wallet was found and is being asked
 * @throws WalletNotInstalledError when it is not in this browser
 * @throws AdapterNotFoundError 'Adapter not found' when the kit has none for
 * the namespace; EmbeddedNamespaceError for the email wallet there
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
  const { namespace = 'eip155', onAsked, walletId } = parameters
  const { atoms, config, solana, store } = kit
  try {
    if (namespace === 'solana' && solana) {
      await solana.connect({ walletId, onAsked })
      store.set(atoms.activeNamespace, namespace)
      return
    }
    if (namespace !== 'eip155')
      throw walletId === AUTH_CONNECTOR_ID && namespace !== 'solana'
        ? new EmbeddedNamespaceError({ namespace })
        : new AdapterNotFoundError({ namespace })
    const connector = config.connectors.find(({ id }) => id === walletId)
    if (!connector) throw new WalletNotInstalledError({ walletId })
    if (config.state.connections.has(connector.uid)) {
      await switchConnection(config, { connector })
      store.set(atoms.activeNamespace, namespace)
      return
    }
    // Others would load their code twice over to answer.
    const isInPage = connector.type === 'injected'
    if (isInPage && !(await connector.getProvider()))
      throw new WalletNotInstalledError({ walletId })
    onAsked?.()
    await connect(config, { connector })
    store.set(atoms.activeNamespace, namespace)
  } catch (error) {
    throw isMissing(error)
      ? new WalletNotInstalledError({ cause: error, walletId })
      : await loadKitError(error)
  }
}

export declare namespace connectWallet {
  type Parameters = {
    walletId: string
    namespace?: Namespace | undefined
    onAsked?: (() => void) | undefined
  }
  type ErrorType =
    | AdapterNotFoundError
    | EmbeddedNamespaceError
    | WalletNotInstalledError
    | loadKitError.ReturnType
}

/** By name: an app can hold two copies of wagmi. */
function isMissing(error: unknown) {
  return getErrorChain(error).some(
    (item) => getMember(item, 'name') === 'ProviderNotFoundError',
  )
}
