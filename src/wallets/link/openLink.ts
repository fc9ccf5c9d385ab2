import type { getLinkTarget } from './getLinkTarget.js'

/**
 * Opens a validated link without opener and referrer. Telegram opens HTTP(S)
 * links with its own function.
 *
 * @returns false when the browser rejects the link at once
 */
export function openLink(parameters: {
  href: string
  target: getLinkTarget.ReturnType
  /** Features of `window.open`; default `noreferrer noopener`. */
  features?: string | undefined
}): boolean {
  const { features = 'noreferrer noopener', href, target } = parameters
  if (/^https?:/.test(href) && openInTelegram(href)) return true
  try {
    globalThis.open(href, target, features)
    return true
  } catch {
    // Firefox throws for a scheme without an app.
    return false
  }
}

function openInTelegram(href: string): boolean {
  const { Telegram } = globalThis as {
    Telegram?: { WebApp?: { openLink?: unknown; platform?: unknown } }
  }
  const app = Telegram?.WebApp
  if (typeof app?.openLink !== 'function' || app.platform === 'unknown')
    return false
  try {
    app.openLink(href)
    return true
  } catch {
    return false
  }
}
