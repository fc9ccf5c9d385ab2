'use client'
import { useMemo } from 'react'
import type { Feature } from '../../core/capabilities.js'
import type { WalletFeature } from '../../core/features/features.js'
import { listWalletFeatures } from '../../core/features/listWalletFeatures.js'
import { resolveFeatures } from '../../core/features/resolveFeatures.js'
import type { ModalEntry, ModalView } from '../../core/modal/modal.js'
import { listOnrampProviders } from '../../core/onramp/listOnrampProviders.js'
import { canReceive } from '../../features/onramp/canReceive.js'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useKit } from '../../hooks/useKit.js'
import { useNetworks } from '../../hooks/useNetworks.js'
import { useOnrampOptions } from '../../hooks/useOnrampOptions.js'
import { useProjectFeatures } from '../../hooks/useProjectFeatures.js'

const views: Readonly<Record<WalletFeature, ModalView>> = {
  onramp: 'OnRampProviders',
  receive: 'WalletReceive',
  send: 'WalletSend',
  swaps: 'Swap',
}
const places: Readonly<Partial<Record<WalletFeature, Feature>>> = {
  onramp: 'onramp',
  send: 'send',
  swaps: 'swap',
}

/**
 * Returns the first actions of the account, in order, each with the view that
 * its button opens: those of the active network, and those of another
 * configured network, which the view then offers to switch to. What no network
 * has is left out.
 */
export function useFirstActions(): useFirstActions.ReturnType {
  const kit = useKit()
  const { caipNetworkId } = useActiveAccount() ?? {}
  const { data } = useProjectFeatures()
  const { networks } = useNetworks()
  const features = useMemo(
    () => data ?? resolveFeatures({ local: kit.features }).features,
    [data, kit],
  )
  const isSold = useIsSold(features.onramp)
  if (!caipNetworkId) return []
  const has = (id: string, feature: WalletFeature) =>
    listWalletFeatures({
      capabilities: kit.capabilities,
      caipNetworkId: id,
      features,
      onramp: kit.onramp,
    }).includes(feature)
  return features.walletFeaturesOrder.flatMap((feature) => {
    const view = views[feature]
    if (has(caipNetworkId, feature))
      return feature === 'onramp' && !isSold
        ? []
        : [{ entry: { view } as ModalEntry, feature }]
    // Reading an address needs no other network.
    if (!places[feature]) return []
    const others = networks.filter(
      (network) => !network.isActive && has(network.caipNetworkId, feature),
    )
    const available = others.filter(({ isAvailable }) => isAvailable)
    const [first] = available
    if (available.length === 1 && first)
      return [{ entry: toSwitch(first.chainId, view), feature }]
    return others.length > 0 ? [{ entry: { view } as ModalEntry, feature }] : []
  })
}

export declare namespace useFirstActions {
  type ReturnType = readonly { entry: ModalEntry; feature: WalletFeature }[]
}

function toSwitch(
  chainId: number | string,
  redirectView: ModalView,
): ModalEntry {
  return { data: { chainId, redirectView }, view: 'SwitchNetwork' }
}

/**
 * Whether something can be bought on the active network, as far as known.
 * Providers with their own prices need no list of currencies.
 */
function useIsSold(names: unknown) {
  const kit = useKit()
  const { caipNetworkId, chainId } = useActiveAccount() ?? {}
  const providers = listOnrampProviders({
    caipNetworkId,
    names,
    options: kit.onramp,
  })
  const isListed =
    providers.length > 0 && providers.every(({ hasOwnPrice }) => !hasOwnPrice)
  const { data } = useOnrampOptions({
    chainId,
    query: { enabled: isListed },
  })
  if (!isListed || !data) return true
  return data.purchaseCurrencies.some(({ networks }) =>
    canReceive({ caipNetworkId, networks }),
  )
}
