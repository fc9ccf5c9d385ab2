import type { Platform } from '../../core/platform/getPlatform.js'
import type { WalletLinks } from '../../core/wallet.js'

/**
 * Returns where to install the wallet on this device, best first: the device's
 * app store or the browser's extension store, then the wallet's website.
 *
 * @example
 * getInstallLinks({ links: wallet.links, platform: getPlatform() })
 * // [{ store: 'appStore', href: 'https://…' }]
 */
export function getInstallLinks(parameters: {
  links: WalletLinks | undefined
  platform: Pick<Platform, 'isAndroid' | 'isIos' | 'isMobile'>
}): getInstallLinks.ReturnType {
  const { links, platform } = parameters
  return listStores(platform).flatMap((store) => {
    const href = links?.[store]
    return isWebLink(href) ? [{ store, href }] : []
  })
}

export declare namespace getInstallLinks {
  type Store = 'appStore' | 'playStore' | 'chromeStore' | 'homepage'
  type ReturnType = readonly { store: Store; href: string }[]
}

function listStores(
  platform: Pick<Platform, 'isAndroid' | 'isIos' | 'isMobile'>,
): readonly getInstallLinks.Store[] {
  if (platform.isIos) return ['appStore', 'homepage']
  if (platform.isAndroid) return ['playStore', 'homepage']
  if (platform.isMobile) return ['appStore', 'playStore', 'homepage']
  return ['chromeStore', 'homepage']
}

function isWebLink(href: string | undefined): href is string {
  if (href === undefined || /[\s\p{C}\\]/u.test(href)) return false
  try {
    const { hostname, password, protocol, username } = new URL(href)
    const isWeb = protocol === 'https:' || protocol === 'http:'
    return isWeb && hostname !== '' && username === '' && password === ''
  } catch {
    return false
  }
}
