import { toImageSource } from '../core/toImageSource.js'
import type { Wallet, WalletOptions } from '../core/wallet.js'
import { toNameKey } from './toNameKey.js'

/**
 * Adds the app's picture of a wallet. Not to one that is installed: it has its
 * own, and can claim any name.
 *
 * @param images - option `wallets.images`
 *
 * @example
 * withImage(wallet, { MetaMask: '<svg xmlns="…">…</svg>' }).icon
 */
export function withImage<wallet extends Wallet>(
  wallet: wallet,
  images: WalletOptions['images'],
): wallet {
  if (!images || wallet.isInstalled) return wallet
  const { explorerId, id, name, rdns } = wallet
  const own: readonly (string | undefined)[] = [explorerId, id, rdns]
  const [, source] =
    Object.entries(images).find(
      ([key]) => own.includes(key) || toNameKey(key) === toNameKey(name),
    ) ?? []
  const icon = toImageSource(source)
  return icon ? { ...wallet, icon } : wallet
}
