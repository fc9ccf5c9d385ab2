import { getAddress } from 'viem'
import { isEvmAddress } from '../../core/address/isEvmAddress.js'
import type { PairingAccount } from '../../core/ports/pairing.js'

/** Lists the addresses on a chain, or on all chains if it has none. */
export function listAddresses(
  accounts: readonly PairingAccount[],
  chainId?: number | undefined,
) {
  const own = accounts.filter(
    (account) => account.caipNetworkId === `eip155:${chainId}`,
  )
  const [first, ...rest] = new Set(
    (own.length ? own : accounts).flatMap(({ address }) =>
      isEvmAddress(address) ? [getAddress(address)] : [],
    ),
  )
  return first && ([first, ...rest] as const)
}
