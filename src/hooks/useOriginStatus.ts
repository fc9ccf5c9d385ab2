'use client'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { getOriginStatus } from '../actions/getOriginStatus.js'
import { originStatusQueryOptions } from '../query/originStatus.js'
import { useKit } from './useKit.js'

/**
 * Hook for checking whether the project's dashboard allows this origin. Shows
 * an alert if it does not. Blocks nothing.
 *
 * @param parameters.origin - default the page's origin
 * @param parameters.query - react-query options
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { data } = useOriginStatus()
 * return data?.isAllowed === false && <p>Add this site in the dashboard</p>
 */
export function useOriginStatus<selectData = getOriginStatus.ReturnType>(
  parameters: useOriginStatus.Parameters<selectData> = {},
): useOriginStatus.ReturnType<selectData> {
  const kit = useKit(parameters)
  return useQuery(originStatusQueryOptions(kit, parameters))
}

export declare namespace useOriginStatus {
  type Parameters<selectData = getOriginStatus.ReturnType> = useKit.Parameters &
    originStatusQueryOptions.Options<selectData>
  type ReturnType<selectData = getOriginStatus.ReturnType> = UseQueryResult<
    selectData,
    getOriginStatus.ErrorType
  >
}
