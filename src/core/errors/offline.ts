import { KitError } from './base.js'

/** Thrown when the browser is offline and a request failed. */
export class OfflineError extends KitError<'OFFLINE'> {
  override name = 'OfflineError'
  constructor(parameters: { cause?: unknown } = {}) {
    super("You're offline. Check your connection and try again", {
      code: 'OFFLINE',
      sentToNetwork: 'no',
      ...parameters,
    })
  }
}
