/**
 * State of signing in with the active account.
 *
 * - `disabled`: the kit has no sign-in
 * - `disconnected`: no wallet is connected
 * - `unsupported`: the account's network is not configured, or cannot sign in
 * - `loading`: the session is being read
 * - `signedOut`: there is no valid session
 * - `signing`: the user is asked for a signature
 * - `signedIn`: there is a valid session
 */
export type SignInStatus =
  | 'disabled'
  | 'disconnected'
  | 'loading'
  | 'signedIn'
  | 'signedOut'
  | 'signing'
  | 'unsupported'
