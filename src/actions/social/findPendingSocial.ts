import type { PendingSocial } from '../../core/login/pendingSocial.js'
import { readPendingSocial } from '../../core/login/readPendingSocial.js'
import type { Kit } from '../../createKit.js'
import { createTurn } from './createTurn.js'

/**
 * Finds the social login that this tab had begun before the page was reloaded.
 *
 * @returns `undefined` without one, and while one of this page is under way
 *
 * @example
 * const pending = findPendingSocial(kit)
 */
export function findPendingSocial(kit: Kit): PendingSocial | undefined {
  return kit.own(createTurn).controller
    ? undefined
    : readPendingSocial(kit.storage)
}
