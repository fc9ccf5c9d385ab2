'use client'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { getNameTexts } from '../actions/getNameTexts.js'
import { nameTextsQueryOptions } from '../query/nameTexts.js'
import { useKit } from './useKit.js'

/**
 * Hook for fetching text records of an ENS name.
 *
 * @param parameters.name - full name, such as `ada.eth`
 * @param parameters.keys - keys of the records, such as `com.github`
 * @param parameters.query - react-query options
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { data } = useNameTexts({ name: 'ada.eth', keys: ['description'] })
 * return <p>{data?.texts.description}</p>
 */
export function useNameTexts<selectData = getNameTexts.ReturnType>(
  parameters: useNameTexts.Parameters<selectData> = {},
): useNameTexts.ReturnType<selectData> {
  const kit = useKit(parameters)
  return useQuery(nameTextsQueryOptions(kit, parameters))
}

export declare namespace useNameTexts {
  type Parameters<selectData = getNameTexts.ReturnType> = useKit.Parameters &
    nameTextsQueryOptions.Options<selectData>
  type ReturnType<selectData = getNameTexts.ReturnType> = UseQueryResult<
    selectData,
    getNameTexts.ErrorType
  >
}
