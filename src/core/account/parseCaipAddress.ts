import {
  InvalidCaip10AddressError,
  InvalidCaipAddressError,
} from '../errors/caip.js'
import { isNamespace, type Namespace } from '../network/namespaces.js'
import type { CaipNetworkId } from '../ports.js'

/** CAIP-10 limits: reference 1-32, address 1-128 characters. */
const referencePattern = /^[-_a-zA-Z0-9]{1,32}$/
const addressPattern = /^[-.%a-zA-Z0-9]{1,128}$/

/**
 * Splits a CAIP-10 account ID, for example `eip155:1:0xab...`, into its parts.
 *
 * Standard: CAIP-10. The namespace must be one of `namespaces`. The address is
 * not checked against its namespace: see `isEvmAddress`, `isSolanaAddress`.
 *
 * @param value - any value; values other than strings are rejected
 * @throws InvalidCaip10AddressError 'Invalid CAIP-10 address' when the value
 * does not have three well-formed parts
 * @throws InvalidCaipAddressError 'Invalid CAIP Address' when it does, but the
 * namespace is unknown
 *
 * @example
 * const { address, caipNetworkId } = parseCaipAddress('eip155:1:0xab12')
 */
export function parseCaipAddress(value: unknown): parseCaipAddress.ReturnType {
  const parts = typeof value === 'string' ? value.split(':') : []
  const [namespace = '', reference = '', address = ''] = parts
  if (
    parts.length !== 3 ||
    !namespace ||
    !referencePattern.test(reference) ||
    !addressPattern.test(address)
  )
    throw new InvalidCaip10AddressError({ value })
  if (!isNamespace(namespace)) throw new InvalidCaipAddressError({ value })
  const caipNetworkId = `${namespace}:${reference}` as const
  return { namespace, reference, caipNetworkId, address }
}

export declare namespace parseCaipAddress {
  type ReturnType = {
    /** Namespace of the network (CAIP-2). */
    namespace: Namespace
    /** Reference of the network (CAIP-2), such as `1`. */
    reference: string
    /** `namespace:reference`. */
    caipNetworkId: CaipNetworkId
    /** The address, as written. */
    address: string
  }
  type ErrorType = InvalidCaip10AddressError | InvalidCaipAddressError
}
