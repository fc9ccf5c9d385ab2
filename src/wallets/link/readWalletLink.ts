import { isPairingUri } from './isPairingUri.js'
import { parseLinkTemplate } from './parseLinkTemplate.js'

/**
 * Parses a link built by `toWalletLink`; `undefined` for any other link. Used
 * for a final check before a link is opened.
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

/** Only output of `encodeURIComponent`: no second parameter, no fragment. */
const built = /^([^?#]+\/)wc\?uri=([\w.!~*'()%-]+)$/
