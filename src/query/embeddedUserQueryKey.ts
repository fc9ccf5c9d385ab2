import { assertKit } from '../actions/parameters/assertKit.js'
import type { Kit } from '../createKit.js'

/**
 * Key of who is logged in to the embedded wallet.
 *
 * @example
 * queryClient.invalidateQueries({ queryKey: embeddedUserQueryKey(kit) })
 */
export function embeddedUserQueryKey(
  kit: Kit,
): embeddedUserQueryKey.ReturnType {
  assertKit(kit)
  return ['latchkey', 'embeddedUser', kit.projectId, kit.hosts.frame]
}

export declare namespace embeddedUserQueryKey {
  type ReturnType = readonly ['latchkey', 'embeddedUser', string, string]
}
