import {
  AUTH_CONNECTOR_ID,
  SOLANA_SILENT_TIMEOUT_MS,
} from '../../core/constants/connectors.js'
import type { Logger } from '../../core/logger.js'
import { hasStoredSession } from '../../core/login/hasStoredSession.js'
import type { Frame } from '../../core/ports.js'
import type { KitStorage } from '../../core/storage.js'
import type { WalletHandle } from '../wallet.js'
import type { SolanaConnections } from './createConnections.js'

/** Keeps the embedded wallet connected on Solana while the login is valid. */
export type SolanaEmbedded = {
  /** Whether the login is valid and Solana was not disconnected from it. */
  isWanted(): boolean
  /** @throws LoginRequiredError */
  connect(parameters: { onAsked(): void; signal: AbortSignal }): Promise<void>
  leave(): Promise<void>
  follow(): () => void
}

type Attempt = {
  /** Requested by the user, who may be about to sign in. */
  isAsked: boolean
  isDone: boolean
  /** Frame status when it failed last; `undefined` if it has not failed. */
  failedAs: string | undefined
  promise: Promise<unknown>
}

export function createEmbedded(parameters: {
  connections: SolanaConnections
  frame: Frame
  handle: WalletHandle
  logger: Logger
  storage: KitStorage
}): SolanaEmbedded {
  const { connections, frame, handle, logger, storage } = parameters
  let attempt: Attempt | undefined

  const isWanted = () => hasStoredSession(storage, 'solana')
  const isConnected = () =>
    connections.get(AUTH_CONNECTOR_ID)?.status === 'connected'

  function sync() {
    if (isWanted()) {
      if (!attempt || isDue(attempt)) start({ isAsked: false })
    } else if (!attempt?.isAsked) {
      attempt = undefined
      connections.drop(AUTH_CONNECTOR_ID)
    }
  }

  /**
   * Whether to retry a failed attempt: once each time the frame becomes ready.
   */
  function isDue(current: Attempt) {
    if (current.isDone && !isConnected()) current.failedAs ??= 'lost'
    if (current.failedAs === undefined) return false
    const { status } = frame.getState()
    const isNew = status === 'ready' && current.failedAs !== 'ready'
    current.failedAs = status
    return isNew
  }

  function start({ isAsked }: { isAsked: boolean }) {
    const current: Attempt = {
      isAsked,
      isDone: false,
      failedAs: undefined,
      promise: Promise.resolve(),
    }
    attempt = current
    current.promise = attach(isAsked)
      .catch((error: unknown) => {
        current.failedAs = frame.getState().status
        logger.warn('the embedded wallet is not connected on Solana', error)
        return error
      })
      .finally(() => {
        current.isAsked = false
        current.isDone = true
      })
    return current
  }

  async function attach(isAsked: boolean) {
    const session = connections.begin(AUTH_CONNECTOR_ID)
    // Known accounts are not shown forever; the frame may still respond.
    const timer = setTimeout(() => {
      if (session.isLive() && !isConnected())
        connections.hide(AUTH_CONNECTOR_ID)
    }, SOLANA_SILENT_TIMEOUT_MS)
    try {
      await connections.take({
        handle,
        isActive: isAsked,
        isSilent: !isAsked,
        session,
      })
    } catch (error) {
      if (session.isLive()) connections.drop(AUTH_CONNECTOR_ID)
      throw error
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    isWanted,
    async connect({ onAsked, signal }) {
      onAsked()
      if (attempt && !attempt.isDone) await attempt.promise
      signal.throwIfAborted()
      if (isConnected()) return connections.activate(AUTH_CONNECTOR_ID)
      const error = await start({ isAsked: true }).promise
      signal.throwIfAborted()
      if (error) throw error
      connections.activate(AUTH_CONNECTOR_ID)
    },
    async leave() {
      attempt = undefined
      connections.drop(AUTH_CONNECTOR_ID)
      await handle.disconnect()
    },
    follow() {
      const stops = [
        frame.subscribe(sync),
        storage.subscribe((key) => {
          if (loginKeys.includes(key)) sync()
        }),
      ]
      sync()
      return () => {
        attempt = undefined
        for (const stop of stops) stop()
      }
    },
  }
}

const loginKeys = ['detachedNamespaces', 'emailLoginUsed', 'signOutPending']
