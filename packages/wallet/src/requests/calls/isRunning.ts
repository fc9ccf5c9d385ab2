import type { Bundle } from './createBundles.js'

/** A page that sends says so every second, hidden ones every minute. */
const STALE_MS = 120_000

/** Whether a page is still sending the transactions of a bundle. */
export function isRunning(bundle: Pick<Bundle, 'aliveAt' | 'isDone'>): boolean {
  return !bundle.isDone && Date.now() - bundle.aliveAt < STALE_MS
}
