import { createHmac } from 'node:crypto'
import type { Auth } from '../createAuth.js'

/** HMAC of a result's code in hex, right for one login on one device. */
export function hashResultCode(
  { pepper }: Pick<Auth, 'pepper'>,
  parameters: { code: string; deviceId: string; state: string },
): string {
  const { code, deviceId, state } = parameters
  return createHmac('sha256', pepper)
    .update(JSON.stringify(['social', state, deviceId, code]))
    .digest('hex')
}
