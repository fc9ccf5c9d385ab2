import { WalletLinkError } from '../../core/errors/pairing.js'
import { isWalletLink } from '../../core/url.js'

/**
 * Checks the address of a wallet's app, as the explorer or an app tells it, and
 * brings it into the form that `wc?uri=` is put behind: a scheme, a host where
 * there is one, a plain path, `/` at the end. Whatever could lead elsewhere
 * than it looks is refused.
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

/** No user, no query, no fragment, no backslash, nothing that is encoded. */
const template =
  /^([a-z][a-z0-9+.-]{1,30}):\/\/([\w.-]*(?::\d{1,5})?)((?:\/[\w.~+-]+)*\/?)$/i

/** Reach into the device, or to places that are no wallet. */
const refused =
  /^(?:android-app|edge|facetime.*|itms.*|jar|ldaps?|mailto|market|moz-.*|ms-.*|resource|safari.*|search.*|s?ftps?|shell|shortcuts|sms|smb|ssh|tel|telnet|wss?|x-.*|(?:app-)?prefs)$/i

/** The URI is a secret: off this device it goes encrypted only. */
const loopback = /^(?:(?:[\w-]+\.)*localhost|127\.0\.0\.1)(?::\d+)?$/i

const plainHost = /^[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d+)?$/
const bareScheme = /^([a-z][a-z0-9+.-]*)[:/]*$/i

function normalize(link: unknown): string {
  if (typeof link !== 'string') return refuse('form')
  if (link.includes('://')) return link
  const [, scheme = refuse('form')] = bareScheme.exec(link) ?? []
  return `${scheme}://`
}

/** A host that a browser reads otherwise than it is written is refused. */
function toCanonical(base: string) {
  const url = parse(base)
  // Hosts do not tell case apart, paths do.
  const { host, href, pathname, protocol } = url
  const written = base.slice(0, -pathname.length).toLowerCase()
  const isPlain = plainHost.test(host) && `${protocol}//${host}` === written
  if (!isPlain) return refuse('host')
  return href
}

/** A port alone, or one that is too high, is no place. */
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
