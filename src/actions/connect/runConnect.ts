import {
  AUTH_CONNECTOR_ID,
  CONNECT_TIMEOUT_MS,
  WALLET_CONNECT_ID,
} from '../../core/constants/connectors.js'
import { getErrorChain } from '../../core/errors/getErrorChain.js'
import { getErrorCode } from '../../core/errors/getErrorCode.js'
import { getKitError } from '../../core/errors/getKitError.js'
import { getMember } from '../../core/errors/getMember.js'
import { SolanaNotSetError } from '../../core/errors/solanaWallet.js'
import { WalletNotInstalledError } from '../../core/errors/wallet.js'
import { notify } from '../../core/notify.js'
import type { Wallet } from '../../core/wallet.js'
import type { Kit } from '../../createKit.js'
import { excludeConnector } from '../../features/accounts/excludeConnector.js'
import { rememberWallet } from '../../features/accounts/rememberWallet.js'
import { shareAttempt } from '../../features/accounts/shareAttempt.js'
import type { toTarget } from '../../features/accounts/toTarget.js'
import { emit } from '../../features/analytics/emit.js'
import { getConnectMethod } from '../../features/analytics/getConnectMethod.js'
import { notifyError } from '../notice/notifyError.js'
import { connectEvm } from './connectEvm.js'

/** Connects the chosen wallet. Loaded on first use. */
export async function runConnect(
  kit: Kit,
  parameters: runConnect.Parameters,
): Promise<void> {
  const { namespace, onAsked, onUri, signal, wallet, walletId } = parameters
  const name = wallet?.name ?? findName(kit, walletId)
  // Logins have events of their own.
  const isLogin = walletId === AUTH_CONNECTOR_ID && kit.frame !== undefined
  const connect = namespace === 'solana' ? connectSolana : connectEvm
  const stop = onUri && watchUri(kit, { onUri, walletId })
  try {
    await shareAttempt(kit, {
      key: `${namespace}:${walletId}`,
      ms: hasOwnDeadline(kit, walletId)
        ? Number.POSITIVE_INFINITY
        : CONNECT_TIMEOUT_MS,
      onAsked,
      run: (context) => connect(kit, { ...context, wallet, walletId }),
      signal,
    })
  } catch (error) {
    if (!isLogin) emit(kit, { error, event: 'CONNECT_ERROR', name })
    // A connector whose package is missing is no longer listed.
    if (kit.config.connectors.some(({ id }) => id === walletId))
      excludeConnector(kit, { connectorId: walletId, error })
    // Only the app's developers can fix this.
    if (getErrorCode(error) === 'RELAY_REFUSED') notifyError(kit, error)
    throw isMissing(error)
      ? new WalletNotInstalledError({ cause: error, walletId })
      : getKitError(error)
  } finally {
    stop?.()
  }
  if (namespace === 'eip155' || namespace === 'solana')
    kit.store.set(kit.atoms.activeNamespace, namespace)
  if (wallet) rememberWallet(kit, wallet)
  if (isLogin) return
  const { isOpen, stack } = kit.store.get(kit.atoms.modal)
  emit(kit, {
    event: 'CONNECT_SUCCESS',
    method: getConnectMethod(kit, walletId),
    name,
    view: isOpen ? stack.at(-1)?.view : undefined,
    walletRank: wallet?.order,
  })
}

export declare namespace runConnect {
  type Parameters = toTarget.ReturnType & {
    onAsked?: (() => void) | undefined
    onUri?: ((uri: string) => void) | undefined
    signal?: AbortSignal | undefined
    wallet?: Wallet | undefined
  }
}

function findName({ config, pairing }: Kit, walletId: string) {
  const { peer } = pairing?.getState().session ?? {}
  return walletId === WALLET_CONNECT_ID && peer
    ? peer.name
    : config.connectors.find(({ id }) => id === walletId)?.name
}

/** Logins and displayed WalletConnect URIs have their own time limits. */
function hasOwnDeadline({ frame, pairing }: Kit, walletId: string) {
  return (
    (walletId === AUTH_CONNECTOR_ID && frame !== undefined) ||
    (walletId === WALLET_CONNECT_ID && pairing !== undefined)
  )
}

/** Matched by name: an app may bundle two copies of wagmi. */
function isMissing(error: unknown) {
  return getErrorChain(error).some(
    (item) => getMember(item, 'name') === 'ProviderNotFoundError',
  )
}

/**
 * Calls `onUri` with the current URI, if it is valid, and with each new one.
 */
function watchUri(
  { config, pairing }: Kit,
  parameters: { onUri: (uri: string) => void; walletId: string },
): () => void {
  const { walletId } = parameters
  const onUri = (uri: string) => notify(() => parameters.onUri(uri))
  if (pairing) {
    const { status, uri } = pairing.getState()
    if (status === 'waiting' && uri) onUri(uri)
    return pairing.on((event) => {
      if (event.type === 'uri') onUri(event.uri)
    })
  }
  // Third-party connector: wagmi's convention.
  const emitter = config.connectors.find(({ id }) => id === walletId)?.emitter
  function onMessage({ data, type }: { data?: unknown; type: string }) {
    if (type === 'display_uri' && typeof data === 'string') onUri(data)
  }
  emitter?.on('message', onMessage)
  return () => emitter?.off('message', onMessage)
}

/** Connects a Solana wallet. An aborted connection is disconnected. */
async function connectSolana(
  { solana }: Kit,
  parameters: connectSolana.Parameters,
): Promise<void> {
  const { onAsked, signal, walletId } = parameters
  if (!solana) throw new SolanaNotSetError()
  const isConnected = solana
    .getState()
    .accounts.some(({ connector }) => connector.id === walletId)
  function leave() {
    // Cancels the call, and discards a later approval by the wallet.
    if (!isConnected) solana?.disconnect({ walletId }).catch(() => {})
  }
  signal.addEventListener('abort', leave)
  try {
    await solana.connect({ walletId, onAsked })
  } finally {
    signal.removeEventListener('abort', leave)
  }
}

declare namespace connectSolana {
  type Parameters = {
    onAsked: () => void
    signal: AbortSignal
    walletId: string
  }
}
