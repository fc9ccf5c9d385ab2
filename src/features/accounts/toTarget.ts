import { WALLET_CONNECT_ID } from '../../core/constants/connectors.js'
import { AdapterNotFoundError } from '../../core/errors/wallet.js'
import type { Namespace } from '../../core/network/namespaces.js'
import type { Wallet } from '../../core/wallet.js'

/**
 * Returns what to connect for the chosen wallet: a connector or a Solana
 * wallet. Wallets that are not in the page connect through WalletConnect.
 *
 * @throws AdapterNotFoundError when the wallet does not support the namespace
 */
export function toTarget(parameters: toTarget.Parameters): toTarget.ReturnType {
  const { wallet } = parameters
  if (!wallet) {
    const { namespace = 'eip155', walletId } = parameters
    return { namespace, walletId }
  }
  const { namespace = wallet.namespace } = parameters
  if (wallet.type === 'WALLET_CONNECT')
    return { namespace, walletId: WALLET_CONNECT_ID }
  const entries = wallet.entries ?? [wallet]
  const entry = entries.find((item) => item.namespace === namespace)
  if (!entry) throw new AdapterNotFoundError({ namespace })
  return { namespace, walletId: entry.id }
}

export declare namespace toTarget {
  type Parameters = {
    namespace?: Namespace | undefined
  } & (
    | { wallet: Wallet; walletId?: undefined }
    | { wallet?: undefined; walletId: string }
  )
  type ReturnType = { namespace: Namespace; walletId: string }
}
