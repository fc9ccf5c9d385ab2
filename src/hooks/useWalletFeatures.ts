'use client'
import { useMemo } from 'react'
import type { WalletFeature } from '../core/features/features.js'
import { listWalletFeatures } from '../core/features/listWalletFeatures.js'
import { resolveFeatures } from '../core/features/resolveFeatures.js'
import { useActiveAccount } from './useActiveAccount.js'
import { useKit } from './useKit.js'
import { useProjectFeatures } from './useProjectFeatures.js'

/**
 * What can be done with the active account on its network: what the project has
 * switched on and the network allows, in the order of `walletFeaturesOrder`.
 * Whether a network allows something at all is for `useFeature`.
 *
 * @returns empty when no wallet is connected
 * @throws KitProviderNotFoundError
 *
 * @example
 * const features = useWalletFeatures()
 * return features.includes('onramp') && <BuyButton />
 */
export function useWalletFeatures(
  parameters: useWalletFeatures.Parameters = {},
): useWalletFeatures.ReturnType {
  const kit = useKit(parameters)
  const caipNetworkId = useActiveAccount({ kit })?.caipNetworkId
  const { data } = useProjectFeatures({ kit })
  return useMemo(
    () =>
      listWalletFeatures({
        caipNetworkId,
        capabilities: kit.capabilities,
        features: data ?? resolveFeatures({ local: kit.features }).features,
        onramp: kit.onramp,
      }),
    [caipNetworkId, data, kit],
  )
}

export declare namespace useWalletFeatures {
  type Parameters = useKit.Parameters
  type ReturnType = readonly WalletFeature[]
  type ErrorType = useKit.ErrorType
}
