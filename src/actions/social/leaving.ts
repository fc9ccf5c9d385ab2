import type { Kit } from '../../createKit.js'

/**
 * The last login with Farcaster of a kit: resolves when it has ended, and the
 * frame is back from it. Other logins wait for that.
 */
export const leaving = new WeakMap<Kit, Promise<void>>()
