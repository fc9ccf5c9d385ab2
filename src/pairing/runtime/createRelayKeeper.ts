import type { RelayRefusedError } from '../../core/errors/pairing.js'
import type { SdkRelayer } from './sdk.js'
import { toRelayRefusal } from './toRelayRefusal.js'

const SHORTEST_MS = 1_000
const LONGEST_MS = 30_000

/**
 * Keeps the connection to the relay open while it is needed. The library stops
 * retrying after some failures, so this retries after 1 to 30 s, and at once
 * when the page becomes visible or the device is back online. A relay that has
 * rejected the page is not retried by the timer.
 */
export function createRelayKeeper(
  parameters: createRelayKeeper.Parameters,
): createRelayKeeper.ReturnType {
  const { onRefused, relayer } = parameters
  const holders = new Set<object>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let delay = SHORTEST_MS
  let isRefused = false

  function schedule() {
    if (timer || isRefused || !holders.size) return
    timer = setTimeout(() => void open(), delay)
    delay = Math.min(delay * 2, LONGEST_MS)
  }

  async function open() {
    clearTimeout(timer)
    timer = undefined
    if (!holders.size || relayer.connected) return
    try {
      await relayer.transportOpen()
    } catch {
      schedule()
    }
  }

  function onConnect() {
    clearTimeout(timer)
    timer = undefined
    delay = SHORTEST_MS
    isRefused = false
  }

  function onError(error: unknown) {
    const refusal = toRelayRefusal(error)
    if (!refusal) return schedule()
    isRefused = true
    onRefused(refusal)
  }

  function onWake() {
    if (globalThis.document?.visibilityState === 'hidden') return
    void open()
  }

  function toggle(action: 'addEventListener' | 'removeEventListener') {
    globalThis.document?.[action]('visibilitychange', onWake)
    globalThis.window?.[action]?.('online', onWake)
  }

  relayer.on('relayer_connect', onConnect)
  relayer.on('relayer_disconnect', schedule)
  relayer.on('relayer_error', onError)

  return {
    hold(holder) {
      if (!holders.size) toggle('addEventListener')
      holders.add(holder)
    },
    release(holder) {
      if (!holders.delete(holder) || holders.size) return
      clearTimeout(timer)
      timer = undefined
      delay = SHORTEST_MS
      toggle('removeEventListener')
    },
    stop() {
      for (const holder of [...holders]) this.release(holder)
      relayer.off('relayer_connect', onConnect)
      relayer.off('relayer_disconnect', schedule)
      relayer.off('relayer_error', onError)
    },
  }
}

export declare namespace createRelayKeeper {
  type Parameters = {
    relayer: SdkRelayer
    onRefused(error: RelayRefusedError): void
  }
  type ReturnType = {
    /** Keeps the connection open until it is released. */
    hold(holder: object): void
    release(holder: object): void
    /** Releases all holders and removes all listeners. */
    stop(): void
  }
}
