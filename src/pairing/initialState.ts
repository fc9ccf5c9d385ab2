import type { PairingState } from '../core/ports/pairing.js'

/** Before anybody has connected. */
export const initialState: PairingState = {
  status: 'idle',
  uri: undefined,
  expiresAt: undefined,
  session: undefined,
  namespaces: [],
  error: undefined,
}
