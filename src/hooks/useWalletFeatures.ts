'use client'
import { useMemo } from 'react'
import type { WalletFeature } from '../core/features/features.js'
import { listWalletFeatures } from '../core/features/listWalletFeatures.js'
import { resolveFeatures } from '../core/features/resolveFeatures.js'
import { useActiveAccount } from './useActiveAccount.js'
import { useKit } from './useKit.js'
import { useProjectFeatures } from './useProjectFeatures.js'

/**
 * Hook for listing the features available for the active account: enabled by
 * the project and supported by the network, in the order of
 * `walletFeaturesOrder`. To check only the network, use `useFeature`.
 *
 * @returns an empty list if no wallet is connected
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
