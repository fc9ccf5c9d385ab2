'use client'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { getNameSuggestions } from '../actions/getNameSuggestions.js'
import { NAME_DEBOUNCE_MS } from '../core/constants.js'
import { nameSuggestionsQueryOptions } from '../query/nameSuggestionsQueryOptions.js'
import { useDebounced } from './useDebounced.js'
import { useEvmAccount } from './useEvmAccount.js'
import { useKit } from './useKit.js'

/**
 * Names like a wished one, and which of them are taken; asked for 200 ms after
 * the last keystroke.
 *
 * @param parameters.name - what the person has typed so far
 * @param parameters.chainId - default the active EVM account's network
 * @param parameters.query - options of react-query
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
  const account = useEvmAccount({ kit })
  const chainId = parameters.chainId ?? account?.chainId
  const { name, query } = parameters
  const isSettled = useDebounced(name, NAME_DEBOUNCE_MS) === name
  return useQuery(
    nameSuggestionsQueryOptions(kit, {
      ...parameters,
      chainId,
      query: { ...query, enabled: isSettled && (query?.enabled ?? true) },
    }),
  )
}

export declare namespace useNameSuggestions {
  type Parameters<selectData = getNameSuggestions.ReturnType> =
    useKit.Parameters & nameSuggestionsQueryOptions.Options<selectData>
  type ReturnType<selectData = getNameSuggestions.ReturnType> = UseQueryResult<
    selectData,
    getNameSuggestions.ErrorType
  >
}
