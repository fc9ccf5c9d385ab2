import type { Wallet } from '../wallet.js'
import type { AccountNamespace } from './account.js'

/**
 * A wallet as what it is for one kind of networks: one of several is narrowed
 * down to its entry, one for the other kind is left out.
 *
 * @param namespace - default all kinds
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

/** A wallet by WalletConnect is for what it says it knows. */
function toNamespaces({ chains, namespace, type }: Wallet) {
  if (type !== 'WALLET_CONNECT' || !chains?.length) return [namespace]
  return chains.map((chain) => chain.split(':', 1)[0])
}
