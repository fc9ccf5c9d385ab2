import type { Wallet } from '../wallet.js'
import type { AccountNamespace } from './account.js'

/**
 * Narrows a wallet to one namespace. A multi-chain wallet is reduced to its
 * entry for that namespace; a wallet of another namespace is dropped.
 *
 * @param namespace - default: all namespaces
 *
 * @example
 * wallets.flatMap((wallet) => pickNamespace(wallet, 'solana'))
 */
export function pickNamespace(
  wallet: Wallet,
  namespace: AccountNamespace | undefined,
): readonly Wallet[] {
  const { entries, ...single } = wallet
  if (namespace === undefined) return [wallet]
  if (!entries)
    return toNamespaces(wallet).includes(namespace)
      ? [{ ...wallet, namespace }]
      : []
  const entry = entries.find((one) => one.namespace === namespace)
  if (!entry) return []
  const type = wallet.isInstalled ? 'ANNOUNCED' : 'EXTERNAL'
  return [
    {
      ...single,
      ...entry,
      type: wallet.type === 'MULTI_CHAIN' ? type : wallet.type,
    },
  ]
}

/** A WalletConnect wallet supports the chains it declares. */
function toNamespaces({ chains, namespace, type }: Wallet) {
  if (type !== 'WALLET_CONNECT' || !chains?.length) return [namespace]
  return chains.map((chain) => chain.split(':', 1)[0])
}
