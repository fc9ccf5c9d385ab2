import { HostError, type HostHandlers } from 'latchkey/frame'
import type { Auth } from '../auth/createAuth.js'
import type { Funding } from '../createFunding.js'
import type { Session } from '../createSession.js'
import type { Keeper } from '../keep/createKeeper.js'

/** The last step of a login where the frame's storage is temporary. */
export function createKeepHandlers(parameters: {
  auth: Pick<Auth, 'signOut'>
  funding: Funding
  keeper: Keeper
  session: Session
}) {
  const { auth, funding, keeper, session } = parameters
  return {
    async KEEP_ACCOUNT(_, context) {
      const current = await session.verify()
      if (!current)
        throw new HostError({ message: 'Not signed in', code: 4100 })
      try {
        await keeper.keep(current, context)
      } catch (error) {
        // Left half-way, the next person would be signed in without a code.
        if ((await session.read())?.token === current.token) {
          await session.clear()
          await auth.signOut(current.token).catch(() => {})
        }
        throw error
      }
      await funding(current)
      return { isStored: await keeper.isStored(current.userId) }
    },
  } satisfies HostHandlers
}
