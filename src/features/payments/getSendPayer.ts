import { pickAccount } from '../../core/account/pickAccount.js'
import { readCaipNetworkId } from '../networks/readCaipNetworkId.js'
import { getNamedNetwork } from './getNamedNetwork.js'
import { getSendNamespace } from './getSendNamespace.js'
import type { SendTokenParameters } from './sendTypes.js'

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
  const caipNetworkId = readCaipNetworkId(network)
  return address && caipNetworkId ? { address, caipNetworkId } : undefined
}

export declare namespace getSendPayer {
  type ReturnType = { address: string; caipNetworkId: string } | undefined
}
