import type { Connector } from 'wagmi'
import { connect, switchAccount } from 'wagmi/actions'
import { connectWithAbort } from '../../connectors/wagmi/connectWithAbort.js'
import { isReconnecting } from '../../connectors/wagmi/isReconnecting.js'
import { waitForReconnect } from '../../connectors/wagmi/waitForReconnect.js'
import {
  WALLET_CONNECT_ID,
  WALLET_PROVIDER_TIMEOUT_MS,
} from '../../core/constants/connectors.js'
import { WalletTimeoutError } from '../../core/errors/connection.js'
import { ConnectorMissingError } from '../../core/errors/connector.js'
import { WalletNotInstalledError } from '../../core/errors/wallet.js'
import { withTimeout } from '../../core/promise/withTimeout.js'
import type { Wallet } from '../../core/wallet.js'
import type { Kit } from '../../createKit.js'
import { endConnection } from '../../features/accounts/endConnection.js'
import { isPeer } from '../../features/accounts/isPeer.js'

/**
 * Connects a connector of the config. If it is already connected, makes it
 * active.
 */
export async function connectEvm(
  kit: Kit,
  parameters: connectEvm.Parameters,
): Promise<void> {
  const { onAsked, signal, wallet, walletId } = parameters
  const { config, workarounds } = kit
  const connector = findConnector(config.connectors, parameters)
  if (!connector)
    throw walletId === WALLET_CONNECT_ID
      ? new ConnectorMissingError({ connector: 'walletConnect' })
      : new WalletNotInstalledError({ walletId })
  // wagmi drops connections made while it is reconnecting.
  await waitForReconnect(config, () => isReconnecting(kit))
  signal.throwIfAborted()
  const connection = config.state.connections.get(connector.uid)
  if (connection) {
    if (isSame(kit, wallet)) {
      await switchAccount(config, { connector })
      return
    }
    // WalletConnect holds one session, so another wallet replaces it.
    await endConnection(kit, connection)
    signal.throwIfAborted()
  }
  // Only injected connectors are checked: others would load their code twice.
  if (connector.type === 'injected' && !(await findProvider(connector)))
    throw new WalletNotInstalledError({ walletId })
  signal.throwIfAborted()
  onAsked()
  const run = () =>
    workarounds.isEnabled
      ? connectWithAbort(config, {
          attempts: workarounds.attempts,
          connector,
          signal,
        })
      : connectPlainly(kit, connector, signal)
  await connectAndSignIn(kit, connector, run)
  if (!signal.aborted) return
  // Aborted while wagmi was storing a connection the wallet had approved.
  const late = config.state.connections.get(connector.uid)
  if (late) await endConnection(kit, late)
  signal.throwIfAborted()
}

export declare namespace connectEvm {
  type Parameters = {
    onAsked: () => void
    signal: AbortSignal
    wallet: Wallet | undefined
    walletId: string
  }
}

/** A WalletConnect wallet can sign in with the approval of the connection. */
async function connectAndSignIn(
  kit: Kit,
  connector: Connector,
  run: () => Promise<void>,
) {
  const isPossible =
    connector.id === WALLET_CONNECT_ID && (kit.siwx ?? kit.siweConfig)
  // Without its code, the prompt follows.
  const module =
    isPossible && (await import('../signIn/signIns.js').catch(() => undefined))
  await (module ? module.signIns.signInWithPairing(kit, run) : run())
}

/** After an abort, wagmi stays `connecting` until the wallet answers. */
async function connectPlainly(
  kit: Kit,
  connector: Connector,
  signal: AbortSignal,
) {
  const connecting = connect(kit.config, { connector })
  const end = async () => {
    const late = kit.config.state.connections.get(connector.uid)
    if (signal.aborted && late) await endConnection(kit, late)
  }
  connecting.then(end).catch(() => {})
  await withTimeout(connecting, {
    ms: Number.POSITIVE_INFINITY,
    error: () => new WalletTimeoutError(),
    signal,
  })
}

function findProvider(connector: Connector): Promise<unknown> {
  return withTimeout((async () => connector.getProvider())(), {
    ms: WALLET_PROVIDER_TIMEOUT_MS,
    error: () => new WalletTimeoutError(),
  })
}

function isSame({ pairing }: Kit, wallet: Wallet | undefined) {
  const { peer } = pairing?.getState().session ?? {}
  if (wallet?.type !== 'WALLET_CONNECT' || !peer?.name) return true
  return wallet.id === WALLET_CONNECT_ID || isPeer(wallet, peer)
}

/** Two wallets can announce the same id; prefer the one that was chosen. */
function findConnector(
  connectors: readonly Connector[],
  { wallet, walletId }: connectEvm.Parameters,
) {
  const named = connectors.filter(({ id }) => id === walletId)
  const parts = [wallet, ...(wallet?.entries ?? [])]
  const uids = parts.map((part) => part?.connectorUid)
  return named.find(({ uid }) => uids.includes(uid)) ?? named[0]
}
