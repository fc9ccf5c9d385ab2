'use client'
import type { UseQueryResult } from '@tanstack/react-query'
import type { getIdentity } from '../actions/getIdentity.js'
import { useIdentity } from './useIdentity.js'
import { useKit } from './useKit.js'

/**
 * Hook for fetching the picture of an account. Shares its request with
 * `useIdentity`.
 *
 * @param parameters.address - default the active account
 * @param parameters.chainId - default the active account's network
 * @param parameters.namespace - `eip155` or `solana`, selects the active
 * account
 * @param parameters.query - react-query options
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { data: avatar } = useAvatar({ address })
 * return avatar && <img alt="" src={avatar} />
 */
export function useAvatar(
  parameters: useAvatar.Parameters = {},
): useAvatar.ReturnType {
  const kit = useKit(parameters)
  const { query, ...target } = parameters
  return useIdentity({ ...target, kit, query: { ...query, select: toAvatar } })
}

export declare namespace useAvatar {
  type Parameters = Omit<useIdentity.Parameters, 'query'> & {
    query?:
      | Omit<NonNullable<useIdentity.Parameters['query']>, 'select'>
      | undefined
  }
  /** `data` is an http(s) URL, or a `data:` URL. */
  type ReturnType = UseQueryResult<string | undefined, getIdentity.ErrorType>
}

const toAvatar = ({ avatar }: getIdentity.ReturnType) => avatar
