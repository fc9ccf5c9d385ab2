import type { Platform } from '../../core/platform/getPlatform.js'
import type { WalletLinks } from '../../core/wallet.js'
import { getInstallLinks } from '../../wallets/link/getInstallLinks.js'

/**
 * Where a wallet can be had: what fits this device, and what a phone's camera
 * is to read on any other one.
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
  // The wallet's own page sends each kind of phone to its store.
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
