import { InvalidCaipNetworkIdError } from '../errors/caipNetwork.js'
import type { CaipNetworkId } from '../ports.js'
import { isNamespace, type Namespace } from './namespaces.js'

/** CAIP-2: a reference has 1 to 32 of these characters. */
const referencePattern = /^[-_a-zA-Z0-9]{1,32}$/

/**
 * Splits a CAIP-2 network ID, for example `eip155:1`, into its two parts.
 *
 * Standard: CAIP-2. The namespace must be one of `namespaces`.
 *
 * @param value - any value; values other than strings are rejected
 * @returns the unmodified parts
 * @throws InvalidCaipNetworkIdError 'Invalid CAIP-2 network id'
 *
 * @example
 * parseCaipNetworkId('eip155:1') // { namespace: 'eip155', reference: '1', ... }
 */
export function parseCaipNetworkId(
  value: unknown,
): parseCaipNetworkId.ReturnType {
  const parts = typeof value === 'string' ? value.split(':') : []
  const [namespace, reference = ''] = parts
  if (
    parts.length !== 2 ||
    !isNamespace(namespace) ||
    !referencePattern.test(reference)
  )
    throw new InvalidCaipNetworkIdError({ value })
  return { namespace, reference, caipNetworkId: `${namespace}:${reference}` }
}

export declare namespace parseCaipNetworkId {
  type ReturnType = {
    /** Namespace of the network (CAIP-2). */
    namespace: Namespace
    /** Reference of the network (CAIP-2), such as `1`. */
    reference: string
    /** `namespace:reference`. */
    caipNetworkId: CaipNetworkId
  }
  type ErrorType = InvalidCaipNetworkIdError
}
