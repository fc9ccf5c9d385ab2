import { KitError } from './base.js'

/**
 * Thrown when a network ID does not have the two parts of CAIP-2, or has an
 * unknown namespace. In its own module because every page loads it.
 */
export class InvalidCaipNetworkIdError extends KitError<'INVALID_CAIP_NETWORK_ID'> {
  override name = 'InvalidCaipNetworkIdError'
  constructor({ value }: { value: unknown }) {
    super('Invalid CAIP-2 network id', {
      code: 'INVALID_CAIP_NETWORK_ID',
      details: typeof value === 'string' ? value : `a ${typeof value}`,
    })
  }
}
