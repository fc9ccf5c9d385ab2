'use client'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { getNameAvailability } from '../actions/getNameAvailability.js'
import { nameAvailabilityQueryOptions } from '../query/nameAvailability.js'
import { useTypedName } from './name/useTypedName.js'
import { useKit } from './useKit.js'

/**
 * Hook for checking whether a name is available. Fetches 200 ms after the
 * last keystroke. While the name is invalid, `error` is an `InvalidNameError`
 * and no request is made.
 *
 * @param parameters.name - at least 4 letters, digits or hyphens, with or
 * without the suffix `.reown.id`
 * @param parameters.chainId - default the active EVM account's network
 * @param parameters.query - react-query options
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { data, error } = useNameAvailability({ name: 'ada1815' })
 * return <p>{data?.isAvailable ? 'Free' : error?.shortMessage}</p>
 */
export function useNameAvailability<
  selectData = getNameAvailability.ReturnType,
>(
  parameters: useNameAvailability.Parameters<selectData> = {},
): useNameAvailability.ReturnType<selectData> {
  const kit = useKit(parameters)
  const typed = useTypedName({ ...parameters, kit })
  return useQuery(nameAvailabilityQueryOptions(kit, typed))
}

export declare namespace useNameAvailability {
  type Parameters<selectData = getNameAvailability.ReturnType> =
    useKit.Parameters & nameAvailabilityQueryOptions.Options<selectData>
  type ReturnType<selectData = getNameAvailability.ReturnType> = UseQueryResult<
    selectData,
    getNameAvailability.ErrorType
  >
}
