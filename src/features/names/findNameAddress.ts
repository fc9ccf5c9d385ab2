import { isEvmAddress } from '../../core/address/isEvmAddress.js'
import { toEnsCoinType } from './toEnsCoinType.js'

/**
 * Returns the address of a name on an EVM chain: the record of that chain,
 * otherwise the first address of any chain. Invalid addresses are skipped.
 *
 * Standard: ENSIP-11; Ethereum's own coin type is also 60 (SLIP-44).
 *
 * @param parameters.addresses - by coin type, as returned by the name service
 * @param parameters.chainId - chain of the payment
 * @returns `undefined` when no entry is an EVM address
 *
 * @example
 * findNameAddress({ addresses: record.addresses, chainId: 8453 })
 */
export function findNameAddress(
  parameters: findNameAddress.Parameters,
): findNameAddress.ReturnType {
  const { addresses, chainId } = parameters
  const wanted = [toCoinTypeText(chainId), ...(chainId === 1 ? ['60'] : [])]
  const own = wanted.flatMap((type) =>
    type && Object.hasOwn(addresses, type) ? [addresses[type]] : [],
  )
  // If the chain has its own record and that is invalid, do not fall back to
  // another chain.
  const found = own.length > 0 ? own : Object.values(addresses)
  const valid = found.find((entry) =>
    isEvmAddress(entry?.address, { strict: true }),
  )
  return valid?.address as findNameAddress.ReturnType
}

export declare namespace findNameAddress {
  type Parameters = {
    addresses: { readonly [coinType: string]: { address: string } }
    chainId: number
  }
  type ReturnType = `0x${string}` | undefined
}

function toCoinTypeText(chainId: number) {
  try {
    return String(toEnsCoinType(chainId))
  } catch {
    return undefined
  }
}
