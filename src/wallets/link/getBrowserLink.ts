import type { Namespace } from '../../core/network/namespaces.js'
import {
  browserLinks,
  browserLinkWallets,
} from '../../core/options/browserLinks.js'
import type { Platform } from '../../core/platform/getPlatform.js'

/**
 * Returns the link that opens this page in the in-app browser of a mobile
 * wallet that does not support pairing. `undefined` for all other wallets, on
 * desktop, and if the wallet is already injected into this page.
 *
 * @param parameters.explorerId - ID in the wallet explorer
 * @param parameters.namespace - requested namespace
 * @param parameters.page - URL of this page
 * @param parameters.globals - default `globalThis`
 * @param parameters.isConnectorOff - the app has no connector for the wallet's
 * injected provider, which is then ignored
 *
 * @example
 * getBrowserLink({ explorerId, namespace: 'solana', page: location.href, platform })
 */
export function getBrowserLink(
  parameters: getBrowserLink.Parameters,
): string | undefined {
  const { explorerId, globals = globalThis, namespace, platform } = parameters
  const row = rows.find(
    ({ id, namespaces }) =>
      id === explorerId && namespaces.some((item) => item === namespace),
  )
  if (!row || !platform.isMobile) return undefined
  const isOff = row.isOptional === true && parameters.isConnectorOff === true
  if (row.global in globals && !isOff) return undefined
  const page = parsePage(parameters.page)
  return page && row.build(page, platform)
}

export declare namespace getBrowserLink {
  type Parameters = {
    explorerId: string | undefined
    namespace: Namespace
    page: string
    platform: Pick<Platform, 'isAndroid' | 'isMobile'>
    globals?: object | undefined
    isConnectorOff?: boolean | undefined
  }
}

type Row = {
  id: string
  namespaces: readonly Namespace[]
  global: string
  isOptional?: boolean
  build: (page: URL, platform: Pick<Platform, 'isAndroid'>) => string
}

const rows: readonly Row[] = [
  {
    id: browserLinkWallets.phantom,
    namespaces: ['solana', 'eip155', 'bip122'],
    global: 'phantom',
    build({ href, origin }, { isAndroid }) {
      const rest = `${encode(href)}?ref=${encode(origin)}`
      return isAndroid
        ? `${browserLinks.phantomIntent}${rest}${browserLinks.phantomIntentEnd}`
        : `${browserLinks.phantom}${rest}`
    },
  },
  {
    id: browserLinkWallets.solflare,
    namespaces: ['solana'],
    global: 'solflare',
    build: ({ href }) =>
      `${browserLinks.solflare}${encode(href)}?ref=${encode(href)}`,
  },
  {
    id: browserLinkWallets.coinbase,
    namespaces: ['solana'],
    global: 'coinbaseSolana',
    isOptional: true,
    build: ({ href }) => `${browserLinks.coinbase}${encode(href)}`,
  },
  {
    id: browserLinkWallets.coinbase,
    namespaces: ['eip155'],
    global: 'coinbaseWalletExtension',
    isOptional: true,
    build: ({ href }) => `${browserLinks.coinbaseApp}${encode(href)}`,
  },
  {
    id: browserLinkWallets.binance,
    namespaces: ['bip122'],
    global: 'binancew3w',
    build({ href }) {
      // Escape the page's own parameters, so that they do not become the
      // wallet's.
      const query = `url=${href.replace(/[%&#+]/g, encode)}`
      const path = toBase64('/pages/browser/index')
      return `${browserLinks.binance}${toBase64(
        `${browserLinks.binanceApp}&startPagePath=${path}&startPageQuery=${toBase64(query)}`,
      )}`
    },
  },
]

/** Escapes `;` and `#`, which could end an intent. */
function encode(text: string) {
  return encodeURIComponent(text)
}

/** Escapes `+`, which would be decoded as a space. */
function toBase64(text: string) {
  return btoa(text).replaceAll('+', '%2B')
}

function parsePage(page: string) {
  try {
    const url = new URL(page)
    url.username = ''
    url.password = ''
    return /^https?:$/.test(url.protocol) ? url : undefined
  } catch {
    return undefined
  }
}
