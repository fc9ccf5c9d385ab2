import { pickNamespace } from '../../core/account/pickNamespace.js'
import { WALLET_CONNECT_ID } from '../../core/constants/connectors.js'
import { knownWallets } from '../../core/data/knownWallets.js'
import type { ConnectorType } from '../../core/features/features.js'
import { popularWallets } from '../../core/options/popularWallets.js'
import type { Wallet, WalletOptions } from '../../core/wallet.js'
import { createExclusion } from '../../wallets/createExclusion.js'
import { mergeExplorer } from '../../wallets/mergeExplorer.js'
import { orderWallets } from '../../wallets/orderWallets.js'
import { withImage } from '../../wallets/withImage.js'

/** Including listed wallets; WalletConnect does not count. */
const MAX_WALLETS = 3

/**
 * Returns the wallets of the first screen: the list, the app's featured
 * wallets, and popular wallets if the list is short, so that it offers more
 * than pairing. They are not treated as installed: they connect through
 * WalletConnect or their app, or show where to get them. Wallets already
 * listed are not repeated.
 *
 * Makes no request. `asks` names the explorer lists that are still missing:
 * featured wallets this package does not know, and recommended wallets if the
 * popular ones do not fill the list. A featured wallet without an answer has
 * an empty name.
 *
 * @param parameters.wallets - the list, in order
 * @param parameters.explorer - answers of the explorer; empty after a failure
 * @param parameters.hasAll - whether to fill the list beyond the featured
 * wallets
 * @param parameters.networks - CAIP-2 IDs of the configured networks
 * @param parameters.connectorUid - `uid` of the WalletConnect connector
 * @param parameters.namespace - only wallets that support it
 */
export function listFirstWallets(
  parameters: listFirstWallets.Parameters,
): listFirstWallets.ReturnType {
  const { explorer, hasAll, namespace, options, order, wallets } = parameters
  const { exclude, featured = [], include } = options ?? {}
  const isExcluded = createExclusion(exclude)
  const popular = popularWallets
    .map((wallet) => withImage(toWallet(wallet, parameters), options?.images))
    .filter((wallet) => wallet.chains?.length && !isExcluded(wallet))
    .flatMap((wallet) => pickNamespace(wallet, namespace))
  const isNamed = ({ id }: Wallet) => featured.includes(id)
  const named = pickNew(wallets, [
    ...(explorer?.featured ?? []),
    ...popular.filter(isNamed),
  ]).map((wallet): Wallet => ({ ...wallet, group: 'featured' }))
  const listed = [...wallets, ...named]
  const unknown = featured.filter(
    (id) => !listed.some((one) => one.id === id || one.explorerId === id),
  )
  const isWaiting = unknown.length > 0 && !explorer?.featured
  if (isWaiting) listed.push(...unknown.map(toPlaceholder))
  const isOffered = ({ id }: Wallet) => include?.includes(id) ?? true
  const count = () => listed.filter(({ id }) => id !== WALLET_CONNECT_ID).length
  const fillUp = (rows: readonly Wallet[]) =>
    listed.push(
      ...pickNew(listed, rows).slice(0, Math.max(MAX_WALLETS - count(), 0)),
    )
  if (hasAll) fillUp(popular.filter(isOffered))
  const isShort = hasAll && count() < MAX_WALLETS
  if (isShort) fillUp(explorer?.recommended ?? [])
  return {
    asks: { featured: unknown.length > 0, recommended: isShort },
    wallets:
      listed.length === wallets.length
        ? wallets
        : orderWallets(listed, { featured, order }),
  }
}

export declare namespace listFirstWallets {
  type Parameters = {
    connectorUid: string
    explorer?: Explorer | undefined
    hasAll: boolean
    namespace?: Wallet['namespace'] | undefined
    networks: readonly string[]
    options?: WalletOptions | undefined
    order?: readonly ConnectorType[] | undefined
    wallets: readonly Wallet[]
  }
  /** Lists without an answer yet are `undefined`. */
  type Explorer = {
    featured?: readonly Wallet[] | undefined
    recommended?: readonly Wallet[] | undefined
  }
  type Asks = {
    featured: boolean
    recommended: boolean
  }
  type ReturnType = { asks: Asks; wallets: readonly Wallet[] }
}

/** Returns the rows that are not in the list. */
function pickNew(wallets: readonly Wallet[], rows: readonly Wallet[]) {
  return mergeExplorer(wallets, rows).rest
}

/** Holds the place of a featured wallet until the explorer answers. */
const toPlaceholder = (id: string): Wallet => ({
  key: `explorer:${id}`,
  namespace: 'eip155',
  id,
  name: '',
  icon: undefined,
  hint: undefined,
  type: 'WALLET_CONNECT',
  group: 'featured',
  isInstalled: false,
  isRecent: false,
  connectorUid: '',
  explorerId: id,
})

function toWallet(
  { explorerId, links, name, namespaces }: (typeof popularWallets)[number],
  { connectorUid, networks }: listFirstWallets.Parameters,
): Wallet {
  const chains = networks.filter((network) =>
    namespaces.some((namespace) => network.startsWith(`${namespace}:`)),
  )
  return {
    key: `popular:${explorerId}`,
    namespace: chains[0]?.startsWith('solana:') ? 'solana' : 'eip155',
    id: explorerId,
    name,
    icon: undefined,
    hint: undefined,
    type: 'WALLET_CONNECT',
    group: 'recommended',
    isInstalled: false,
    isRecent: false,
    connectorUid,
    rdns: knownWallets.find((known) => known.explorerId === explorerId)
      ?.rdns[0],
    explorerId,
    chains,
    links,
  }
}
