import { WalletLinkError } from '../../core/errors/pairing.js'
import type { Platform } from '../../core/platform/getPlatform.js'
import type { WalletLinks } from '../../core/wallet.js'
import { getLinkTarget } from './getLinkTarget.js'
import { toWalletLink } from './toWalletLink.js'

/**
 * Builds the link that opens a wallet on this device with a pairing URI.
 *
 * A mobile wallet is opened through its own scheme, unless the kit prefers
 * HTTP(S) links or there is no other: without the app installed, an HTTP(S)
 * link leaves the page for a website, and takes the URI there. Telegram opens
 * only HTTP(S) links, so they come first there.
 *
 * @param parameters.links - links of the wallet
 * @param parameters.kind - app to open; default the mobile app on mobile, else
 * the desktop app, else the web app
 * @param parameters.prefer - default `native`, in Telegram `universal`
 * @throws WalletLinkError when there is no such link, or it is rejected
 *
 * @example
 * buildWalletLink({ links: { mobile: 'metamask://' }, platform, uri })
 * // { href: 'metamask://wc?uri=…', base: 'metamask://', target: '_self', … }
 */
export function buildWalletLink(
  parameters: buildWalletLink.Parameters,
): buildWalletLink.ReturnType {
  const { links = {}, platform, ...rest } = parameters
  const kind = parameters.kind ?? getKind(links, platform)
  const link = pickLink(links, kind, parameters)
  if (!link) throw new WalletLinkError({ details: `no ${kind} link` })
  const built = toWalletLink({ ...rest, link, platform })
  const isWeb = /^https?:/.test(built.base)
  return {
    ...built,
    kind: kind !== 'mobile' ? kind : isWeb ? 'universal' : 'native',
    target: getLinkTarget({
      isPage: isWeb && kind !== 'mobile',
      isSocialLoginPending: parameters.isSocialLoginPending,
      platform,
    }),
  }
}

export declare namespace buildWalletLink {
  type Parameters = Pick<toWalletLink.Parameters, 'payUrl' | 'uri'> & {
    links: WalletLinks | undefined
    platform: Platform
    kind?: 'mobile' | 'desktop' | 'web' | undefined
    prefer?: 'native' | 'universal' | undefined
    isSocialLoginPending?: boolean | undefined
  }
  type ReturnType = toWalletLink.ReturnType & {
    kind: 'native' | 'universal' | 'desktop' | 'web'
    target: getLinkTarget.ReturnType
  }
  type ErrorType = WalletLinkError
}

function getKind(links: WalletLinks, platform: Platform) {
  if (platform.isMobile)
    return links.mobile || links.universal || !links.webapp ? 'mobile' : 'web'
  if (links.desktop) return 'desktop'
  return links.webapp ? 'web' : 'mobile'
}

function pickLink(
  links: WalletLinks,
  kind: 'mobile' | 'desktop' | 'web',
  parameters: buildWalletLink.Parameters,
) {
  if (kind === 'desktop') return links.desktop
  if (kind === 'web') return links.webapp
  const { prefer = parameters.platform.isTelegram ? 'universal' : 'native' } =
    parameters
  return prefer === 'universal'
    ? links.universal || links.mobile
    : links.mobile || links.universal
}
