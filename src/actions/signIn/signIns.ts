import { watchSignIn } from '../watchSignIn.js'
import { signInWithLogin } from './signInWithLogin.js'
import { signInWithPairing } from './signInWithPairing.js'

/** Signing in after, or as part of, a login or a connection: one chunk. */
export const signIns = { signInWithLogin, signInWithPairing, watchSignIn }
