import { KitError } from './base.js'

/** Thrown when the last network of a namespace is to be removed. */
export class LastNetworkError extends KitError<'LAST_NETWORK'> {
  override name = 'LastNetworkError'
  constructor(parameters: { chain: string }) {
    super('The last network of a namespace cannot be removed', {
      code: 'LAST_NETWORK',
      sentToNetwork: 'no',
      details: `Add another network before you remove ${parameters.chain}.`,
    })
  }
}

/** Thrown when the description of a network is incomplete or malformed. */
export class InvalidNetworkError extends KitError<'INVALID_NETWORK'> {
  override name = 'InvalidNetworkError'
  constructor(parameters: { details: string }) {
    super('The network is invalid', {
      code: 'INVALID_NETWORK',
      sentToNetwork: 'no',
      ...parameters,
    })
  }
}
