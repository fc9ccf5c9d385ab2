import type { Auth } from './createAuth.js'
import { hash } from './hash.js'

/** Ends the session of a token; ending it again does nothing. */
export async function signOut(
  { store }: Pick<Auth, 'store'>,
  token: string | undefined,
): Promise<void> {
  if (!token) return
  await store.sessions.delete(hash(token))
}
