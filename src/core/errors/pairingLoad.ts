import { KitError } from './base.js'

/**
 * Thrown when WalletConnect cannot be loaded or its relay cannot be reached.
 */
export class PairingUnavailableError extends KitError<'PAIRING_UNAVAILABLE'> {
  override name = 'PairingUnavailableError'
  constructor(
    parameters: { cause?: unknown; details?: string | undefined } = {},
  ) {
    super("Couldn't reach WalletConnect", {
      code: 'PAIRING_UNAVAILABLE',
      ...parameters,
    })
  }
}
