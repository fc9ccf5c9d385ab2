import { type Address, isAddressEqual, zeroAddress } from 'viem'
import type { LocalAccount, SignAuthorizationReturnType } from 'viem/accounts'
import { DELEGATE } from '../../core/contracts.js'

/**
 * Signs the authorization that upgrades the account, or undoes it (EIP-7702).
 * Any other code could take everything, and one for chain ID 0 counts on every
 * chain, so neither is ever signed, whoever asks.
 */
export async function signUpgrade(
  account: Pick<LocalAccount, 'signAuthorization'>,
  authorization: Readonly<{ address: Address; chainId: number; nonce: number }>,
): Promise<SignAuthorizationReturnType> {
  const { address, chainId } = authorization
  const isAllowed = [DELEGATE, zeroAddress].some((known) =>
    isAddressEqual(known, address),
  ) // guard: delegate
  if (!isAllowed) throw new Error('The delegate is not allowed')
  if (chainId === 0) throw new Error('The authorization has no network') // guard: chain zero
  if (!account.signAuthorization)
    throw new Error('The account cannot sign authorizations')
  return account.signAuthorization(authorization)
}
