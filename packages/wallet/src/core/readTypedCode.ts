import { HostError } from 'latchkey/frame'
import { parseRecoveryCode } from './parseRecoveryCode.js'

/**
 * The bytes of a typed recovery code.
 *
 * @throws HostError MISTYPED_CODE
 */
export function readTypedCode(typed: string): Uint8Array {
  const secret = parseRecoveryCode(typed)
  if (secret) return secret
  throw new HostError({
    message: 'The recovery code is mistyped',
    code: 'MISTYPED_CODE',
  })
}
