import { browserLinks } from '../../core/options/browserLinks.js'
import { readWalletLink } from './readWalletLink.js'

/**
 * Whether a link was built by this package: a wallet link with a pairing URI,
 * or a link to a wallet's in-app browser. No other link is ever opened.
 *
 * @example
 * isOpenableLink('javascript:alert(1)') // false
 */
export function isOpenableLink(href: unknown): href is string {
  if (typeof href !== 'string' || href.length > MAX_LENGTH) return false
  const { phantomIntent, phantomIntentEnd, ...others } = browserLinks
  if (href.startsWith(phantomIntent) && href.endsWith(phantomIntentEnd))
    return rest.test(href.slice(phantomIntent.length, -phantomIntentEnd.length))
  const prefix = Object.values(others).find((item) => href.startsWith(item))
  if (prefix) return rest.test(href.slice(prefix.length))
  return readWalletLink(href) !== undefined
}

const MAX_LENGTH = 32_768

/** URL-encoded text, Base64, and `?ref=`. */
const rest = /^[\w.!~*'()%/=+-]+(?:\?ref=[\w.!~*'()%-]+)?$/
