import { getPlatform } from '../../core/platform/getPlatform.js'

/** Operating systems on which Telegram breaks some social providers. */
export type TelegramSystem = 'android' | 'ios' | 'mac'

/**
 * Returns the operating system Telegram runs on, if the page is open in
 * Telegram.
 *
 * @param navigatorLike - default `globalThis.navigator`
 * @param windowLike - default `globalThis.window`
 * @returns `undefined` outside Telegram and on other systems
 *
 * @example
 * getTelegramSystem() // 'ios'
 */
export function getTelegramSystem(
  navigatorLike: getPlatform.NavigatorLike | undefined = globalThis.navigator,
  windowLike: getPlatform.WindowLike | undefined = globalThis.window,
): TelegramSystem | undefined {
  const platform = getPlatform(navigatorLike, windowLike)
  if (!platform.isTelegram) return undefined
  if (platform.isIos) return 'ios'
  if (platform.isAndroid) return 'android'
  return /macintosh/i.test(navigatorLike?.userAgent ?? '') ? 'mac' : undefined
}
