import { WalletLinkError } from '../../core/errors/pairing.js'
import type { Platform } from '../../core/platform/getPlatform.js'
import { isPairingUri } from './isPairingUri.js'
import { parseLinkTemplate } from './parseLinkTemplate.js'

/**
 * Builds the URL that passes a pairing URI to an app: the app's URL and
 * `wc?uri=` with the encoded URI as the only parameter. Telegram on Android
 * decodes once too often, so the URI is encoded twice there.
 *
 * @param parameters.link - URL of the app; validated
 * @param parameters.uri - pairing URI
 * @param parameters.payUrl - URL of a payment to send along
 * @throws WalletLinkError - never contains the URI
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
    // A lone surrogate cannot be encoded. Do not include the secret text.
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
    /** The app's URL alone, which is remembered for later requests. */
    base: string
    /** Secret, because it contains the URI. */
    href: string
  }
  type ErrorType = WalletLinkError
}
