import { createHmac } from 'node:crypto'
import type { Auth, Challenge } from './createAuth.js'

/**
 * HMAC of a code. Challenge, address and device are part of it, so a code
 * that is right for one of them is wrong for every other.
 */
export function hashCode(
  { pepper }: Pick<Auth, 'pepper'>,
  { email, id }: Pick<Challenge, 'email' | 'id'>,
  deviceId: string,
  code: string,
): Buffer {
  return createHmac('sha256', pepper)
    .update(JSON.stringify(['otp', id, email, deviceId, code]))
    .digest()
}
