import type { CaipNetworkId } from '../../core/ports.js'
import type { Kit } from '../../createKit.js'
import type { SiwxConfig } from '../../siwx/client/types.js'
import { changeSignIn } from './changeSignIn.js'
import { createOwedSessions } from './createOwedSessions.js'
import { createSignInMemory } from './createSignInMemory.js'
import { getSignIn } from './getSignIn.js'
import { inTime } from './inTime.js'

/**
 * Ends the sessions of `createOwedSessions`. Those that cannot be ended now
 * stay there.
 *
 * @throws what the app's sign-in throws
 */
export async function endSessions(kit: Kit): Promise<void> {
  const config = getSignIn(kit)
  const owed = kit.own(createOwedSessions)
  if (!config || owed.size === 0) return
  const isAll =
    config.signOutOnDisconnect !== false &&
    kit.getAccounts().length === 0 &&
    // A login that signs in, too, stores its session before it connects.
    kit.own(createSignInMemory).logins.size === 0
  try {
    if (isAll) {
      await inTime(config.setSessions([]))
      owed.clear()
    } else await inTime(endEach(kit, config))
  } finally {
    changeSignIn(kit)
  }
}

/** One that fails does not keep the others. */
async function endEach(kit: Kit, config: SiwxConfig) {
  const failures: unknown[] = []
  const owed = kit.own(createOwedSessions)
  for (const id of [...owed]) {
    // Signed in again meanwhile, or about to.
    const { signing } = kit.store.get(kit.atoms.signIn)
    if (!owed.has(id) || signing === id) continue
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
