import { WalletLinkError } from '../../core/errors/pairing.js'
import type { Platform } from '../../core/platform/getPlatform.js'
import { isPairingUri } from './isPairingUri.js'
import { parseLinkTemplate } from './parseLinkTemplate.js'

/**
 * The address that hands a pairing's URI to one app: the app's own, and
 * `wc?uri=` with the URI as its one, encoded parameter. Telegram on Android
 * decodes once too often, so that it is encoded twice there.
 *
 * @param parameters.link - address of the app; checked
 * @param parameters.uri - the pairing's URI
 * @param parameters.payUrl - address of a payment that goes with it
 * @throws WalletLinkError - it never holds the URI
 *
 * @example
 * toWalletLink({ link: 'metamask://', uri: 'wc:…' }).href // 'metamask://wc?uri=wc%3A…'
 */
export function toWalletLink(
  parameters: toWalletLink.Parameters,
): toWalletLink.ReturnType {
  const { link, payUrl, platform, uri } = parameters
  const base = parseLinkTemplate(link)
  const isTwice = platform?.isTelegram === true && platform.isAndroid
  try {
    if (!isPairingUri(uri)) throw new WalletLinkError()
    const text =
      payUrl === undefined ? uri : `${uri}&pay=${encodeURIComponent(payUrl)}`
    const once = encodeURIComponent(text)
    const encoded = isTwice ? encodeURIComponent(once) : once
    return { base, href: `${base}wc?uri=${encoded}` }
  } catch {
    // Half a character cannot be encoded; nor may the text be told.
    throw new WalletLinkError({ details: 'URI' })
  }
}

export declare namespace toWalletLink {
  type Parameters = {
    link: string
    uri: string
    payUrl?: string | undefined
    platform?: Pick<Platform, 'isAndroid' | 'isTelegram'> | undefined
  }
  type ReturnType = {
    /** The app's address alone: what is remembered for later requests. */
    base: string
    /** Secret, as the URI in it. */
    href: string
  }
  type ErrorType = WalletLinkError
}
