import type { Auth } from '../../account/session/createAuth.js'
import type { Session } from '../../account/session/createSession.js'

/** Ends a session here and at the server, unless another one has begun. */
export async function leave(parameters: {
  auth: Pick<Auth, 'signOut'>
  session: Session
  token: string
}): Promise<void> {
  const { auth, session, token } = parameters
  if ((await session.read())?.token !== token) return
  await session.clear()
  await auth.signOut(token).catch(() => {})
}
