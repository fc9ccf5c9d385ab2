import { HostError } from 'latchkey/frame'
import { type Address, type Hex, isAddressEqual } from 'viem'
import {
  DELEGATION_MANAGER,
  ENFORCERS,
  ENTRY_POINT,
} from '../../core/contracts.js'

/**
 * Contracts that decide who may act for an account. The wallet alone calls
 * them: an app could take the account over, or revive a permission that the
 * user has revoked.
 */
const guarded: readonly Address[] = [
  DELEGATION_MANAGER,
  ENTRY_POINT,
  ...Object.values(ENFORCERS),
]

/** Whether only the wallet itself may talk to the contract. */
export function isGuarded(contract: Address): boolean {
  return guarded.some((address) => isAddressEqual(address, contract))
}

/**
 * Refuses calls by which an app would act as the account itself. This holds
 * for accounts that are not upgraded yet, because what they sign stays valid.
 *
 * @throws HostError 4100
 */
export function assertCallAllowed(parameters: {
  address: Address
  to: Address | undefined
  data: Hex
}): void {
  const { address, data, to } = parameters
  if (!to) return
  const isOwnCall = isAddressEqual(to, address) && data !== '0x'
  if (isOwnCall || isGuarded(to))
    throw new HostError({
      message: 'Apps may not call this contract',
      code: 4100,
    })
}
