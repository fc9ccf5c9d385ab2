import { AUTH_CONNECTOR_ID, NAME_MAX_LENGTH } from '../constants.js'
import { cleanText } from '../format/cleanText.js'
import type { SolanaWallet } from '../ports/solana.js'
import { isAnnounced } from './isAnnounced.js'
import { isImageUrl } from './isImageUrl.js'
import { listSolanaWallets } from './listSolanaWallets.js'
import type { Wallet } from './wallet.js'

/** More than anybody has; a page can announce any number. */
const MAX_WALLETS = 50
const BROWSER_WALLET = 'Browser wallet'

/**
 * Makes the list of wallets from wagmi's connectors and the Solana side: the one
 * used last, then those that are in this browser, then the rest.
 *
 * A connector of a wallet in the page (type `injected`) counts only while the
 * wallet is there, and the one without a target only when none is announced:
 * it would be one of those. Of an id or rdns, and of a name, the first counts.
 * But two announced wallets of one name both stay, or one could hide the other,
 * and so do those of the two kinds of networks.
 *
 * @param parameters.connectors - in wagmi's order
 * @param parameters.presentIds - injected ones whose wallet is in the page
 * @param parameters.recentId - the one that was used last
 * @param parameters.solana - wallets of the Solana side, in its order
 */
export function listWallets(
  parameters: listWallets.Parameters,
): readonly Wallet[] {
  const { connectors, presentIds = [], recentId, solana = [] } = parameters
  const usable = connectors.filter(({ id }) => id !== AUTH_CONNECTOR_ID)
  const announced = usable.filter(isAnnounced)
  const others = usable.filter(
    (connector) =>
      !isAnnounced(connector) &&
      (connector.type !== 'injected' || presentIds.includes(connector.id)) &&
      (connector.id !== 'injected' || announced.length === 0),
  )
  const taken = new Set<string>()
  const wallets: Wallet[] = []
  for (const connector of [...announced, ...others]) {
    const wallet = toWallet(connector)
    const ids = [connector.id, ...[connector.rdns ?? []].flat()]
    const name = `name:${wallet.name.toLowerCase()}`
    const isTaken = ids.some((id) => taken.has(id))
    if (isTaken || (!isAnnounced(connector) && taken.has(name))) continue
    for (const key of [...ids, name]) taken.add(key)
    wallets.push({ ...wallet, isRecent: connector.id === recentId })
  }
  const all = [...wallets, ...listSolanaWallets(solana)]
  return all
    .map((wallet) => ({ ...wallet, hint: toHint(wallet, all) }))
    .sort((a, b) => toRank(b) - toRank(a))
    .slice(0, MAX_WALLETS)
}

export declare namespace listWallets {
  type Parameters = {
    connectors: readonly Connector[]
    presentIds?: readonly string[] | undefined
    recentId?: string | undefined
    solana?: readonly SolanaWallet[] | undefined
  }
  /** What is needed of wagmi's connectors. */
  type Connector = {
    readonly icon?: string | undefined
    readonly id: string
    readonly name: string
    readonly rdns?: string | readonly string[] | undefined
    readonly type: string
    readonly uid: string
  }
}

function toWallet(connector: listWallets.Connector): Wallet {
  const { icon, id, type, uid } = connector
  const isNameless = id === 'injected' && connector.name === 'Injected'
  const name = isNameless
    ? BROWSER_WALLET
    : cleanText(String(connector.name ?? ''), NAME_MAX_LENGTH)
  const url = typeof icon === 'string' ? icon.trim() : undefined
  return {
    namespace: 'eip155',
    id,
    name: name || cleanText(id, NAME_MAX_LENGTH),
    icon: isImageUrl(url) ? url : undefined,
    hint: undefined,
    isInstalled: type === 'injected',
    isRecent: false,
    connectorUid: uid,
  }
}

/** The kinds of networks as people call them. */
const kinds = { eip155: 'EVM', solana: 'Solana' } as const

function toHint(wallet: Wallet, wallets: readonly Wallet[]) {
  const name = wallet.name.toLowerCase()
  const sharing = wallets.filter(
    (other) => other !== wallet && other.name.toLowerCase() === name,
  )
  if (sharing.length === 0) return undefined
  const isSameKind = sharing.some(
    ({ namespace }) => namespace === wallet.namespace,
  )
  if (!isSameKind || wallet.namespace === 'solana')
    return kinds[wallet.namespace]
  return cleanText(wallet.id, NAME_MAX_LENGTH)
}

function toRank({ isInstalled, isRecent }: Wallet) {
  return isRecent ? 2 : Number(isInstalled)
}
