import { toImageUrl } from '../../api/toImageUrl.js'
import { knownWallets } from '../../core/data/knownWallets.js'
import { walletImages } from '../../core/data/walletImages.js'
import type { Wallet } from '../../core/wallet.js'
import type { Kit } from '../../createKit.js'

/**
 * Adds the explorer's icon to WalletConnect, and to known wallets without one.
 */
export function withKnownIcon(kit: Kit, wallet: Wallet): Wallet {
  const { explorerId, group, icon } = wallet
  if (icon) return wallet
  const known = knownWallets.find((one) => one.explorerId === explorerId)
  const name = group === 'walletConnect' ? 'walletconnect' : known?.names[0]
  const imageId = name && walletImages[name]
  return imageId ? { ...wallet, icon: toImageUrl(kit, imageId) } : wallet
}
