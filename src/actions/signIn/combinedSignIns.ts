import { signInWithLogin } from './signInWithLogin.js'
import { signInWithPairing } from './signInWithPairing.js'

/** Signing in as part of a login or of a connection: one chunk. */
export const combinedSignIns = { signInWithLogin, signInWithPairing }
