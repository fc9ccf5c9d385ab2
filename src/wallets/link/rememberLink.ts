import { cleanText } from '../../core/format/cleanText.js'
import { forgetLink } from './forgetLink.js'
import { LINK_CHOICE_KEY } from './linkChoiceKey.js'
import { parseLinkTemplate } from './parseLinkTemplate.js'

/**
 * Remembers the app of the connected wallet, so that the WalletConnect SDK
 * opens it for later requests. An invalid link is not stored and removes the
 * current one. Never throws.
 *
 * @param parameters.href - URL of the app, without the pairing URI
 *
 * @example
 * rememberLink({ href: 'metamask://', name: 'MetaMask' })
 */
export function rememberLink(parameters: { href: string; name: string }): void {
  try {
    const href = parseLinkTemplate(parameters.href)
    const name = cleanText(parameters.name, NAME_MAX_LENGTH)
    const value = JSON.stringify({ href, name })
    globalThis.localStorage?.setItem(LINK_CHOICE_KEY, value)
  } catch {
    // Invalid link, or storage full or blocked: remove the previous wallet's
    // link.
    forgetLink()
  }
}

const NAME_MAX_LENGTH = 64
