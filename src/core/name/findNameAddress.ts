import { isEvmAddress } from '../address/isEvmAddress.js'
import { toEnsCoinType } from './toEnsCoinType.js'

/**
 * The address that a name stands for on an EVM chain: the one kept for that
 * chain, else the first address of any. What is no address is passed over.
 *
 * Standard: ENSIP-11; Ethereum's own coin type is also 60 (SLIP-44).
 *
 * @param parameters.addresses - by coin type, as the names service has them
 * @param parameters.chainId - of the network that is paid on
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
  // Where the network has one that is broken, another one was not meant.
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
