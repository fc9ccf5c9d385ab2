import { type Address, isAddressEqual } from 'viem'
import { parseCaipAddress } from '../../core/account/parseCaipAddress.js'
import { isEvmAddress } from '../../core/address/isEvmAddress.js'
import { SwapRefusedError } from '../../core/errors/swap.js'

/** A transaction built by the service. */
export type BuiltByService = {
  /** CAIP-10 ID of the account. */
  from: string
  /** CAIP-10 ID of the contract. */
  to: string
  data: `0x${string}`
  /** Base units: amount to pay, or the native value of the transaction. */
  value: bigint
}

/**
 * Asserts that a transaction was built for the given account and network.
 *
 * @returns the contract address
 * @throws SwapRefusedError `account`, `network`
 */
export function assertBuilt(
  built: BuiltByService,
  place: { account: Address; caipNetworkId: string },
): Address {
  const { account, caipNetworkId } = place
  const from = read(built.from, 'account')
  const to = read(built.to, 'network')
  if (
    from.caipNetworkId !== caipNetworkId ||
    to.caipNetworkId !== caipNetworkId
  )
    throw new SwapRefusedError({ reason: 'network' })
  if (!isAddressEqual(from.address, account))
    throw new SwapRefusedError({ reason: 'account', details: from.address })
  return to.address
}

function read(value: string, reason: 'account' | 'network') {
  try {
    const { address, caipNetworkId } = parseCaipAddress(value)
    if (isEvmAddress(address))
      return {
        address: address.toLowerCase() as Address,
        caipNetworkId: caipNetworkId as string,
      }
  } catch (cause) {
    throw new SwapRefusedError({ reason, cause })
  }
  throw new SwapRefusedError({ reason, details: value })
}
