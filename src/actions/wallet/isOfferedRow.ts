import type { ExplorerWallet } from '../../api/wallets.js'
import { knownWallets } from '../../core/data/knownWallets.js'
import { createExclusion } from '../../wallets/createExclusion.js'
import { sharesNetwork } from '../../wallets/sharesNetwork.js'
import type { WalletOptions } from '../../wallets/wallet.js'

/**
 * Whether a row of the explorer is listed: the explorer is asked for nothing
 * else, but is not taken at its word.
 *
 * On a phone a wallet needs an app or a page to open, and has to know
 * WalletConnect; a few are opened by links of their own.
 */
export function isOfferedRow(
  row: ExplorerWallet,
  parameters: {
    isMobile: boolean
    networks: readonly string[]
    options: WalletOptions | undefined
  },
): boolean {
  const { isMobile, networks, options } = parameters
  const { chains, id, mobileLink, supportsWc, webappLink } = row
  const isIncluded = !options?.include?.length || options.include.includes(id)
  const isFeatured = options?.featured?.includes(id)
  if (!isIncluded && !isFeatured) return false
  if (createExclusion(options?.exclude)(row)) return false
  if (!sharesNetwork(chains, networks)) return false
  if (!isMobile) return true
  const [name] = knownWallets.find(({ explorerId }) => explorerId === id)
    ?.names ?? ['']
  const canOpen = mobileLink || webappLink || linked.includes(name ?? '')
  return Boolean(canOpen) && (supportsWc || always.includes(name ?? ''))
}

/** Opened by links of their own. */
const linked = ['phantom', 'solflare', 'coinbase wallet', 'binance wallet']
const always = [...linked, 'base account']
