import { isPairingUri } from './isPairingUri.js'
import { parseLinkTemplate } from './parseLinkTemplate.js'

/**
 * Takes a link of `toWalletLink` apart; `undefined` for whatever that would not
 * have made. Looked at once more before anything is opened.
 *
 * @example
 * readWalletLink('metamask://wc?uri=wc%3A1%402')
 * // { base: 'metamask://', uri: 'wc:1@2' }
 */
export function readWalletLink(href: string): readWalletLink.ReturnType {
  const [, base, encoded] = built.exec(href) ?? []
  if (base === undefined || encoded === undefined) return undefined
  try {
    if (parseLinkTemplate(base) !== base) return undefined
    const once = decodeURIComponent(encoded)
    const uri = /^wc%3A/i.test(once) ? decodeURIComponent(once) : once
    return isPairingUri(uri) ? { base, uri } : undefined
  } catch {
    return undefined
  }
}

export declare namespace readWalletLink {
  type ReturnType = { base: string; uri: string } | undefined
}

/** Only what `encodeURIComponent` leaves: no second parameter, no fragment. */
const built = /^([^?#]+\/)wc\?uri=([\w.!~*'()%-]+)$/
