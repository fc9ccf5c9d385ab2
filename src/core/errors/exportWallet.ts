import { KitError } from './base.js'

/** Thrown when the browser blocks the window that exports private keys. */
export class ExportBlockedError extends KitError<'EXPORT_BLOCKED'> {
  override name = 'ExportBlockedError'
  constructor() {
    super('Your browser blocked the export window. Allow pop-ups', {
      code: 'EXPORT_BLOCKED',
      details:
        'Call `exportWallet` inside the click handler, before any `await`.',
    })
  }
}
