import { KitError } from './base.js'

/** The wallet has not answered in time. */
export class WalletTimeoutError extends KitError<'WALLET_TIMEOUT'> {
  override name = 'WalletTimeoutError'
  constructor(parameters: { cause?: unknown } = {}) {
    super('The wallet does not answer', {
      code: 'WALLET_TIMEOUT',
      ...parameters,
    })
  }
}
