import { parseCaipAddress } from '../../core/account/parseCaipAddress.js'

/**
 * Joins a CAIP-2 network ID and an address into a CAIP-10 account ID.
 *
 * Standard: CAIP-10. Inverse of `parseCaipAddress`.
 *
 * @param parameters.caipNetworkId - for example `eip155:1`
 * @param parameters.address - address in the network's format
 * @throws InvalidCaip10AddressError or InvalidCaipAddressError when the result
 * is not a valid account ID
 *
 * @example
 * formatCaipAddress({ caipNetworkId: 'eip155:1', address: '0xab12' })
 */
export function formatCaipAddress(
  parameters: formatCaipAddress.Parameters,
): formatCaipAddress.ReturnType {
  const { address, caipNetworkId } = parameters
  const value = `${caipNetworkId}:${address}`
  parseCaipAddress(value)
  return value as formatCaipAddress.ReturnType
}

export declare namespace formatCaipAddress {
  type Parameters = { caipNetworkId: string; address: string }
  type ReturnType = `${string}:${string}:${string}`
  type ErrorType = parseCaipAddress.ErrorType
}
