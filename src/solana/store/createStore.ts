import type { SolanaAccount } from '../../core/account/account.js'
import {
  AUTH_CONNECTOR_ID,
  AUTH_CONNECTOR_TYPE,
} from '../../core/constants/connectors.js'
import { NAME_MAX_LENGTH } from '../../core/constants/names.js'
import { cleanText } from '../../core/format/cleanText.js'
import type { Logger } from '../../core/logger.js'
import type {
  SolanaNetworkId,
  SolanaState,
  SolanaWallet,
} from '../../core/ports/solana.js'
import { isImageUrl } from '../../core/url.js'
import type { WalletHandle } from '../wallet.js'
import type { Facts, WalletConnection } from './facts.js'

/** Holds the facts, and notifies listeners when the derived state changes. */
export type SolanaStore = {
  get(): Facts
  /**
   * Call it without a change if a handle reports something else than before.
   */
  set(change?: Partial<Facts>): void
  /** The same object until something changes. */
  getState(): SolanaState
  subscribe(listener: () => void): () => void
}

export function createStore(parameters: {
  logger: Logger
  network: SolanaNetworkId
}): SolanaStore {
  const { logger, network } = parameters
  const listeners = new Set<() => void>()
  let facts: Facts = {
    wallets: [],
    connections: [],
    activeId: undefined,
    network,
    isConnecting: false,
  }
  let state = toState(facts)

  function notify() {
    for (const listener of [...listeners]) {
      try {
        listener()
      } catch (error) {
        logger.error('a listener of the Solana side has failed', error)
      }
    }
  }

  return {
    get: () => facts,
    set(change = {}) {
      facts = withActive({ ...facts, ...change })
      const next = keepParts(state, toState(facts))
      if (isSame(state, next)) return
      state = next
      notify()
    },
    getState: () => state,
    subscribe(listener) {
      // A wrapper, so that subscribing a function twice is two subscriptions.
      const entry = () => listener()
      listeners.add(entry)
      return () => void listeners.delete(entry)
    },
  }
}

/**
 * Ensures that one of the connections is active, preferably a connected one.
 */
function withActive(facts: Facts): Facts {
  const { activeId, connections } = facts
  if (connections.some(({ walletId }) => walletId === activeId)) return facts
  const next =
    connections.find(({ status }) => status === 'connected') ?? connections[0]
  return { ...facts, activeId: next?.walletId }
}

/** Keeps lists with the same content the same objects. */
function keepParts(previous: SolanaState, next: SolanaState): SolanaState {
  const { accounts, wallets } = previous
  return {
    ...next,
    accounts: isSame(accounts, next.accounts) ? accounts : next.accounts,
    wallets: isSame(wallets, next.wallets) ? wallets : next.wallets,
  }
}

/** Whether two plain values are deeply equal. */
function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every(
      (key) =>
        Object.hasOwn(b, key) &&
        isSame(a[key as keyof typeof a], b[key as keyof typeof b]),
    )
  )
}

/** Derives the public state from the facts. */
function toState(facts: Facts): SolanaState {
  return {
    status: toStatus(facts),
    wallets: facts.wallets.map(toWallet),
    accounts: facts.connections.flatMap((connection) =>
      connection.accounts.map((account) =>
        toAccount({ account, connection, facts }),
      ),
    ),
    network: facts.network,
  }
}

function toStatus({ connections, isConnecting }: Facts): SolanaState['status'] {
  if (connections.some(({ status }) => status === 'connected'))
    return 'connected'
  if (connections.length) return 'reconnecting'
  return isConnecting ? 'connecting' : 'disconnected'
}

function toWallet(handle: WalletHandle): SolanaWallet {
  const { icon, id, isAnnounced, isEmbedded, isPairing, name } = handle
  const url = typeof icon === 'string' ? icon.trim() : undefined
  return {
    id,
    name: cleanText(name, NAME_MAX_LENGTH),
    icon: isImageUrl(url) ? url : undefined,
    isInstalled: !isPairing && handle.isInstalled(),
    isReady: handle.isReady(),
    isEmbedded,
    ...(isAnnounced && { isAnnounced }),
    ...(isPairing && { isPairing }),
  }
}

function toAccount(parameters: {
  account: WalletConnection['accounts'][number]
  connection: WalletConnection
  facts: Facts
}): SolanaAccount {
  const { account, connection, facts } = parameters
  const { activeId, network } = facts
  const { handle, status, walletId } = connection
  const wallet = handle && toWallet(handle)
  const isEmbedded = walletId === AUTH_CONNECTOR_ID
  return {
    namespace: 'solana',
    address: account.address,
    caipAddress: `${network}:${account.address}`,
    caipNetworkId: network,
    chainId: network,
    type: 'eoa',
    status,
    connector: {
      id: walletId,
      name: wallet?.name ?? cleanText(walletId, NAME_MAX_LENGTH),
      type: isEmbedded ? AUTH_CONNECTOR_TYPE : 'solana',
      uid: `solana:${walletId}`,
      ...(wallet?.icon ? { icon: wallet.icon } : {}),
    },
    isActive: walletId === activeId && account.address === connection.address,
    publicKey: account.address,
    ...(account.path ? { path: account.path } : {}),
  }
}
