import { cleanText } from '../../core/format/cleanText.js'
import { forgetLink } from './forgetLink.js'
import { LINK_CHOICE_KEY } from './linkChoiceKey.js'
import { parseLinkTemplate } from './parseLinkTemplate.js'

/**
 * Remembers the app of the connected wallet, so that WalletConnect's library
 * opens it for later requests. What is no wallet's link is not written, and
 * takes the place of none. Never throws.
 *
 * @param parameters.href - address of the app, without the pairing's URI
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
    // Refused, or storage is full or blocked: an older wallet's must not stay.
    forgetLink()
  }
}

const NAME_MAX_LENGTH = 64
