/** The platform the page runs on. */
export type Platform = {
  /** Coarse pointer, or the user agent of a phone. */
  isMobile: boolean
  isIos: boolean
  isAndroid: boolean
  /**
   * Whether the user agent contains "Safari", which Chrome and most others do
   * too.
   */
  isSafari: boolean
  /** Inside Telegram: a mini app, or the app's browser. */
  isTelegram: boolean
  /** Inside the iframe of another page. */
  isFramed: boolean
}

/**
 * Returns the platform, as far as it matters for opening wallets. Everything
 * is `false` on a server, so the first paint is that of a desktop.
 *
 * @param navigatorLike - default `globalThis.navigator`
 * @param windowLike - default `globalThis.window`
 *
 * @example
 * getPlatform().isMobile
 */
export function getPlatform(
  navigatorLike: getPlatform.NavigatorLike | undefined = globalThis.navigator,
  windowLike: getPlatform.WindowLike | undefined = globalThis.window,
): Platform {
  // Node has a navigator too, but no window.
  const agent = (windowLike && navigatorLike?.userAgent) ?? ''
  const isMac = /macintosh/i.test(agent)
  return {
    isMobile: isCoarse(windowLike) || phone.test(agent),
    // An iPad that requests desktop sites reports a Mac, but no Mac has touch.
    isIos:
      /iphone|ipad/i.test(agent) ||
      (isMac && (navigatorLike?.maxTouchPoints ?? 0) > 1),
    isAndroid: /android/i.test(agent),
    isSafari: /safari/i.test(agent),
    isTelegram: isTelegram(agent, windowLike),
    isFramed: windowLike !== undefined && windowLike.top !== windowLike.self,
  }
}

export declare namespace getPlatform {
  type NavigatorLike = {
    userAgent?: string | undefined
    maxTouchPoints?: number | undefined
  }
  type WindowLike = {
    matchMedia?: ((query: string) => { matches: boolean }) | undefined
    self?: unknown
    top?: unknown
    Telegram?: unknown
    TelegramWebviewProxy?: unknown
    TelegramWebviewProxyProto?: unknown
  }
  type ReturnType = Platform
}

const phone = /android|iphone|ipad|ipod|webos|blackberry|iemobile|opera mini/i

function isCoarse(windowLike: getPlatform.WindowLike | undefined) {
  return windowLike?.matchMedia?.('(pointer: coarse)')?.matches === true
}

function isTelegram(
  agent: string,
  windowLike: getPlatform.WindowLike | undefined,
) {
  if (!windowLike) return false
  if (windowLike.TelegramWebviewProxy !== undefined) return true
  if (windowLike.TelegramWebviewProxyProto !== undefined) return true
  if (/\btelegram\b/i.test(agent)) return true
  // Outside Telegram, its script reports `unknown`, and its login button
  // creates a `Telegram` without `WebApp`.
  const { Telegram } = windowLike as {
    Telegram?: { WebApp?: { platform?: unknown } }
  }
  const app = Telegram?.WebApp
  return Boolean(app) && app?.platform !== 'unknown'
}
