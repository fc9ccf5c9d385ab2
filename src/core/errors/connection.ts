import { KitError } from './base.js'

/** The wallet was disconnected while it was being connected. */
export class ConnectionAbortedError extends KitError<'CONNECTION_ABORTED'> {
  override name = 'ConnectionAbortedError'
  constructor() {
    super('The connection was given up', {
      code: 'CONNECTION_ABORTED',
      sentToNetwork: 'no',
    })
  }
}

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
