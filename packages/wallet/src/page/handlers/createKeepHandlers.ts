import { HostError, type HostHandlers } from 'latchkey/frame'
import type { Keeper } from '../../account/keep/createKeeper.js'
import type { Auth } from '../../account/session/createAuth.js'
import type { Funding } from '../../account/session/createFunding.js'
import type { KeptAuth } from '../../account/session/createKeptAuth.js'
import type { Session } from '../../account/session/createSession.js'
import { leave } from './leave.js'

/** The last step of a login where the frame's storage is temporary or blocked. */
export function createKeepHandlers(parameters: {
  auth: Pick<Auth, 'signOut'>
  funding: Funding
  keeper: Keeper
  /** Present where storage is blocked. */
  keptAuth: Pick<KeptAuth, 'keep'> | undefined
  session: Session
}) {
  const { auth, funding, keeper, keptAuth, session } = parameters
  return {
    async KEEP_ACCOUNT(_, context) {
      const current = await session.verify()
      if (!current)
        throw new HostError({ message: 'Not signed in', code: 4100 })
      try {
        await keeper.keep(current, context)
      } catch (error) {
        // Left half-way, the next person would be signed in without a code.
        await leave({ auth, session, token: current.token })
        throw error
      }
      const addresses = await keeper.getKept(current.userId)
      // Without it, a reload ends the login, as before.
      if (addresses)
        await keptAuth?.keep(addresses, current.token).catch(() => {})
      await funding(current)
      return { isStored: await keeper.isStored(current.userId) }
    },
  } satisfies HostHandlers
}
