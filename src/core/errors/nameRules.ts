import { KitError } from './base.js'

/** Thrown when a name does not follow the rules of registrable names. */
export class InvalidNameError extends KitError<'INVALID_NAME'> {
  override name = 'InvalidNameError'
  constructor(parameters: { name: unknown }) {
    super('Use at least 4 characters: letters, digits and hyphens only', {
      code: 'INVALID_NAME',
      sentToNetwork: 'no',
      details:
        typeof parameters.name === 'string'
          ? parameters.name
          : `a value of type ${typeof parameters.name}`,
    })
  }
}

/** Thrown when a name is not registered, or has no address for the network. */
export class NameNotFoundError extends KitError<'NAME_NOT_FOUND'> {
  override name = 'NameNotFoundError'
  constructor(parameters: { name: string }) {
    super('No address found for this name', {
      code: 'NAME_NOT_FOUND',
      sentToNetwork: 'no',
      details: parameters.name,
    })
  }
}

/** Thrown when the chain ID is too high for an ENSIP-11 coin type. */
export class CoinTypeError extends KitError<'COIN_TYPE_UNKNOWN'> {
  override name = 'CoinTypeError'
  constructor(parameters: { chainId: number }) {
    super("Names aren't supported on this network", {
      code: 'COIN_TYPE_UNKNOWN',
      sentToNetwork: 'no',
      details: String(parameters.chainId),
    })
  }
}
