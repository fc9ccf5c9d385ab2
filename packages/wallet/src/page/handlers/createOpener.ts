import { HostError } from 'latchkey/frame'
import type { KeepContext, Keeper } from '../../account/keep/createKeeper.js'
import type { Auth } from '../../account/session/createAuth.js'
import type { Session } from '../../account/session/createSession.js'
import { leave } from './leave.js'

/**
 * Fetches the keys that a window keeps, before something is to be signed in a
 * page that was reloaded.
 *
 * @param parameters.onEnd - called when the login has ended over it
 */
export function createOpener(parameters: {
  auth: Pick<Auth, 'signOut'>
  keeper: Pick<Keeper, 'fetch' | 'isAway'>
  onEnd(): void
  session: Session
}) {
  const { auth, keeper, onEnd, session } = parameters
  /** @throws HostError 4001, 4100, LOGIN_REQUIRED */
  return async (context: KeepContext): Promise<void> => {
    const before = await session.read()
    if (!before || !(await keeper.isAway(before.userId))) return
    const current = await session.verify()
    if (!current) throw new HostError({ message: 'Not signed in', code: 4100 })
    try {
      await keeper.fetch(current, context)
    } catch (error) {
      const isOther =
        error instanceof HostError && error.code === 'LOGIN_REQUIRED'
      if (isOther) {
        await leave({ auth, session, token: current.token })
        onEnd()
      }
      throw error
    }
  }
}
