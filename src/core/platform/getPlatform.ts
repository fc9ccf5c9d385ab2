/** Where the page runs. */
export type Platform = {
  /** A coarse pointer, or a phone's user agent. */
  isMobile: boolean
  isIos: boolean
  isAndroid: boolean
  /** Says the word; so do Chrome and most others. */
  isSafari: boolean
  /** Inside Telegram: its page, or the browser of its app. */
  isTelegram: boolean
  /** Inside the frame of another page. */
  isFramed: boolean
}

/**
 * Where the page runs, as far as it matters for opening a wallet. On a server
 * all is `false`, so that the first paint is that of a desktop.
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
  // Node has a navigator too, but never a window.
  const agent = (windowLike && navigatorLike?.userAgent) ?? ''
  const isMac = /macintosh/i.test(agent)
  return {
    isMobile: isCoarse(windowLike) || phone.test(agent),
    // An iPad that asks for desktop pages says it is a Mac; no Mac has touch.
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
  // Telegram's own script, outside of Telegram, says `unknown`; its login
  // button makes a `Telegram` without `WebApp`.
  const { Telegram } = windowLike as {
    Telegram?: { WebApp?: { platform?: unknown } }
  }
  const app = Telegram?.WebApp
  return Boolean(app) && app?.platform !== 'unknown'
}
