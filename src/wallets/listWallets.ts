import type { AccountNamespace } from '../core/account/account.js'
import { pickNamespace } from '../core/account/pickNamespace.js'
import { WALLET_CONNECT_ID } from '../core/constants/connectors.js'
import type { ConnectorType } from '../core/features/features.js'
import type { SolanaWallet } from '../core/ports/solana.js'
import type { Wallet, WalletOptions } from '../core/wallet.js'
import { cleanWallet } from './cleanWallet.js'
import { createExclusion } from './createExclusion.js'
import { findKnownWallet } from './findKnownWallet.js'
import { isAnnounced } from './isAnnounced.js'
import { isFalseClaim } from './isFalseClaim.js'
import { listConnectors } from './listConnectors.js'
import { mergeNamespaces } from './mergeNamespaces.js'
import { orderWallets } from './orderWallets.js'
import { sharesNetwork } from './sharesNetwork.js'
import { toCustomWallet } from './toCustomWallet.js'
import { toNameKey } from './toNameKey.js'
import { withImage } from './withImage.js'

/**
 * Builds the list of connectable wallets without the explorer: wagmi's
 * connectors and announced wallets, Solana wallets, recent wallets and custom
 * wallets.
 *
 * @param parameters.connectors - in wagmi's order
 * @param parameters.presentIds - IDs of connectors whose wallet is in the
 * page, or embeds it
 * @param parameters.absentIds - IDs of connectors whose package is missing
 * @param parameters.recentId - ID of the connector used last
 * @param parameters.recent - remembered wallets, newest first
 * @param parameters.solana - Solana wallets, in their order
 * @param parameters.networks - CAIP-2 IDs of the app's networks
 * @param parameters.namespace - only wallets of this namespace
 * @param parameters.order - groups to list first
 */
export function listWallets(
  parameters: listWallets.Parameters,
): readonly Wallet[] {
  const {
    connectors,
    isMobile,
    namespace,
    options,
    order,
    solana = [],
  } = parameters
  const isLeftOut = options?.announced === false
  const isExcluded = createExclusion(options?.exclude)
  const featured = options?.featured ?? []
  const merged = mergeNamespaces([
    ...listConnectors({
      ...parameters,
      connectors: connectors.filter((one) => !isLeftOut || !isAnnounced(one)),
    }),
    ...listSolanaWallets(
      solana.filter((one) => !isLeftOut || !one.isAnnounced),
    ),
  ])
  const found = merged.map((wallet) =>
    wallet.type === 'EXTERNAL' && featured.includes(wallet.explorerId ?? '')
      ? { ...wallet, group: 'featured' as const }
      : wallet,
  )
  const extra = listExtraWallets({
    ...parameters,
    connectorUid: toPairingUid(parameters),
    found,
  })
  const wallets = [
    // A phone cannot scan a QR code on its own screen.
    ...found.filter(({ type }) => type !== 'WALLET_CONNECT' || !isMobile),
    ...extra,
  ]
  return orderWallets(
    wallets
      .filter((wallet) => !isExcluded(wallet))
      .map((wallet) => withImage(wallet, options?.images))
      .flatMap((wallet) => pickNamespace(wallet, namespace)),
    { featured, order },
  )
}

export declare namespace listWallets {
  type Parameters = listConnectors.Parameters & {
    solana?: readonly SolanaWallet[] | undefined
    recent?: readonly Wallet[] | undefined
    networks?: readonly string[] | undefined
    options?: WalletOptions | undefined
    order?: readonly ConnectorType[] | undefined
    namespace?: AccountNamespace | undefined
  }
}

/** Connector uid of wallets connected through WalletConnect. */
function toPairingUid({ absentIds, connectors }: listWallets.Parameters) {
  if (absentIds?.includes(WALLET_CONNECT_ID)) return undefined
  return connectors.find(({ id }) => id === WALLET_CONNECT_ID)?.uid
}

/**
 * Converts Solana wallets to list entries. Leaves out the embedded wallet,
 * which connects through the login.
 */
function listSolanaWallets(
  wallets: readonly SolanaWallet[],
): readonly Wallet[] {
  return wallets
    .filter(({ isEmbedded }) => !isEmbedded)
    .map((wallet): Wallet => {
      const { icon, id, isInstalled, isReady } = wallet
      const shown = cleanWallet({ id, icon, name: wallet.name })
      return {
        key: `solana:${id}`,
        namespace: 'solana',
        id,
        ...shown,
        hint: undefined,
        ...toKind(wallet),
        isInstalled,
        ...(isReady &&
          !isInstalled &&
          isAdapter(wallet) && { isLoadable: true }),
        isRecent: false,
        connectorUid: `solana:${id}`,
        explorerId: findKnownWallet({ name: shown.name })?.explorerId,
      }
    })
}

/**
 * WalletConnect's entry is not an adapter; its wallet is the pairing's peer.
 */
const isAdapter = ({ id }: SolanaWallet) => id !== WALLET_CONNECT_ID

function toKind({
  id,
  isInstalled,
}: SolanaWallet): Pick<Wallet, 'group' | 'type'> {
  if (id === WALLET_CONNECT_ID)
    return { type: 'WALLET_CONNECT', group: 'walletConnect' }
  return isInstalled
    ? { type: 'ANNOUNCED', group: 'injected' }
    : { type: 'EXTERNAL', group: 'external' }
}

/**
 * Returns the wallets without a connector: recent and custom wallets. Both
 * connect through WalletConnect. Leaves out wallets already found in the page
 * and wallets that support none of the app's networks.
 *
 * @param parameters.connectorUid - uid of WalletConnect; without it, recent
 * wallets cannot connect
 * @param parameters.found - wallets of the connectors and of Solana
 */
function listExtraWallets(
  parameters: listExtraWallets.Parameters,
): readonly Wallet[] {
  const { connectorUid, found, networks, options, recent = [] } = parameters
  const taken = new Set(
    found.filter((wallet) => !isFalseClaim(wallet)).flatMap(toMarks),
  )
  const custom = (options?.custom ?? []).map(toCustomWallet)
  const extra: Wallet[] = []
  for (const wallet of [...(connectorUid ? recent : []), ...custom]) {
    if (!sharesNetwork(wallet.chains, networks)) continue
    const marks = toMarks(wallet)
    if (marks.some((mark) => taken.has(mark))) continue
    for (const mark of marks) taken.add(mark)
    extra.push({ ...wallet, connectorUid: connectorUid ?? '' })
  }
  return extra
}

declare namespace listExtraWallets {
  type Parameters = {
    connectorUid: string | undefined
    found: readonly Wallet[]
    networks?: readonly string[] | undefined
    options?: WalletOptions | undefined
    recent?: readonly Wallet[] | undefined
  }
}

function toMarks({ explorerId, id, name, rdns }: Wallet): readonly string[] {
  return [
    id,
    ...(explorerId === undefined ? [] : [explorerId]),
    ...(rdns === undefined ? [] : [rdns]),
    `name:${toNameKey(name)}`,
  ]
}
