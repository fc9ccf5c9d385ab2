import { HostError } from 'latchkey/frame'

/** An authenticator without the PRF extension. */
export function noPasskey(): HostError {
  return new HostError({
    message: 'The passkey keeps no secret',
    code: 'NO_PASSKEY',
  })
}
