'use client'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { getNameSuggestions } from '../actions/getNameSuggestions.js'
import { nameSuggestionsQueryOptions } from '../query/nameSuggestions.js'
import { useTypedName } from './name/useTypedName.js'
import { useKit } from './useKit.js'

/**
 * Hook for fetching names similar to the one entered, and whether they are
 * taken. Fetches 200 ms after the last keystroke.
 *
 * @param parameters.name - text typed so far
 * @param parameters.chainId - default the active EVM account's network
 * @param parameters.query - react-query options
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { data } = useNameSuggestions({ name: 'ada' })
 * return data?.suggestions.map(({ name }) => <li key={name}>{name}</li>)
 */
export function useNameSuggestions<selectData = getNameSuggestions.ReturnType>(
  parameters: useNameSuggestions.Parameters<selectData> = {},
): useNameSuggestions.ReturnType<selectData> {
  const kit = useKit(parameters)
  const typed = useTypedName({ ...parameters, kit })
  return useQuery(nameSuggestionsQueryOptions(kit, typed))
}

export declare namespace useNameSuggestions {
  type Parameters<selectData = getNameSuggestions.ReturnType> =
    useKit.Parameters & nameSuggestionsQueryOptions.Options<selectData>
  type ReturnType<selectData = getNameSuggestions.ReturnType> = UseQueryResult<
    selectData,
    getNameSuggestions.ErrorType
  >
}
