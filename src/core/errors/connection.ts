import { KitError } from './base.js'

/** The wallet has not answered in time. */
export class WalletTimeoutError extends KitError<'WALLET_TIMEOUT'> {
  override name = 'WalletTimeoutError'
  constructor(parameters: { cause?: unknown } = {}) {
    super("Your wallet isn't responding", {
      code: 'WALLET_TIMEOUT',
      ...parameters,
    })
  }
}
