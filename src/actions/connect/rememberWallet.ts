import {
  RECENT_WALLETS_LIMIT,
  WALLET_CONNECT_ID,
} from '../../core/constants.js'
import type { Wallet } from '../../core/wallet.js'
import type { Kit } from '../../createKit.js'
import { toRecentWallet } from '../../wallets/toRecentWallet.js'

/**
 * Remembers a wallet that was connected by WalletConnect, so that lists offer it
 * at once on later visits: the last two, newest first. One that is remembered
 * already keeps its place. Wallets in the page are not remembered here: wagmi
 * knows which was used last.
 *
 * @param wallet - of one of the lists of wallets
 *
 * @example
 * rememberWallet(kit, wallet)
 */
export function rememberWallet(kit: Kit, wallet: Wallet): void {
  const { chains, explorerId, icon, id, links } = wallet
  if (wallet.type !== 'WALLET_CONNECT' || id === WALLET_CONNECT_ID) return
  const stored = kit.storage.get('recentWallets') ?? []
  const known = stored.filter((value) => toRecentWallet(value) !== undefined)
  if (known.some((value) => toRecentWallet(value)?.id === id)) return
  const { name, namespace, order, rdns } = wallet
  const entry = {
    ...{ chains, explorerId, icon, id, links },
    ...{ name, namespace, order, rdns },
  }
  kit.storage.set(
    'recentWallets',
    [entry, ...known].slice(0, RECENT_WALLETS_LIMIT),
  )
}
