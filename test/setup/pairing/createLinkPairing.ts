import type { Pairing, PairingState } from '../../../src/core/ports/pairing.js'
import { createPairingStub } from './createPairingStub.js'

/** The pairing stub as one object: its state, and who looks on. */
export function createLinkPairing(): createLinkPairing.ReturnType {
  const { pairing, ...steering } = createPairingStub()
  return Object.assign(pairing, steering)
}

export declare namespace createLinkPairing {
  type ReturnType = Pairing & {
    countListeners: () => number
    countWatchers: () => number
    set: (part: Partial<PairingState>) => void
  }
}
