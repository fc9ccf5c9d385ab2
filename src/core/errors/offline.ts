import { KitError } from './base.js'

/** The browser is offline, and nothing could be reached. */
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
