import { HostError } from 'latchkey/frame'

/** The failure of a recovery code that opens nothing. */
export function wrongCode(cause?: unknown): HostError {
  return new HostError({
    message: 'The recovery code is not right',
    code: 'INVALID_RECOVERY_CODE',
    cause,
  })
}
