import type { Wallet } from '../wallet.js'
import type { Platform } from './getPlatform.js'

/** A way to connect a wallet on this device. */
export type WalletPlatform =
  | 'browser'
  | 'mobile'
  | 'qrcode'
  | 'web'
  | 'desktop'
  | 'unsupported'

/**
 * Returns the ways to connect a wallet on this device, best first. Without a
 * wallet it returns the QR code. `unsupported` is returned alone: the wallet
 * is only an extension and not installed in this browser.
 *
 * @param parameters.hasBrowserLink - whether `getBrowserLink` has a link for
 * the wallet
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
    /** Default the wallet's own value. */
    isInstalled?: boolean | undefined
    hasBrowserLink?: boolean | undefined
  }
}
