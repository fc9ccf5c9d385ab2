import { ServiceError } from 'latchkey-server/http'
import { type Address, getAddress, isAddress, zeroAddress } from 'viem'

/**
 * An address that may be given something.
 *
 * @throws ServiceError 400 with anything else
 */
export function parseReceiver(value: string): Address {
  if (typeof value !== 'string' || !isAddress(value) || value === zeroAddress)
    throw new ServiceError(400, 'INVALID_ADDRESS', 'Invalid address')
  return getAddress(value)
}
