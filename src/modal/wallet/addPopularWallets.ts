import { pickNamespace } from '../../core/account/pickNamespace.js'
import { WALLET_CONNECT_ID } from '../../core/constants/connectors.js'
import { knownWallets } from '../../core/data/knownWallets.js'
import type { ConnectorType } from '../../core/features/features.js'
import { popularWallets } from '../../core/options/popularWallets.js'
import type { Wallet, WalletOptions } from '../../core/wallet.js'
import { createExclusion } from '../../wallets/createExclusion.js'
import { mergeExplorer } from '../../wallets/mergeExplorer.js'
import { orderWallets } from '../../wallets/orderWallets.js'

/** Including listed wallets; WalletConnect does not count. */
const MAX_WALLETS = 3

/**
 * Fills a short list with popular wallets, so that it offers more than
 * pairing. Makes no request and does not treat them as installed: they
 * connect through WalletConnect or their app, or show where to get them.
 * Wallets already listed are not repeated.
 *
 * @param parameters.wallets - the list, in order
 * @param parameters.networks - CAIP-2 IDs of the configured networks
 * @param parameters.connectorUid - `uid` of the WalletConnect connector
 * @param parameters.namespace - only wallets that support it
 */
export function addPopularWallets(
  parameters: addPopularWallets.Parameters,
): readonly Wallet[] {
  const { connectorUid, namespace, networks, options, order, wallets } =
    parameters
  const { exclude, featured, include } = options ?? {}
  const isExcluded = createExclusion(exclude)
  const popular = popularWallets
    .map((wallet) => toWallet(wallet, { connectorUid, networks }))
    .filter(
      ({ chains, id }) => chains?.length && (include?.includes(id) ?? true),
    )
    .filter((wallet) => !isExcluded(wallet))
    .flatMap((wallet) => pickNamespace(wallet, namespace))
  const { rest } = mergeExplorer(wallets, popular)
  const count = wallets.filter(({ id }) => id !== WALLET_CONNECT_ID).length
  const added = rest.slice(0, Math.max(MAX_WALLETS - count, 0))
  if (added.length === 0) return wallets
  return orderWallets([...wallets, ...added], { featured, order })
}

export declare namespace addPopularWallets {
  type Parameters = {
    connectorUid: string
    namespace?: Wallet['namespace'] | undefined
    networks: readonly string[]
    options?: WalletOptions | undefined
    order?: readonly ConnectorType[] | undefined
    wallets: readonly Wallet[]
  }
}

function toWallet(
  { explorerId, links, name, namespaces }: (typeof popularWallets)[number],
  {
    connectorUid,
    networks,
  }: { connectorUid: string; networks: readonly string[] },
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
