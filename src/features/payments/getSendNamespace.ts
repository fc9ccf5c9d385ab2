import type { Account, AccountNamespace } from '../../core/account/account.js'
import { isSolanaNetwork } from '../../core/network/isSolanaNetwork.js'
import { getAccountNamespace } from '../accounts/getAccountNamespace.js'
import { getNamedNetwork } from './getNamedNetwork.js'
import type { SendTokenParameters } from './sendTypes.js'

/**
 * Returns the namespace of the paying account: of the named network, else of
 * the named account, else of the active one.
 */
export function getSendNamespace(
  parameters: Pick<SendTokenParameters, 'account' | 'chainId' | 'token'>,
  { active }: Pick<getSendNamespace.Accounts, 'active'>,
): AccountNamespace {
  const network = getNamedNetwork(parameters)
  if (network !== undefined)
    return isSolanaNetwork(network) ? 'solana' : 'eip155'
  const named = getAccountNamespace({ address: parameters.account })
  return named ?? active?.namespace ?? 'eip155'
}

export declare namespace getSendNamespace {
  /** Accounts at the time of the call, unaffected by later switches. */
  type Accounts = {
    accounts: readonly Account[]
    active: Account | undefined
  }
}
