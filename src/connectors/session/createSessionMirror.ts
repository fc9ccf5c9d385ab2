import { type Address, numberToHex, ProviderDisconnectedError } from 'viem'
import type { CreateConnectorFn } from 'wagmi'
import { sleep } from '../../core/promise/sleep.js'
import type { createEvents } from './createEvents.js'

/**
 * Creates the mirror of a wallet's session: the one place that tells wagmi and
 * the provider's listeners (EIP-1193) what changed.
 *
 * @param parameters.connectorId - Id of the connector in wagmi's storage.
 * @param parameters.isRemembered - Whether the session outlives a reload.
 * @param parameters.onChainId - Called when the session has another chain.
 */
export function createSessionMirror<session extends MirroredSession>(
  parameters: createSessionMirror.Parameters,
): createSessionMirror.ReturnType<session> {
  const { config, connectorId, events, isRemembered, onChainId } = parameters
  const { emitter, storage } = config
  let current: session | undefined

  function update(next: session) {
    if (!current) return
    const isSameChain = next.chainId === current.chainId
    const isSameList = String(next.accounts) === String(current.accounts)
    current = next
    if (!isSameChain) onChainId?.(next.chainId)
    if (isSameChain && isSameList) return
    emitter.emit('change', {
      accounts: isSameList ? undefined : next.accounts,
      chainId: isSameChain ? undefined : next.chainId,
    })
    if (!isSameList) events.emit('accountsChanged', [...next.accounts])
    if (!isSameChain) events.emit('chainChanged', numberToHex(next.chainId))
  }

  function close() {
    if (!current) return false
    current = undefined
    events.emit('accountsChanged', [])
    events.emit(
      'disconnect',
      new ProviderDisconnectedError(new Error('Disconnected.')),
    )
    return true
  }

  return {
    close,
    peek: () => current,
    update,
    drop() {
      if (close()) emitter.emit('disconnect')
    },
    open(next) {
      if (current) return update(next)
      current = next
      onChainId?.(next.chainId)
      events.emit('connect', { chainId: numberToHex(next.chainId) })
    },
    reconnectLate({ join, read, signal }) {
      return retry({
        signal,
        async isWanted() {
          const recent = await storage?.getItem('recentConnectorId')
          return recent === connectorId && isRemembered()
        },
        announce() {
          const found = current ? undefined : read()
          if (!found) return true
          emitter.emit('connect', found)
          // wagmi listens for changes of the connections it has accepted.
          const isAccepted = emitter.listenerCount('change') > 0
          if (isAccepted) join(found)
          return isAccepted
        },
      })
    },
  }
}

export declare namespace createSessionMirror {
  type Parameters = {
    config: globalThis.Parameters<CreateConnectorFn>[0]
    connectorId: string
    events: createEvents.ReturnType
    isRemembered(): boolean
    onChainId?: ((chainId: number) => void) | undefined
  }
  type ReturnType<session> = {
    /** What wagmi was last told; `undefined` while disconnected. */
    peek(): session | undefined
    /** Connects, or updates the connection there is. */
    open(next: session): void
    /** Emits what changed; does nothing while disconnected. */
    update(next: session): void
    /** Disconnects without telling wagmi. Returns whether it was connected. */
    close(): boolean
    /** Disconnects and tells wagmi. */
    drop(): void
    /**
     * Tells wagmi of a connection that was restored after wagmi's reconnect had
     * ended. wagmi ignores the event while it connects or reconnects, so the
     * event is emitted every 250 ms, for at most 30 s.
     */
    reconnectLate(options: {
      join(session: session): void
      read(): session | undefined
      signal: AbortSignal
    }): Promise<void>
  }
}

type MirroredSession = { accounts: readonly Address[]; chainId: number }

const RETRY_MS = 250
const RETRY_LIMIT = 120

async function retry(parameters: {
  announce(): boolean
  isWanted(): Promise<boolean>
  signal: AbortSignal
}) {
  const { announce, isWanted, signal } = parameters
  for (let count = 0; count < RETRY_LIMIT; count++) {
    if (!(await isWanted()) || signal.aborted) return
    if (announce()) return
    await sleep(RETRY_MS, signal)
  }
}
