import type { Platform } from '../../core/platform/getPlatform.js'

/**
 * Where a wallet's link is opened. A page in another page's frame may not
 * leave alone, Telegram's own page may not leave at all, and a wallet that is a
 * page gets a tab: this one has to wait for its answer.
 *
 * @param parameters.isPage - the wallet is a page, not an app
 * @param parameters.isSocialLoginPending - a login's page is open in Telegram
 *
 * @example
 * getLinkTarget({ platform: getPlatform() }) // '_self'
 */
export function getLinkTarget(
  parameters: getLinkTarget.Parameters,
): getLinkTarget.ReturnType {
  const { isPage, isSocialLoginPending, platform } = parameters
  if (platform.isTelegram) return isSocialLoginPending ? '_top' : '_blank'
  if (isPage) return '_blank'
  return platform.isFramed ? '_top' : '_self'
}

export declare namespace getLinkTarget {
  type Parameters = {
    platform: Pick<Platform, 'isFramed' | 'isTelegram'>
    isPage?: boolean | undefined
    isSocialLoginPending?: boolean | undefined
  }
  type ReturnType = '_self' | '_top' | '_blank'
}
