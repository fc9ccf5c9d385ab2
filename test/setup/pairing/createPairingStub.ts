import { vi } from 'vitest'
import { resolveHosts } from '../../../src/core/options.js'
import type {
  Pairing,
  PairingEvent,
  PairingState,
} from '../../../src/core/ports/pairing.js'

/** Creates a kit's pairing that the test controls, for tests above the port. */
export function createPairingStub() {
  const listeners = new Set<() => void>()
  const hearers = new Set<(event: PairingEvent) => void>()
  let state: PairingState = {
    status: 'idle',
    uri: undefined,
    expiresAt: undefined,
    session: undefined,
    namespaces: [],
    error: undefined,
  }
  let watchers = 0
  const pairing = {
    options: { projectId: 'test', hosts: resolveHosts() } as never,
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    on(hearer: (event: PairingEvent) => void) {
      hearers.add(hearer)
      return () => void hearers.delete(hearer)
    },
    provide: () => () => {},
    isRemembered: vi.fn(() => false),
    connect: vi.fn(() => new Promise<never>(() => {})),
    restore: vi.fn(async () => undefined),
    abort: vi.fn(),
    watch() {
      watchers++
      return () => void watchers--
    },
    renew: vi.fn(),
    request: vi.fn(async () => null),
    disconnect: vi.fn(async () => {}),
    getClientId: () => undefined,
  } satisfies Pairing
  return {
    pairing,
    countListeners: () => listeners.size + hearers.size,
    countWatchers: () => watchers,
    set(change: Partial<PairingState>) {
      state = { ...state, ...change }
      for (const listener of [...listeners]) listener()
    },
    tell(event: PairingEvent) {
      for (const hearer of [...hearers]) hearer(event)
    },
  }
}
