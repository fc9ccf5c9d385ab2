import { AUTH_CONNECTOR_ID } from '../../core/constants/connectors.js'
import { NotConnectedError } from '../../core/errors/send.js'
import { NoAccountError } from '../../core/errors/solanaWallet.js'
import type { Logger } from '../../core/logger.js'
import type { SolanaNetworkId } from '../../core/ports/solana.js'
import type { WalletAccount, WalletChange, WalletHandle } from '../wallet.js'
import type { createRecord } from './createRecord.js'
import type { SolanaStore } from './createStore.js'
import type { WalletConnection } from './facts.js'

/** One attempt to connect a wallet, and its connection. */
export type Session = {
  /** Whether no later attempt, and no disconnect, has replaced it. */
  isLive(): boolean
  stop(): void
}

export type SolanaConnections = {
  get(walletId: string): WalletConnection | undefined
  /** Starts an attempt; results of earlier ones are ignored. */
  begin(walletId: string): Session
  /** @throws NoAccountError, and the wallet's errors */
  take(parameters: {
    handle: WalletHandle
    isSilent: boolean
    isActive?: boolean | undefined
    session: Session
    signal?: AbortSignal | undefined
  }): Promise<void>
  /** Drops a wallet without asking it. */
  drop(walletId: string, options?: DropOptions): void
  /** Hides a wallet that is still pending. */
  hide(walletId: string): void
  activate(walletId: string, address?: string | undefined): void
  setNetwork(network: SolanaNetworkId): void
  /** Stops following wallets, and keeps what is known. */
  pause(): void
}

type DropOptions = {
  /** `left`: notifies other tabs; `here`: leaves the storage unchanged. */
  record?: 'forget' | 'here' | 'left' | undefined
}

export function createConnections(parameters: {
  getRequestNetwork: () => SolanaNetworkId
  logger: Logger
  record: createRecord.ReturnType
  store: SolanaStore
}): SolanaConnections {
  const { getRequestNetwork, logger, record, store } = parameters
  const sessions = new Map<string, Session>()

  const get = (walletId: string) =>
    store.get().connections.find((item) => item.walletId === walletId)

  function put(connection: WalletConnection, activeId?: string) {
    const { connections } = store.get()
    const { walletId } = connection
    const isKnown = connections.some((item) => item.walletId === walletId)
    store.set({
      connections: isKnown
        ? connections.map((item) =>
            item.walletId === walletId ? connection : item,
          )
        : [...connections, connection],
      ...(activeId === undefined ? {} : { activeId }),
    })
    remember(connection)
  }

  function remember({ accounts, address, walletId }: WalletConnection) {
    const addresses = accounts.map((account) => account.address)
    const wallet = { id: walletId, addresses, address }
    record.change(({ left, wallets }) => ({
      wallets: wallets.some(({ id }) => id === walletId)
        ? wallets.map((item) => (item.id === walletId ? wallet : item))
        : [...wallets, wallet],
      left: left.filter((id) => id !== walletId),
      activeId: store.get().activeId,
    }))
  }

  function drop(
    walletId: string,
    { record: kind = 'forget' }: DropOptions = {},
  ) {
    sessions.get(walletId)?.stop()
    sessions.delete(walletId)
    const isKnown = get(walletId) !== undefined
    remove(walletId)
    if (kind === 'here' || (!isKnown && kind === 'forget')) return
    record.change(({ left, wallets }) => ({
      wallets: wallets.filter(({ id }) => id !== walletId),
      left: kind === 'left' ? [...left, walletId] : left,
      activeId: store.get().activeId,
    }))
  }

  function remove(walletId: string) {
    const { connections } = store.get()
    store.set({
      connections: connections.filter((item) => item.walletId !== walletId),
    })
  }

  function onChange(walletId: string, change: WalletChange) {
    const connection = get(walletId)
    if (!connection) return
    const { accounts, caipNetworkId } = change
    if (accounts && !accounts.length)
      return drop(walletId, {
        // The embedded wallet depends on the login, in every tab.
        record: walletId === AUTH_CONNECTOR_ID ? 'forget' : 'left',
      })
    if (accounts)
      put({ ...connection, accounts, address: select(connection, accounts) })
    if (caipNetworkId && store.get().activeId === walletId)
      setNetwork(caipNetworkId)
  }

  function setNetwork(network: SolanaNetworkId) {
    store.set({ network })
    record.change(() => ({ network }))
  }

  function begin(walletId: string) {
    sessions.get(walletId)?.stop()
    const session: Session = {
      isLive: () => sessions.get(walletId) === session,
      stop() {},
    }
    sessions.set(walletId, session)
    return session
  }

  return {
    get,
    begin,
    async take({ handle, isActive, isSilent, session, signal }) {
      const walletId = handle.id
      const accounts = await handle.connect({
        caipNetworkId: getRequestNetwork(),
        isSilent,
        signal,
      })
      if (!session.isLive()) return
      const [first] = accounts
      if (!first) throw new NoAccountError()
      session.stop = follow({
        handle,
        logger,
        onChange(change) {
          if (session.isLive()) onChange(walletId, change)
        },
      })
      const address = get(walletId)?.address
      const selected = accounts.find((account) => account.address === address)
      put(
        {
          walletId,
          handle,
          accounts,
          address: (selected ?? first).address,
          status: 'connected',
        },
        isActive ? walletId : undefined,
      )
    },
    drop,
    hide: remove,
    activate(walletId, address) {
      const connection = get(walletId)
      const { accounts = [], status } = connection ?? {}
      const isKnown = (value: string) =>
        accounts.some((account) => account.address === value)
      if (!connection || status !== 'connected') throw new NotConnectedError()
      if (address !== undefined && !isKnown(address))
        throw new NotConnectedError()
      put({ ...connection, address: address ?? connection.address }, walletId)
    },
    setNetwork,
    pause() {
      for (const session of sessions.values()) session.stop()
      sessions.clear()
    },
  }
}

function follow(parameters: {
  handle: WalletHandle
  logger: Logger
  onChange: (change: WalletChange) => void
}): () => void {
  const { handle, logger, onChange } = parameters
  function guard<output>(run: () => output) {
    try {
      return run()
    } catch (error) {
      logger.warn('a wallet could not be followed', error)
      return undefined
    }
  }
  const stop = guard(() => handle.subscribe(onChange))
  return () => void guard(() => stop?.())
}

/**
 * A wallet lists its current account first. If that is unchanged, the selected
 * account stays selected.
 */
function select(
  connection: WalletConnection,
  accounts: readonly WalletAccount[],
): string {
  const { accounts: previous, address } = connection
  const first = accounts[0]?.address ?? address
  const isKept = accounts.some((account) => account.address === address)
  return isKept && previous[0]?.address === first ? address : first
}
