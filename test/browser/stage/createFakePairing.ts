import {
  type ProjectOptions,
  resolveProject,
} from '../../../src/core/options.js'
import type { Pairing, PairingState } from '../../../src/core/ports/pairing.js'

/** A pairing URI that is never scanned and does not expire during a test. */
const state: PairingState = {
  status: 'waiting',
  uri: `wc:${'5e'.repeat(32)}@2?relay-protocol=irn&symKey=${'a7'.repeat(32)}`,
  expiresAt: Date.now() + 86_400_000,
  session: undefined,
  namespaces: [],
  error: undefined,
}

/** WalletConnect as far as the UI shows it, without a relay. */
export function createFakePairing(project: ProjectOptions): Pairing {
  const nothing = () => {}
  const never = (signal?: AbortSignal) =>
    new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
    })
  return {
    options: resolveProject(project) as never,
    getState: () => state,
    subscribe: () => nothing,
    on: () => nothing,
    provide: () => nothing,
    isRemembered: () => false,
    connect: ({ signal }) => never(signal),
    restore: async () => undefined,
    abort: nothing,
    watch: () => nothing,
    renew: nothing,
    request: () => never(),
    disconnect: async () => {},
    getClientId: () => undefined,
  }
}
