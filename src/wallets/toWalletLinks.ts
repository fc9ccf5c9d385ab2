import { getMember } from '../core/errors/getMember.js'
import { isWalletLink } from '../core/url.js'
import type { WalletLinks } from '../core/wallet.js'

/** These open apps; all others are web pages. */
const apps: readonly (keyof WalletLinks)[] = ['desktop', 'mobile']
const names: readonly (keyof WalletLinks)[] = [
  ...apps,
  'appStore',
  'chromeStore',
  'homepage',
  'playStore',
  'universal',
  'webapp',
]

/**
 * Returns the links of a wallet that are safe to open, from any value. Script
 * URLs, and non-HTTP(S) URLs in place of a web page, are dropped.
 *
 * @returns `undefined` if there are none
 */
export function toWalletLinks(value: unknown): WalletLinks | undefined {
  const links: WalletLinks = {}
  for (const name of names) {
    const link = getMember(value, name)
    if (!isWalletLink(link)) continue
    if (apps.includes(name) || web.test(link)) links[name] = link
  }
  return Object.keys(links).length > 0 ? links : undefined
}

const web = /^https?:/i
