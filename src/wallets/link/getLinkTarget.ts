import type { Platform } from '../../core/platform/getPlatform.js'

/**
 * Returns the target for opening a wallet's link. A page in an iframe cannot
 * navigate by itself, Telegram's page cannot navigate at all, and a web wallet
 * opens in a new tab because this page must wait for its response.
 *
 * @param parameters.isPage - whether the wallet is a web page instead of an
 * app
 * @param parameters.isSocialLoginPending - whether a login page is open in
 * Telegram
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
