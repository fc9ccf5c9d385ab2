import { HostError } from 'latchkey/frame'
import { isHex } from 'viem'

/**
 * A number from a node.
 *
 * @throws HostError `SERVICE_UNAVAILABLE` for anything else
 */
export function toQuantity(value: unknown): bigint {
  if (isHex(value) && value.length > 2) return BigInt(value)
  throw new HostError({
    message: 'The network has answered something that cannot be read',
    code: 'SERVICE_UNAVAILABLE',
  })
}
