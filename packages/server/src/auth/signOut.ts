import type { Auth } from './createAuth.js'
import { hash } from './hash.js'

/** Ends the session of a token; ending it again does nothing. */
export function signOut(auth: Auth, token: string | undefined): void {
  if (token) auth.sessions.delete(hash(token))
}
