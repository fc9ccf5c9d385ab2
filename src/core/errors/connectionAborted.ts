import { KitError } from './base.js'

/** The wallet was disconnected while it was being connected. */
export class ConnectionAbortedError extends KitError<'CONNECTION_ABORTED'> {
  override name = 'ConnectionAbortedError'
  constructor() {
    super('Connection cancelled', {
      code: 'CONNECTION_ABORTED',
      sentToNetwork: 'no',
    })
  }
}
