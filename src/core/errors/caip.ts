import { KitError } from './base.js'

/** The account id names a namespace this package does not know. */
export class InvalidCaipAddressError extends KitError<'INVALID_CAIP_ADDRESS'> {
  override name = 'InvalidCaipAddressError'
  constructor(parameters: { value: unknown }) {
    super('Invalid CAIP Address', {
      code: 'INVALID_CAIP_ADDRESS',
      details: toValueDetails(parameters.value),
    })
  }
}

/** The account id has not the three parts of CAIP-10. */
export class InvalidCaip10AddressError extends KitError<'INVALID_CAIP10_ADDRESS'> {
  override name = 'InvalidCaip10AddressError'
  constructor(parameters: { value: unknown }) {
    super('Invalid CAIP-10 address', {
      code: 'INVALID_CAIP10_ADDRESS',
      details: toValueDetails(parameters.value),
    })
  }
}

/** The value is no EVM chain id in any known form. */
export class InvalidCaipChainIdError extends KitError<'INVALID_CHAIN_ID'> {
  override name = 'InvalidCaipChainIdError'
  constructor(parameters: { value: unknown }) {
    super('Invalid chain id', {
      code: 'INVALID_CHAIN_ID',
      details: toValueDetails(parameters.value),
    })
  }
}

/** Foreign values can throw when they are made into text. */
function toValueDetails(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'object' || typeof value === 'function'
    ? `a value of type ${value === null ? 'null' : typeof value}`
    : String(value)
}
