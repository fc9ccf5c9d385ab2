import { KitError } from './base.js'

/** Thrown when the browser blocks the window of devices. */
export class DevicesBlockedError extends KitError<'DEVICES_BLOCKED'> {
  override name = 'DevicesBlockedError'
  constructor() {
    super('Your browser blocked the devices window. Allow pop-ups', {
      code: 'DEVICES_BLOCKED',
      details:
        'Call `manageDevices` inside the click handler, before any `await`.',
    })
  }
}

/**
 * Thrown when the window of devices cannot reach this page: it was closed at
 * once, or the page's opener policy cuts off its windows.
 */
export class DevicesUnreachableError extends KitError<'DEVICES_UNREACHABLE'> {
  override name = 'DevicesUnreachableError'
  constructor() {
    super('This site cut off the devices window', {
      code: 'DEVICES_UNREACHABLE',
      details:
        'Send Cross-Origin-Opener-Policy: same-origin-allow-popups. A window that the user closes at once looks the same.',
    })
  }
}
