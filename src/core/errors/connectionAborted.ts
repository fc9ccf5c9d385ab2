import { KitError } from './base.js'

/** Thrown when the wallet is disconnected while it is connecting. */
export class ConnectionAbortedError extends KitError<'CONNECTION_ABORTED'> {
  override name = 'ConnectionAbortedError'
  constructor() {
    super('Connection cancelled', {
      code: 'CONNECTION_ABORTED',
      sentToNetwork: 'no',
    })
  }
}
