import type { CaipNetworkId } from '../../core/ports.js'
import type { Kit } from '../../createKit.js'
import type { SiwxConfig } from '../../siwx/client/types.js'
import { changeSignIn } from './changeSignIn.js'
import { createSignInMemory } from './createSignInMemory.js'
import { getSignIn } from './getSignIn.js'
import { inTime } from './inTime.js'

/**
 * Ends the sessions that are owed an end, in the memory of the sign-in. Those
 * that could not be ended stay there.
 *
 * @throws what the app's sign-in throws
 */
export async function endSessions(kit: Kit): Promise<void> {
  const config = getSignIn(kit)
  const { logins, owed } = kit.own(createSignInMemory)
  if (!config || owed.size === 0) return
  const isAll =
    config.signOutOnDisconnect !== false &&
    kit.getAccounts().length === 0 &&
    // A login that signs in, too, stores its session before it connects.
    logins.size === 0
  try {
    if (isAll) {
      await inTime(config.setSessions([]))
      owed.clear()
    } else await inTime(endEach(config, owed))
  } finally {
    changeSignIn(kit)
  }
}

/** One that fails does not keep the others. */
async function endEach(config: SiwxConfig, owed: Set<string>) {
  const failures: unknown[] = []
  for (const id of [...owed]) {
    // Signed in again meanwhile.
    if (!owed.has(id)) continue
    const end = id.lastIndexOf(':')
    const chainId = id.slice(0, end) as CaipNetworkId
    try {
      await inTime(config.revokeSession(chainId, id.slice(end + 1)))
      owed.delete(id)
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
}
