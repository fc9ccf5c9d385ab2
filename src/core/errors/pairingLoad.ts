import { KitError } from './base.js'

/** WalletConnect could not be loaded, or its relay not be reached. */
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
