import { type Address, UnauthorizedProviderError } from 'viem'
import { findAccount } from '../session/findAccount.js'

/** Place of the signer in the params. */
const places: Readonly<Record<string, number>> = {
  personal_sign: 1,
  eth_sign: 0,
  eth_signTypedData: 0,
  eth_signTypedData_v3: 0,
  eth_signTypedData_v4: 0,
}

/**
 * Refuses a signature by an account that the wallet has not approved, before
 * the wallet is asked.
 *
 * @throws UnauthorizedProviderError 4100
 */
export function assertSigner(parameters: assertSigner.Parameters): void {
  const { accounts, method, params } = parameters
  const place = Object.hasOwn(places, method) ? places[method] : undefined
  if (place === undefined) return
  const signer: unknown = Array.isArray(params) ? params[place] : undefined
  if (findAccount(accounts, signer)) return
  throw new UnauthorizedProviderError(
    new Error('The signer is not a connected account.'),
  )
}

export declare namespace assertSigner {
  type Parameters = {
    accounts: readonly Address[]
    method: string
    params: unknown
  }
}
