import { HostError } from 'latchkey/frame'

/** The failure of a wallet that this device does not open. */
export function notOpen(): HostError {
  return new HostError({
    message: 'The account is not open on this device. Sign in again.',
    code: 'LOGIN_REQUIRED',
  })
}
