import type { Platform } from '../../core/platform/getPlatform.js'
import type { WalletLinks } from '../../core/wallet.js'
import { getInstallLinks } from '../../wallets/link/getInstallLinks.js'

/**
 * Returns the download links of a wallet for this device and, on other
 * devices than phones, the URL of a QR code for phones.
 */
export function listDownloads(parameters: {
  links: WalletLinks | undefined
  platform: Pick<Platform, 'isAndroid' | 'isIos' | 'isMobile'>
}): listDownloads.ReturnType {
  const { links, platform } = parameters
  const here = getInstallLinks({ links, platform })
  if (platform.isMobile) return { links: here, phone: undefined }
  const any = { isAndroid: false, isIos: false, isMobile: true }
  const stores = getInstallLinks({ links, platform: any })
  const isApp = stores.some(({ store }) => store !== 'homepage')
  // The homepage redirects each kind of phone to its store.
  const page = stores.find(({ store }) => store === 'homepage') ?? stores[0]
  const phone = isApp ? page?.href : undefined
  return { links: here.length > 0 ? here : stores, phone }
}

export declare namespace listDownloads {
  type ReturnType = {
    links: getInstallLinks.ReturnType
    phone: string | undefined
  }
}
