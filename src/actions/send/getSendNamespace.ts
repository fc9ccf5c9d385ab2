import type { Account, AccountNamespace } from '../../core/account/account.js'
import { getAccountNamespace } from '../../core/account/getAccountNamespace.js'
import { isSolanaNetwork } from '../../core/network/isSolanaNetwork.js'
import { getNamedNetwork } from './getNamedNetwork.js'
import type { SendTokenParameters } from './types.js'

/**
 * Whose account pays: of the network that is named, else of the account that
 * is named, else of the active one.
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
  /** At the time of the call, whatever is switched later. */
  type Accounts = {
    accounts: readonly Account[]
    active: Account | undefined
  }
}
