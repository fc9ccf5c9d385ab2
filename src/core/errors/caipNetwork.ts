import { KitError } from './base.js'

/**
 * The network id has not the two parts of CAIP-2, or names no known kind. Apart from
 * its like, because every page starts with it.
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
