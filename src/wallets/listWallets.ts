import type { AccountNamespace } from '../core/account/account.js'
import { pickNamespace } from '../core/account/pickNamespace.js'
import { WALLET_CONNECT_ID } from '../core/constants.js'
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

/**
 * Makes the list of what can be connected without asking the explorer: wagmi's
 * connectors with the wallets that announced themselves, the Solana side, the
 * wallets used last, and those that the app has added.
 *
 * @param parameters.connectors - in wagmi's order
 * @param parameters.presentIds - those whose wallet is in the page, or around it
 * @param parameters.absentIds - those whose library is missing
 * @param parameters.recentId - the one that was used last
 * @param parameters.recent - wallets remembered, newest first
 * @param parameters.solana - wallets of the Solana side, in its order
 * @param parameters.networks - CAIP-2 ids of what the app is configured for
 * @param parameters.namespace - only what connects on this kind of networks
 * @param parameters.order - groups to be first
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
    // On a phone its QR code would be on the wrong side of the camera.
    ...found.filter(({ type }) => type !== 'WALLET_CONNECT' || !isMobile),
    ...extra,
  ]
  return orderWallets(
    wallets
      .filter((wallet) => !isExcluded(wallet))
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

/** Whose accounts those of a wallet by WalletConnect are. */
function toPairingUid({ absentIds, connectors }: listWallets.Parameters) {
  if (absentIds?.includes(WALLET_CONNECT_ID)) return undefined
  return connectors.find(({ id }) => id === WALLET_CONNECT_ID)?.uid
}

/**
 * The wallets of the Solana side as entries of the list. The embedded one is not
 * among them: a login is the way to it.
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

/** WalletConnect's entry is at the other end of a pairing. */
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
 * The wallets that no connector stands for: those used last, and those that the
 * app has added. Both are connected by WalletConnect. One that is found in the
 * page is not listed again, nor is one that knows none of the app's networks.
 *
 * @param parameters.connectorUid - of WalletConnect; without it there is no way
 * to a wallet that was used last
 * @param parameters.found - what the connectors and the Solana side have
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
