import { getPlatform } from '../../core/platform/getPlatform.js'

/**
 * Whether a URI outlives its attempt on this platform: a tap switches to the
 * wallet and back, and the page must know the URI before the tap.
 */
export function isUriKept(): boolean {
  const { isIos, isSafari, isTelegram } = getPlatform()
  return isTelegram || (isIos && isSafari)
}
