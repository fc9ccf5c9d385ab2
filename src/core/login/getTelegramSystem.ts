import { getPlatform } from '../platform/getPlatform.js'

/** Systems on which Telegram keeps some providers from working. */
export type TelegramSystem = 'android' | 'ios' | 'mac'

/**
 * The system that Telegram runs on, when the page is inside of it.
 *
 * @param navigatorLike - default `globalThis.navigator`
 * @param windowLike - default `globalThis.window`
 * @returns `undefined` outside of Telegram, and on other systems
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
