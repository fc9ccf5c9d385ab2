import type { FeatureOptions } from '../core/features/features.js'
import type { WalletOptions } from '../core/wallet.js'

/** Whether the list of all wallets is offered on this device. */
export function isAllWalletsShown(parameters: {
  features: FeatureOptions | undefined
  isMobile: boolean
  options: WalletOptions | undefined
}): boolean {
  const { features, isMobile, options } = parameters
  if (features?.allWallets === false || options?.allWallets === 'HIDE')
    return false
  return options?.allWallets === 'ONLY_MOBILE' ? isMobile : true
}
