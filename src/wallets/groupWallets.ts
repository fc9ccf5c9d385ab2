import type { ConnectorType } from '../core/features/features.js'
import type { Wallet } from '../core/wallet.js'

/** Groups an ordered list, in its order. No group is empty. */
export function groupWallets(
  wallets: readonly Wallet[],
): readonly { group: ConnectorType; wallets: readonly Wallet[] }[] {
  const groups = new Map<ConnectorType, Wallet[]>()
  for (const wallet of wallets) {
    const members = groups.get(wallet.group) ?? []
    members.push(wallet)
    groups.set(wallet.group, members)
  }
  return [...groups].map(([group, members]) => ({ group, wallets: members }))
}
