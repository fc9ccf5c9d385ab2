import type { Logger } from '../../core/logger.js'
import type { SolanaNetworkId, SolanaState } from '../../core/ports/solana.js'
import type { Facts } from './facts.js'
import { isSame } from './isSame.js'
import { toState } from './toState.js'

/** Holds the facts, and tells when what is seen of them changes. */
export type SolanaStore = {
  get(): Facts
  /** Also without a change: handles tell by themselves what they are. */
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
      // A wrapper, so that one function subscribed twice is two subscriptions.
      const entry = () => listener()
      listeners.add(entry)
      return () => void listeners.delete(entry)
    },
  }
}

/** One of the connections is active; the first when its own has gone. */
function withActive(facts: Facts): Facts {
  const { activeId, connections } = facts
  if (connections.some(({ walletId }) => walletId === activeId)) return facts
  const next =
    connections.find(({ status }) => status === 'connected') ?? connections[0]
  return { ...facts, activeId: next?.walletId }
}

/** Lists that say the same stay the same objects. */
function keepParts(previous: SolanaState, next: SolanaState): SolanaState {
  const { accounts, wallets } = previous
  return {
    ...next,
    accounts: isSame(accounts, next.accounts) ? accounts : next.accounts,
    wallets: isSame(wallets, next.wallets) ? wallets : next.wallets,
  }
}
