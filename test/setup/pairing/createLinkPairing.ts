import type { Pairing, PairingState } from '../../../src/core/ports/pairing.js'
import { createPairingStub } from './createPairingStub.js'

/**
 * Returns the pairing stub as one object, with its state and listener counts.
 */
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
