import type { Pairing, PairingState } from '../../src/core/ports/pairing.js'

const idle: PairingState = {
  error: undefined,
  expiresAt: undefined,
  namespaces: [],
  session: undefined,
  status: 'idle',
  uri: undefined,
}

/** A pairing that only has a state, and says who looks on. */
export function createLinkPairing(): createLinkPairing.ReturnType {
  let state = idle
  let watchers = 0
  const listeners = new Set<() => void>()
  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    watch() {
      watchers++
      return () => void watchers--
    },
    countListeners: () => listeners.size,
    countWatchers: () => watchers,
    set(part: Partial<PairingState>) {
      state = { ...state, ...part }
      for (const listener of [...listeners]) listener()
    },
  } as never
}

export declare namespace createLinkPairing {
  type ReturnType = Pairing & {
    countListeners: () => number
    countWatchers: () => number
    set: (part: Partial<PairingState>) => void
  }
}
