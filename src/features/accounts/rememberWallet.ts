import { WALLET_CONNECT_ID } from '../../core/constants/connectors.js'
import { RECENT_WALLETS_LIMIT } from '../../core/constants/wallets.js'
import type { Wallet } from '../../core/wallet.js'
import type { Kit } from '../../createKit.js'
import { toRecentWallet } from '../../wallets/toRecentWallet.js'

/**
 * Remembers a wallet connected through WalletConnect, so that wallet lists
 * include it immediately on later visits. Keeps the last two, newest first; a
 * remembered wallet keeps its position. Wallets found in the page are not
 * stored here: wagmi stores which was used last.
 *
 * @param wallet - an entry of a wallet list
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
