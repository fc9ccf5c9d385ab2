import { pickAccount } from '../../core/account/pickAccount.js'
import { toCaipNetworkId } from '../../core/network/toCaipNetworkId.js'
import { getNamedNetwork } from './getNamedNetwork.js'
import { getSendNamespace } from './getSendNamespace.js'
import type { SendTokenParameters } from './types.js'

/** Returns the account a send pays from, and on which network. */
export function getSendPayer(
  parameters: Pick<SendTokenParameters, 'account' | 'chainId' | 'token'>,
  accounts: getSendNamespace.Accounts,
): getSendPayer.ReturnType {
  const namespace = getSendNamespace(parameters, accounts)
  const account = pickAccount(
    accounts.accounts.filter((item) => item.namespace === namespace),
    namespace,
  )
  const address = parameters.account ?? account?.address
  const network = getNamedNetwork(parameters) ?? account?.chainId
  if (!address || network === undefined) return undefined
  try {
    return { address, caipNetworkId: toCaipNetworkId(network) }
  } catch {
    return undefined
  }
}

export declare namespace getSendPayer {
  type ReturnType = { address: string; caipNetworkId: string } | undefined
}
