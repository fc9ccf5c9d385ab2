'use client'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { getProjectFeatures } from '../actions/getProjectFeatures.js'
import { resolveFeatures } from '../core/features/resolveFeatures.js'
import { projectFeaturesQueryOptions } from '../query/projectFeatures.js'
import { useKit } from './useKit.js'

/**
 * Hook for fetching the project's features. The dashboard is requested on
 * first use. Until it responds, the app's local `features` and the defaults
 * apply, so nothing waits for it.
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
  const placeholderData = useMemo(
    () => resolveFeatures({ local: kit.features }).features,
    [kit],
  )
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
