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

/**
 * Thrown when the window that exports private keys cannot reach this page: it
 * was closed at once, or the page's opener policy cuts off its windows.
 */
export class ExportUnreachableError extends KitError<'EXPORT_UNREACHABLE'> {
  override name = 'ExportUnreachableError'
  constructor() {
    super('This site cut off the export window', {
      code: 'EXPORT_UNREACHABLE',
      details:
        'Send Cross-Origin-Opener-Policy: same-origin-allow-popups. A window that the user closes at once looks the same.',
    })
  }
}
