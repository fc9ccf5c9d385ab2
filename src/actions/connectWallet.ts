import { AUTH_CONNECTOR_ID } from '../core/constants/connectors.js'
import type { WalletTimeoutError } from '../core/errors/connection.js'
import type { ConnectorMissingError } from '../core/errors/connector.js'
import type { getKitError } from '../core/errors/getKitError.js'
import type { ConnectionAbortedError } from '../core/errors/pairing.js'
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
import { toTarget } from '../features/accounts/toTarget.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Connects a wallet of any kind: a wagmi connector, an announced wallet
 * (EIP-6963), a Solana wallet, or a wallet of the explorer or of
 * `createKit({ wallets })`, which connects through WalletConnect. A wallet
 * that is already connected becomes the active one. Wallets of the other
 * namespace are not affected.
 *
 * Concurrent calls for the same wallet share one attempt, which ends when all
 * callers have aborted. wagmi is then immediately `disconnected`, or
 * `connected` with the previous connection. A prompt of a wallet in the page
 * cannot be cancelled: if the user approves it later, the wallet is
 * disconnected again, unless it has been asked again meanwhile.
 *
 * @param parameters.walletId - id of its connector, or of a Solana wallet
 * @param parameters.wallet - a wallet from `useWallets`, instead of `walletId`
 * @param parameters.namespace - `eip155` or `solana`; default the wallet's,
 * with `walletId` `eip155`
 * @param parameters.signal - aborts the attempt
 * @param parameters.onAsked - called when the wallet was found and is prompted
 * @param parameters.onUri - called with the WalletConnect URI to show as a QR
 * code or put into a link, and again with a new one when it expires. The URI
 * is a secret
 * @throws ConnectionAbortedError when `signal` aborts
 * @throws WalletTimeoutError when the wallet does not answer within 5 min;
 * PairingExpiredError when a URI expires while it is not watched
 * @throws WalletNotInstalledError when it is not in this browser,
 * ConnectorMissingError when the config has no `walletConnect()`
 * @throws AdapterNotFoundError 'Adapter not found' when the kit has none for
 * the namespace; EmbeddedNamespaceError for the embedded wallet
 * @throws NoAccountError when the wallet shares no account
 * @throws viem's UserRejectedRequestError (4001) when the user declines,
 * ResourceUnavailableRpcError (-32002) when the wallet already has a pending
 * request: 'Open your wallet to continue'
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
