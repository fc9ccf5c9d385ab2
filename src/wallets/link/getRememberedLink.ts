import { forgetLink } from './forgetLink.js'
import { LINK_CHOICE_KEY } from './linkChoiceKey.js'
import { parseLinkTemplate } from './parseLinkTemplate.js'
import { rememberLink } from './rememberLink.js'

/**
 * Returns the remembered app of the connected wallet. Removes any other value
 * stored under the key, which the WalletConnect SDK would open unchecked. Call
 * it before every request to the wallet. Never throws.
 *
 * @example
 * getRememberedLink() // { href: 'metamask://', name: 'MetaMask' }
 */
export function getRememberedLink(): getRememberedLink.ReturnType {
  try {
    const text = globalThis.localStorage?.getItem(LINK_CHOICE_KEY)
    if (text === null || text === undefined) return undefined
    return read(text)
  } catch {
    forgetLink()
    return undefined
  }
}

export declare namespace getRememberedLink {
  type ReturnType = { href: string; name: string } | undefined
}

function read(text: string) {
  const value: unknown = JSON.parse(text)
  const { href, name } = value as { href?: unknown; name?: unknown }
  const link = {
    href: parseLinkTemplate(href),
    name: typeof name === 'string' ? name : '',
  }
  // The SDK uses the text as is: `evil` would be a relative URL of this site.
  if (link.href !== href) rememberLink(link)
  return link
}
