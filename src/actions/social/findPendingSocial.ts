import type { PendingSocial } from '../../core/login/pendingSocial.js'
import { readPendingSocial } from '../../core/login/readPendingSocial.js'
import type { Kit } from '../../createKit.js'
import { createSocialAttempt } from './createSocialAttempt.js'

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
