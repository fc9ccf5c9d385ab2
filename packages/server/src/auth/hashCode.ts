import { createHmac } from 'node:crypto'
import type { Auth } from './createAuth.js'

/**
 * HMAC of a code, in hex. Challenge, address and device are part of it, so a
 * code that is right for one of them is wrong for every other.
 */
export function hashCode(
  { pepper }: Pick<Auth, 'pepper'>,
  { email, id }: { email: string; id: string },
  deviceId: string,
  code: string,
): string {
  return createHmac('sha256', pepper)
    .update(JSON.stringify(['otp', id, email, deviceId, code]))
    .digest('hex')
}
