'use client'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { getProjectFeatures } from '../actions/getProjectFeatures.js'
import { projectFeaturesQueryOptions } from '../query/projectFeatures.js'
import { useKnownFeatures } from './project/useKnownFeatures.js'
import { useKit } from './useKit.js'

/**
 * Hook for fetching the project's features. The dashboard is requested on
 * first use. Until it responds, its answer of an earlier visit applies, else
 * the app's local `features` and the defaults, so nothing waits for it.
 *
 * @param parameters.query - react-query options
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { data: features } = useProjectFeatures()
 * return features?.swaps && <SwapButton />
 */
export function useProjectFeatures<selectData = getProjectFeatures.ReturnType>(
  parameters: useProjectFeatures.Parameters<selectData> = {},
): useProjectFeatures.ReturnType<selectData> {
  const kit = useKit(parameters)
  const { features: placeholderData } = useKnownFeatures(kit)
  return useQuery(
    projectFeaturesQueryOptions(kit, {
      query: { placeholderData, ...parameters.query },
    }),
  )
}

export declare namespace useProjectFeatures {
  type Parameters<selectData = getProjectFeatures.ReturnType> =
    useKit.Parameters & projectFeaturesQueryOptions.Options<selectData>
  type ReturnType<selectData = getProjectFeatures.ReturnType> = UseQueryResult<
    selectData,
    getProjectFeatures.ErrorType
  >
}
