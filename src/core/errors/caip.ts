import { KitError } from './base.js'

/** Thrown when an account ID has an unknown namespace. */
export class InvalidCaipAddressError extends KitError<'INVALID_CAIP_ADDRESS'> {
  override name = 'InvalidCaipAddressError'
  constructor(parameters: { value: unknown }) {
    super('Invalid CAIP Address', {
      code: 'INVALID_CAIP_ADDRESS',
      details: toValueDetails(parameters.value),
    })
  }
}

/** Thrown when an account ID does not have the three parts of CAIP-10. */
export class InvalidCaip10AddressError extends KitError<'INVALID_CAIP10_ADDRESS'> {
  override name = 'InvalidCaip10AddressError'
  constructor(parameters: { value: unknown }) {
    super('Invalid CAIP-10 address', {
      code: 'INVALID_CAIP10_ADDRESS',
      details: toValueDetails(parameters.value),
    })
  }
}

/** Thrown when a value is not a valid EVM chain ID in any supported form. */
export class InvalidCaipChainIdError extends KitError<'INVALID_CHAIN_ID'> {
  override name = 'InvalidCaipChainIdError'
  constructor(parameters: { value: unknown }) {
    super('Invalid chain id', {
      code: 'INVALID_CHAIN_ID',
      details: toValueDetails(parameters.value),
    })
  }
}

/** Untrusted values can throw when converted to a string. */
function toValueDetails(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'object' || typeof value === 'function'
    ? `a value of type ${value === null ? 'null' : typeof value}`
    : String(value)
}
