import type { Wallet } from '../wallet.js'
import type { Platform } from './getPlatform.js'

/** A way to connect a wallet from this device. */
export type WalletPlatform =
  | 'browser'
  | 'mobile'
  | 'qrcode'
  | 'web'
  | 'desktop'
  | 'unsupported'

/**
 * The ways to connect a wallet from this device, the first one best. No wallet
 * means any: by QR code. `unsupported` stands alone: a wallet that is only an
 * extension, and not in this browser.
 *
 * @param parameters.hasBrowserLink - `getBrowserLink` has one for the wallet
 *
 * @example
 * getWalletPlatforms({ wallet, platform: getPlatform() }) // ['mobile', 'web']
 */
export function getWalletPlatforms(
  parameters: getWalletPlatforms.Parameters,
): readonly WalletPlatform[] {
  const { platform, wallet } = parameters
  if (!wallet) return ['qrcode']
  const { links = {}, type } = wallet
  const { isInstalled = wallet.isInstalled ?? false } = parameters
  const isInPage = type === 'ANNOUNCED' || type === 'INJECTED'
  const isExtension =
    isInPage || wallet.rdns !== undefined || links.chromeStore !== undefined
  const hasApp = Boolean(links.mobile || links.universal)
  const found: WalletPlatform[] = []
  if ((isExtension && isInstalled) || wallet.isLoadable) found.push('browser')
  if (platform.isMobile && (hasApp || parameters.hasBrowserLink))
    found.push('mobile')
  if (!platform.isMobile && hasApp) found.push('qrcode')
  if (links.webapp) found.push('web')
  if (links.desktop && !platform.isMobile) found.push('desktop')
  if (found.length > 0) return found
  return [isExtension ? 'unsupported' : 'qrcode']
}

export declare namespace getWalletPlatforms {
  type Parameters = {
    wallet:
      | (Pick<Wallet, 'links' | 'rdns'> &
          Partial<Pick<Wallet, 'isInstalled' | 'isLoadable' | 'type'>>)
      | undefined
    platform: Pick<Platform, 'isMobile'>
    /** Default what the wallet says. */
    isInstalled?: boolean | undefined
    hasBrowserLink?: boolean | undefined
  }
}
