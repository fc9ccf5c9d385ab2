import {
  AUTH_CONNECTOR_ID,
  SOLANA_SILENT_TIMEOUT_MS,
  WALLET_CONNECT_ID,
} from '../../core/constants/connectors.js'
import { WalletTimeoutError } from '../../core/errors/connection.js'
import type { Logger } from '../../core/logger.js'
import { withTimeout } from '../../core/promise/withTimeout.js'
import type { KitStorage } from '../../core/storage.js'
import type { SolanaConnections } from './createConnections.js'
import type { SolanaEmbedded } from './createEmbedded.js'
import type { SolanaPaired } from './createPaired.js'
import type { createRecord } from './createRecord.js'
import type { SolanaStore } from './createStore.js'
import type { SolanaWallets } from './createWallets.js'
import type { WalletConnection } from './facts.js'

/** Follows wallets, login and other tabs while it is mounted. */
export function createMount(parameters: {
  connections: SolanaConnections
  embedded: SolanaEmbedded | undefined
  logger: Logger
  paired: SolanaPaired | undefined
  record: createRecord.ReturnType
  storage: KitStorage
  store: SolanaStore
  wallets: SolanaWallets
}): {
  mount(): () => void
  waitForRestore(walletId: string): Promise<void>
} {
  const { connections, embedded, logger, paired, record, storage } = parameters
  const { store, wallets } = parameters
  const restores = new Map<string, Promise<void>>()
  let count = 0
  let stop: (() => void) | undefined

  async function restore(walletId: string) {
    const session = connections.begin(walletId)
    async function ask() {
      const handle = await wallets.find(walletId)
      if (session.isLive())
        await connections.take({ handle, isSilent: true, session })
    }
    try {
      await withTimeout(ask(), {
        ms: SOLANA_SILENT_TIMEOUT_MS,
        error: () => new WalletTimeoutError(),
      })
    } catch (error) {
      logger.info('a wallet of an earlier visit is not there', error)
      if (!session.isLive()) return
      // A valid session is not dropped because the relay is slow.
      if (walletId === WALLET_CONNECT_ID && paired?.isWanted())
        connections.hide(walletId)
      else connections.drop(walletId)
    }
  }

  /**
   * Restores earlier connections, and shows them while the wallets are asked.
   */
  function resume() {
    const { activeId, network, wallets: known } = record.read()
    const wanted = known.filter(({ id }) => {
      if (id === AUTH_CONNECTOR_ID) return embedded?.isWanted()
      return id !== WALLET_CONNECT_ID || paired?.isWanted()
    })
    store.set({
      connections: wanted.map(toConnection),
      ...(activeId === undefined ? {} : { activeId }),
      ...(network ? { network } : {}),
    })
    return wanted.filter(({ id }) => id !== AUTH_CONNECTOR_ID)
  }

  function follow() {
    const wanted = resume()
    const stops = [wallets.watch(), storage.subscribe(onStorage)]
    for (const { id } of wanted) {
      const restoring = restore(id).finally(() => {
        if (restores.get(id) === restoring) restores.delete(id)
      })
      restores.set(id, restoring)
    }
    if (embedded) stops.push(embedded.follow())
    if (paired) stops.push(paired.follow())
    return () => {
      for (const stop of stops) stop()
      connections.pause()
      restores.clear()
      const { connections: all } = store.get()
      // Pending connections end here; the next mount restores them.
      store.set({
        connections: all.filter(({ status }) => status === 'connected'),
      })
    }
  }

  function onStorage(key: string) {
    if (key !== 'solana') return
    // A wallet that was disconnected earlier may be connecting again: its
    // pending request continues.
    for (const walletId of record.read().left)
      if (walletId !== AUTH_CONNECTOR_ID && connections.get(walletId))
        connections.drop(walletId, { record: 'here' })
  }

  return {
    mount() {
      let isMounted = true
      count++
      stop ??= follow()
      return () => {
        if (!isMounted) return
        isMounted = false
        count--
        // StrictMode remounts immediately, so stop only after a real unmount.
        queueMicrotask(() => {
          if (count > 0) return
          stop?.()
          stop = undefined
        })
      }
    },
    waitForRestore: async (walletId) => restores.get(walletId),
  }
}

function toConnection(wallet: {
  id: string
  addresses: readonly string[]
  address: string
}): WalletConnection {
  return {
    walletId: wallet.id,
    handle: undefined,
    accounts: wallet.addresses.map((address) => ({ address })),
    address: wallet.address,
    status: 'connecting',
  }
}
