import { KitError } from './base.js'

/** Thrown when the wallet does not respond in time. */
export class WalletTimeoutError extends KitError<'WALLET_TIMEOUT'> {
  override name = 'WalletTimeoutError'
  constructor(parameters: { cause?: unknown } = {}) {
    super("Your wallet isn't responding", {
      code: 'WALLET_TIMEOUT',
      ...parameters,
    })
  }
}
