import type { Adapter } from '@solana/wallet-adapter-base'
import type { SolanaAccount } from '../../core/account/account.js'
import {
  AUTH_CONNECTOR_ID,
  SOLANA_SILENT_TIMEOUT_MS,
} from '../../core/constants.js'
import { NotConnectedError } from '../../core/errors/send.js'
import {
  InvalidClustersError,
  WalletTimeoutError,
} from '../../core/errors/solanaWallet.js'
import type { Logger } from '../../core/logger.js'
import type { SolanaCluster, SolanaNetworkId } from '../../core/ports/solana.js'
import type { Frame } from '../../core/ports.js'
import { withTimeout } from '../../core/promise/withTimeout.js'
import type { KitStorage } from '../../core/storage.js'
import { createEmbeddedWallet } from '../embedded/createEmbeddedWallet.js'
import type { WalletHandle } from '../wallet.js'
import { createConnect } from './createConnect.js'
import { createConnections } from './createConnections.js'
import { createEmbedded } from './createEmbedded.js'
import { createMount } from './createMount.js'
import { createRecord } from './createRecord.js'
import { createStore } from './createStore.js'
import { createWallets } from './createWallets.js'

/** Owner of Solana's facts: who is connected, with what, on which network. */
export function createOwner(parameters: {
  adapters: readonly { adapter: Adapter; handle: WalletHandle }[]
  clusters: readonly SolanaCluster[]
  frame: Frame | undefined
  logger: Logger
  storage: KitStorage
}) {
  const { adapters, clusters, frame, logger, storage } = parameters
  const defaultNetwork = clusters[0]?.id
  if (!defaultNetwork)
    throw new InvalidClustersError({ details: 'There is none.' })
  const record = createRecord(storage)
  const store = createStore({ logger, network: defaultNetwork })

  /** Nothing is asked of a network that is no longer configured. */
  const getRequestNetwork = (): SolanaNetworkId => {
    const { network } = store.get()
    return clusters.some(({ id }) => id === network) ? network : defaultNetwork
  }

  const connections = createConnections({
    getRequestNetwork,
    logger,
    record,
    store,
  })
  const handle = frame && createEmbeddedWallet({ frame, logger })
  const wallets = createWallets({
    adapters,
    embedded: handle,
    logger,
    onChange(found) {
      store.set({ wallets: found })
      for (const { handle, walletId } of store.get().connections)
        if (handle && !wallets.has(handle)) connections.drop(walletId)
    },
  })
  const embedded =
    frame &&
    handle &&
    createEmbedded({ connections, frame, handle, logger, storage })
  const { mount, waitForRestore } = createMount({
    connections,
    embedded,
    logger,
    record,
    storage,
    store,
    wallets,
  })
  const { abort, connect, getRunning } = createConnect({
    connections,
    embedded,
    mount,
    store,
    waitForRestore,
    wallets,
  })

  async function leave(walletId: string) {
    abort(walletId)
    if (walletId === AUTH_CONNECTOR_ID) return embedded?.leave()
    const handle = connections.get(walletId)
      ? (connections.get(walletId)?.handle ?? wallets.get(walletId))
      : undefined
    connections.drop(walletId, { record: 'left' })
    if (!handle) return
    try {
      await withTimeout(handle.disconnect(), {
        ms: SOLANA_SILENT_TIMEOUT_MS,
        error: () => new WalletTimeoutError(),
      })
    } catch (error) {
      logger.warn('a wallet was not disconnected cleanly', error)
    }
  }

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    mount,
    connect,
    getRequestNetwork,
    activate: connections.activate,
    setNetwork: connections.setNetwork,
    async disconnect({ walletId }: { walletId?: string | undefined } = {}) {
      const all = store.get().connections.map(({ walletId }) => walletId)
      const isIn = embedded?.isWanted() ? [AUTH_CONNECTOR_ID] : []
      const ids = new Set([...all, ...getRunning(), ...isIn])
      const left =
        walletId === undefined ? ids : ids.has(walletId) ? [walletId] : []
      await Promise.all([...left].map(leave))
    },
    getWallet({ address, connector }: SolanaAccount): WalletHandle {
      const connection = connections.get(connector.id)
      const { accounts = [], handle, status } = connection ?? {}
      const isThere = accounts.some((account) => account.address === address)
      if (!handle || !isThere || status !== 'connected')
        throw new NotConnectedError()
      return handle
    },
  }
}
