import type { SolanaAccount } from '../../core/account/account.js'
import {
  AUTH_CONNECTOR_ID,
  SOLANA_SILENT_TIMEOUT_MS,
  WALLET_CONNECT_ID,
} from '../../core/constants/connectors.js'
import { WalletTimeoutError } from '../../core/errors/connection.js'
import { NotConnectedError } from '../../core/errors/send.js'
import { InvalidClustersError } from '../../core/errors/solanaWallet.js'
import type { Logger } from '../../core/logger.js'
import type { Hosts } from '../../core/options/hosts.js'
import type { Pairing } from '../../core/ports/pairing.js'
import type { SolanaCluster, SolanaNetworkId } from '../../core/ports/solana.js'
import type { Frame } from '../../core/ports.js'
import { withTimeout } from '../../core/promise/withTimeout.js'
import type { KitStorage } from '../../core/storage.js'
import type { SolanaAdapter } from '../adapters/adapter.js'
import { createEmbeddedWallet } from '../embedded/createEmbeddedWallet.js'
import { loadChain } from '../loadChain.js'
import { createPairingWallet } from '../pairingAdapter/createPairingWallet.js'
import type { WalletHandle } from '../wallet.js'
import { createConnect } from './createConnect.js'
import { createConnections } from './createConnections.js'
import { createEmbedded } from './createEmbedded.js'
import { createMount } from './createMount.js'
import { createPaired } from './createPaired.js'
import { createRecord } from './createRecord.js'
import { createStore } from './createStore.js'
import { createWallets } from './createWallets.js'

/**
 * Creates the owner of Solana's facts: which accounts are connected, with
 * which wallets, on which network.
 */
export function createOwner(parameters: {
  adapters: readonly { adapter: SolanaAdapter; handle: WalletHandle }[]
  clusters: readonly SolanaCluster[]
  frame: Frame | undefined
  hosts: Hosts
  logger: Logger
  pairing: Pairing | undefined
  storage: KitStorage
}) {
  const { adapters, clusters, frame, hosts, logger } = parameters
  const { pairing, storage } = parameters
  const getDefaultNetwork = () => {
    const [first] = clusters
    if (!first) throw new InvalidClustersError({ details: 'There is none.' })
    return first.id
  }
  const record = createRecord(storage)
  const store = createStore({ logger, network: getDefaultNetwork() })

  /** No request is made for a network that is no longer configured. */
  const getRequestNetwork = (): SolanaNetworkId => {
    const { network } = store.get()
    return clusters.some(({ id }) => id === network)
      ? network
      : getDefaultNetwork()
  }

  const connections = createConnections({
    getRequestNetwork,
    logger,
    record,
    store,
  })
  const handle = frame && createEmbeddedWallet({ frame, logger })
  const pairedHandle =
    pairing && createPairingWallet({ clusters, logger, pairing })
  const wallets = createWallets({
    adapters,
    embedded: handle,
    logger,
    paired: pairedHandle,
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
  const paired =
    pairing &&
    pairedHandle &&
    createPaired({
      connections,
      async getProposal() {
        const { toProposal } = await loadChain()
        const network = getRequestNetwork()
        return toProposal({ clusters, network, rpcHost: hosts.rpc })
      },
      handle: pairedHandle,
      isAsked: () => getRunning().includes(WALLET_CONNECT_ID),
      logger,
      pairing,
    })
  const { mount, waitForRestore } = createMount({
    connections,
    embedded,
    logger,
    paired,
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
    const isPaired = walletId === WALLET_CONNECT_ID && paired?.isWanted()
    const handle =
      connections.get(walletId) || isPaired
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
      const ids = new Set([...all, ...getRunning()])
      if (embedded?.isWanted()) ids.add(AUTH_CONNECTOR_ID)
      if (paired?.isWanted()) ids.add(WALLET_CONNECT_ID)
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
