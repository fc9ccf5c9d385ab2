import type { PairingState } from '../core/ports/pairing.js'

/** State before the first connection. */
export const initialState: PairingState = {
  status: 'idle',
  uri: undefined,
  expiresAt: undefined,
  session: undefined,
  namespaces: [],
  error: undefined,
}
