import { pickNamespace } from '../../wallets/pickNamespace.js'
import type { Wallet } from '../../wallets/wallet.js'

/** One row for each kind of networks: which one is meant has to be said. */
export function toRows(wallet: Wallet): readonly Wallet[] {
  if (wallet.type !== 'MULTI_CHAIN') return [wallet]
  return (wallet.entries ?? []).flatMap(({ namespace }) =>
    pickNamespace(wallet, namespace),
  )
}
