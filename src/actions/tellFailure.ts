import type { Kit } from '../createKit.js'
import { notifyError } from './notifyError.js'

/** `notifyError` as a file of its own, to be fetched with the first failure. */
export function tellFailure(kit: Kit, error: unknown): void {
  notifyError(kit, error)
}
