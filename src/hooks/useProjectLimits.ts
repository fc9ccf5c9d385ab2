'use client'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { getProjectLimits } from '../actions/getProjectLimits.js'
import { projectLimitsQueryOptions } from '../query/projectLimits.js'
import { useKit } from './useKit.js'

/**
 * Hook for checking whether the project has exceeded its plan at the hosted
 * services.
 *
 * @param parameters.query - react-query options
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { data } = useProjectLimits()
 * return data?.isUsageExceeded && <p>This site cannot connect wallets now</p>
 */
export function useProjectLimits<selectData = getProjectLimits.ReturnType>(
  parameters: useProjectLimits.Parameters<selectData> = {},
): useProjectLimits.ReturnType<selectData> {
  const kit = useKit(parameters)
  return useQuery(projectLimitsQueryOptions(kit, parameters))
}

export declare namespace useProjectLimits {
  type Parameters<selectData = getProjectLimits.ReturnType> =
    useKit.Parameters & projectLimitsQueryOptions.Options<selectData>
  type ReturnType<selectData = getProjectLimits.ReturnType> = UseQueryResult<
    selectData,
    getProjectLimits.ErrorType
  >
}
