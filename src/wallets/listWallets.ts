import type { AccountNamespace } from '../core/account/account.js'
import { WALLET_CONNECT_ID } from '../core/constants.js'
import type { ConnectorType } from '../core/features/features.js'
import type { SolanaWallet } from '../core/ports/solana.js'
import { createExclusion } from './createExclusion.js'
import { isAnnounced } from './isAnnounced.js'
import { listConnectors } from './listConnectors.js'
import { listExtraWallets } from './listExtraWallets.js'
import { listSolanaWallets } from './listSolanaWallets.js'
import { mergeNamespaces } from './mergeNamespaces.js'
import { orderWallets } from './orderWallets.js'
import { pickNamespace } from './pickNamespace.js'
import type { Wallet, WalletOptions } from './wallet.js'

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
