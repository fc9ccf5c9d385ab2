import type { WalletLinkError } from '../../core/errors/pairing.js'
import type { Namespace } from '../../core/network/namespaces.js'
import type { Platform } from '../../core/platform/getPlatform.js'
import type { Wallet } from '../../core/wallet.js'
import { buildWalletLink } from './buildWalletLink.js'
import { getBrowserLink } from './getBrowserLink.js'
import { getLinkTarget } from './getLinkTarget.js'

/**
 * Returns the link that opens a wallet on this device: its in-app browser with
 * this page, or its app with the pairing URI once there is one.
 *
 * @param parameters.page - URL of this page, on the client
 */
export function findWalletLink(
  parameters: findWalletLink.Parameters,
): findWalletLink.ReturnType {
  const { namespace, page, platform, uri, wallet, ...rest } = parameters
  if (!wallet) return none
  const { explorerId = wallet.id, links } = wallet
  const isApp = rest.kind !== 'web' && rest.kind !== 'desktop'
  const browser =
    isApp && page && getBrowserLink({ explorerId, namespace, page, platform })
  const target = getLinkTarget({ platform })
  if (browser) return { ...none, href: browser, isBrowser: true, target }
  try {
    // Build it even without a URI, so that a rejected link is known before
    // the click.
    const build = (prefer: typeof rest.prefer) =>
      buildWalletLink({ ...rest, links, platform, prefer, uri: uri ?? 'wc:-' })
    const link = build(rest.prefer)
    const other = link.kind === 'native' && links?.universal
    const universal = other ? build('universal').href : undefined
    return {
      error: undefined,
      href: uri && link.href,
      isBrowser: false,
      target: link.target,
      universalHref: uri && universal,
    }
  } catch (error) {
    return { ...none, error: error as WalletLinkError }
  }
}

export declare namespace findWalletLink {
  type Parameters = Pick<
    buildWalletLink.Parameters,
    'isSocialLoginPending' | 'kind' | 'payUrl' | 'prefer'
  > & {
    wallet: Pick<Wallet, 'explorerId' | 'id' | 'links'> | undefined
    namespace: Namespace
    page: string | undefined
    platform: Platform
    uri: string | undefined
  }
  type ReturnType = {
    /** Why there is no link. */
    error: WalletLinkError | undefined
    href: string | undefined
    /**
     * Whether the link opens the page in the wallet's browser, without pairing.
     */
    isBrowser: boolean
    target: getLinkTarget.ReturnType
    /** HTTP(S) fallback for an app that is opened by its own scheme first. */
    universalHref: string | undefined
  }
}

const none = {
  error: undefined,
  href: undefined,
  isBrowser: false,
  target: '_self',
  universalHref: undefined,
} as const
