import { WalletLinkError } from '../../core/errors/pairing.js'
import { isWalletLink } from '../../core/url.js'

/**
 * Validates the link of a wallet's app, from the explorer or the app's
 * options, and normalizes it so that `wc?uri=` can be appended: a scheme, an
 * optional host, a plain path and a trailing `/`. Rejects links that could
 * lead elsewhere than they appear to.
 *
 * @throws WalletLinkError
 *
 * @example
 * parseLinkTemplate('metamask') // 'metamask://'
 * parseLinkTemplate('https://link.example/app') // 'https://link.example/app/'
 */
export function parseLinkTemplate(link: unknown): parseLinkTemplate.ReturnType {
  const text = normalize(link)
  const [, scheme = '', host = '', path = ''] =
    (isWalletLink(text) && template.exec(text)) || refuse('form')
  if (refused.test(scheme)) refuse('scheme')
  if (/(?:^|\/)\.{1,2}(?:\/|$)/.test(path)) refuse('path')
  const rest = path.replace(/\/$/, '')
  const base = `${scheme.toLowerCase()}://${host}${rest}`
  if (!/^https?$/i.test(scheme)) {
    if (host === '') return rest === '' ? base : refuse('host')
    parse(`${base}/`)
    return `${base}/`
  }
  if (/^http$/i.test(scheme) && !loopback.test(host)) refuse('not encrypted')
  return toCanonical(`${base}/`)
}

export declare namespace parseLinkTemplate {
  type ReturnType = string
  type ErrorType = WalletLinkError
}

/** Without credentials, query, fragment, backslash or percent-encoding. */
const template =
  /^([a-z][a-z0-9+.-]{1,30}):\/\/([\w.-]*(?::\d{1,5})?)((?:\/[\w.~+-]+)*\/?)$/i

/** Schemes that access the device or do not belong to a wallet. */
const refused =
  /^(?:android-app|edge|facetime.*|itms.*|jar|ldaps?|mailto|market|moz-.*|ms-.*|resource|safari.*|search.*|s?ftps?|shell|shortcuts|sms|smb|ssh|tel|telnet|wss?|x-.*|(?:app-)?prefs)$/i

/** The URI is a secret, so it may leave this device only encrypted. */
const loopback = /^(?:(?:[\w-]+\.)*localhost|127\.0\.0\.1)(?::\d+)?$/i

const plainHost = /^[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d+)?$/
const bareScheme = /^([a-z][a-z0-9+.-]*)[:/]*$/i

function normalize(link: unknown): string {
  if (typeof link !== 'string') return refuse('form')
  if (link.includes('://')) return link
  const [, scheme = refuse('form')] = bareScheme.exec(link) ?? []
  return `${scheme}://`
}

/** Rejects hosts that browsers parse differently from how they are written. */
function toCanonical(base: string) {
  const url = parse(base)
  // Hosts are case-insensitive, paths are not.
  const { host, href, pathname, protocol } = url
  const written = base.slice(0, -pathname.length).toLowerCase()
  const isPlain = plainHost.test(host) && `${protocol}//${host}` === written
  if (!isPlain) return refuse('host')
  return href
}

/** Rejects a port without a host, and ports that are too high. */
function parse(base: string) {
  try {
    return new URL(base)
  } catch {
    return refuse('host')
  }
}

function refuse(details: string): never {
  throw new WalletLinkError({ details })
}
