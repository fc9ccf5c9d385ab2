import type { Address } from 'viem'

/** An address as the index compares it. */
export function toLowerCase(address: Address): Address {
  return address.toLowerCase() as Address
}
