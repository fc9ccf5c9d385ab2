import { AUTH_CONNECTOR_ID } from '../core/constants.js'
import type { WalletTimeoutError } from '../core/errors/connection.js'
import type { ConnectionAbortedError } from '../core/errors/connectionAborted.js'
import type { ConnectorMissingError } from '../core/errors/connector.js'
import type { getKitError } from '../core/errors/getKitError.js'
import type { NoAccountError } from '../core/errors/solanaWallet.js'
import {
  AdapterNotFoundError,
  EmbeddedNamespaceError,
  type WalletNotInstalledError,
} from '../core/errors/wallet.js'
import { loadModule } from '../core/loadModule.js'
import { readParameters } from '../core/parameters/readParameters.js'
import type { Wallet } from '../core/wallet.js'
import type { Kit } from '../createKit.js'
import { toTarget } from './connect/toTarget.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Connects a wallet of any kind: a wagmi connector, a wallet that announced
 * itself (EIP-6963), a Solana wallet, or a wallet of the explorer or of
 * `createKit({ wallets })`, which connects by WalletConnect. One that is
 * connected already becomes the active one. Wallets of the other kind of
 * networks stay as they are.
 *
 * A wallet is asked once at a time: a call meanwhile joins, and the attempt ends
 * when all who joined have given up. wagmi is then `disconnected`, or
 * `connected` with what was there before, at once. A wallet in the page cannot
 * be called off: what the person approves there afterwards is disconnected
 * again, unless the wallet is being asked anew.
 *
 * @param parameters.walletId - id of its connector, or of a Solana wallet
 * @param parameters.wallet - one of `useWallets`, instead of `walletId`
 * @param parameters.namespace - `eip155` or `solana`; default the wallet's, with
 * `walletId` `eip155`
 * @param parameters.signal - gives up
 * @param parameters.onAsked - the wallet was found and is being asked
 * @param parameters.onUri - WalletConnect's URI, to be shown as a QR code or put
 * into a link: a secret. It is called again when a URI has ended
 * @throws ConnectionAbortedError when `signal` fires
 * @throws WalletTimeoutError when a wallet has not answered within 5 min;
 * PairingExpiredError when nobody looks on as a URI ends
 * @throws WalletNotInstalledError when it is not in this browser,
 * ConnectorMissingError when the config has no `walletConnect()`
 * @throws AdapterNotFoundError 'Adapter not found' when the kit has none for
 * the namespace; EmbeddedNamespaceError for the email wallet there
 * @throws NoAccountError when the wallet shares none
 * @throws viem's UserRejectedRequestError (4001) when the person declines,
 * ResourceUnavailableRpcError (-32002) when the wallet is asking already: 'Open
 * your wallet to continue'
 *
 * @example
 * await connectWallet(kit, { walletId: 'io.metamask' })
 */
export async function connectWallet(
  kit: Kit,
  parameters: connectWallet.Parameters,
): Promise<void> {
  parameters = assertParameters(kit, parameters, {
    namespace: 'string | undefined',
    onAsked: 'function | undefined',
    onUri: 'function | undefined',
    signal: 'AbortSignal | undefined',
    wallet: 'object | undefined',
    walletId: 'string | undefined',
  })
  if (parameters.wallet)
    readParameters<Pick<Wallet, 'entries' | 'id' | 'namespace' | 'type'>>(
      parameters.wallet,
      {
        entries: 'object[] | undefined',
        id: 'string',
        namespace: 'string',
        type: 'string',
      },
      'wallet',
    )
  const target = toTarget(parameters)
  const { namespace, walletId } = target
  if (namespace !== 'eip155' && !(namespace === 'solana' && kit.solana))
    throw walletId === AUTH_CONNECTOR_ID && namespace !== 'solana'
      ? new EmbeddedNamespaceError({ namespace })
      : new AdapterNotFoundError({ namespace })
  const { runConnect } = await loadModule(
    () => import('./connect/runConnect.js'),
  )
  await runConnect(kit, { ...parameters, ...target })
}

export declare namespace connectWallet {
  type Parameters = toTarget.Parameters & {
    signal?: AbortSignal | undefined
    onAsked?: (() => void) | undefined
    onUri?: ((uri: string) => void) | undefined
  }
  type ErrorType =
    | AdapterNotFoundError
    | ConnectionAbortedError
    | ConnectorMissingError
    | EmbeddedNamespaceError
    | NoAccountError
    | WalletNotInstalledError
    | WalletTimeoutError
    | getKitError.ReturnType
}
