import { AUTH_CONNECTOR_ID } from '../../core/constants/connectors.js'
import { getKitError } from '../../core/errors/getKitError.js'
import { ConnectionAbortedError } from '../../core/errors/pairing.js'
import { WalletNotInstalledError } from '../../core/errors/wallet.js'
import { withTimeout } from '../../core/promise/withTimeout.js'
import type { SolanaConnections } from './createConnections.js'
import type { SolanaEmbedded } from './createEmbedded.js'
import type { SolanaStore } from './createStore.js'
import type { SolanaWallets } from './createWallets.js'

type Run = {
  controller: AbortController
  isAsked: boolean
  listeners: (() => void)[]
  promise: Promise<void>
}

/** Connects wallets that the user has chosen, one attempt per wallet. */
export type SolanaConnect = {
  connect(parameters: {
    walletId: string
    onAsked?: (() => void) | undefined
  }): Promise<void>
  /** Aborts the pending call; its promise rejects. */
  abort(walletId: string): void
  getRunning(): readonly string[]
}

export function createConnect(parameters: {
  connections: SolanaConnections
  embedded: SolanaEmbedded | undefined
  /** Follows the wallets until the returned function is called. */
  mount: () => () => void
  /** Resolves when an earlier visit's wallet has answered; never rejects. */
  waitForRestore: (walletId: string) => Promise<void>
  store: SolanaStore
  wallets: SolanaWallets
}): SolanaConnect {
  const { connections, embedded, mount, store, waitForRestore, wallets } =
    parameters
  const runs = new Map<string, Run>()

  function start(walletId: string, run: Run) {
    function onAsked() {
      if (run.isAsked) return
      run.isAsked = true
      for (const listener of run.listeners) listener()
    }
    const { signal } = run.controller
    const ask = walletId === AUTH_CONNECTOR_ID ? requestEmbedded : requestWallet
    // An aborted call ends immediately, whatever the wallet does.
    return withTimeout(ask({ onAsked, signal, walletId }), {
      ms: Number.POSITIVE_INFINITY,
      error: () => new ConnectionAbortedError(),
      signal,
    })
  }

  async function requestEmbedded(request: Request) {
    if (embedded) return embedded.connect(request)
    throw new WalletNotInstalledError({ walletId: request.walletId })
  }

  async function requestWallet({ onAsked, signal, walletId }: Request) {
    // Two requests to one wallet would be two prompts.
    await waitForRestore(walletId)
    signal.throwIfAborted()
    if (connections.get(walletId)?.status === 'connected')
      return connections.activate(walletId)
    const handle = await wallets.find(walletId)
    signal.throwIfAborted()
    const session = connections.begin(walletId)
    onAsked()
    try {
      await connections.take({
        handle,
        isActive: true,
        isSilent: false,
        session,
        signal,
      })
      if (session.isLive()) return
      // The user has approved a call that was aborted.
      if (!runs.has(walletId)) await handle.disconnect()
      throw new ConnectionAbortedError()
    } catch (error) {
      if (session.isLive()) connections.drop(walletId)
      throw error
    }
  }

  const update = () => store.set({ isConnecting: runs.size > 0 })

  return {
    connect({ onAsked, walletId }) {
      const current = runs.get(walletId)
      if (current) {
        if (current.isAsked) onAsked?.()
        else if (onAsked) current.listeners.push(onAsked)
        return current.promise
      }
      const run: Run = {
        controller: new AbortController(),
        isAsked: false,
        listeners: onAsked ? [onAsked] : [],
        promise: Promise.resolve(),
      }
      runs.set(walletId, run)
      const unmount = mount()
      run.promise = start(walletId, run)
        .catch(async (error: unknown) => {
          throw getKitError(error)
        })
        .finally(() => {
          if (runs.get(walletId) === run) runs.delete(walletId)
          update()
          unmount()
        })
      update()
      return run.promise
    },
    abort(walletId) {
      const run = runs.get(walletId)
      if (runs.delete(walletId)) update()
      run?.controller.abort(new ConnectionAbortedError())
    },
    getRunning: () => [...runs.keys()],
  }
}

type Request = { onAsked(): void; signal: AbortSignal; walletId: string }
