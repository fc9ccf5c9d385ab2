import type { Kit } from '../../createKit.js'
import { createSocialAttempt } from './createSocialAttempt.js'
import type { PendingSocial } from './pendingSocial.js'
import { readPendingSocial } from './readPendingSocial.js'

/**
 * Returns the social login that this tab started before the page was reloaded.
 *
 * @returns `undefined` if there is none, or while a login of this page is in
 * progress
 *
 * @example
 * const pending = findPendingSocial(kit)
 */
export function findPendingSocial(kit: Kit): PendingSocial | undefined {
  return kit.own(createSocialAttempt).controller
    ? undefined
    : readPendingSocial(kit.storage)
}
