'use client'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import type { getEmbeddedUser } from '../actions/getEmbeddedUser.js'
import { setPreferredAccountType } from '../actions/setPreferredAccountType.js'
import {
  type EmbeddedUser,
  toEmbeddedUser,
} from '../features/login/toEmbeddedUser.js'
import { embeddedUserQueryOptions } from '../query/embeddedUser.js'
import { useKit } from './useKit.js'

/**
 * Hook for reading the user of the embedded wallet: address, email, name,
 * login method and account types. Follows the frame's state, and fetches
 * details once the user is logged in. Never opens a frame.
 *
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { email, isLoggedIn, userName } = useEmbeddedUser()
 * return isLoggedIn ? <p>{userName ?? email}</p> : null
 */
export function useEmbeddedUser(
  parameters: useEmbeddedUser.Parameters = {},
): useEmbeddedUser.ReturnType {
  const kit = useKit(parameters)
  const { frame } = kit
  const user = useSyncExternalStore(
    frame?.subscribe ?? subscribeToNothing,
    () => frame?.getState().user,
    () => undefined,
  )
  const { dataUpdatedAt, error, isFetching } = useQuery(
    embeddedUserQueryOptions(kit, { query: { enabled: user !== undefined } }),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: storage has the rest
  const known = useMemo(
    () => user && frame && toEmbeddedUser(user, frame.options.storage),
    [dataUpdatedAt, frame, user],
  )
  const mutation = useMutation<
    unknown,
    setPreferredAccountType.ErrorType,
    'eoa' | 'smartAccount'
  >({
    mutationKey: ['latchkey', 'preferredAccountType'],
    async mutationFn(type) {
      return setPreferredAccountType(kit, { type })
    },
    networkMode: 'always',
  })
  return {
    ...(known ?? nobody),
    error: mutation.error ?? (known ? error : null),
    isLoggedIn: known !== undefined,
    isPending: mutation.isPending || (known !== undefined && isFetching),
    setPreferredAccountType: mutation.mutate,
  }
}

export declare namespace useEmbeddedUser {
  type Parameters = useKit.Parameters
  type ReturnType = {
    [name in keyof EmbeddedUser]: EmbeddedUser[name] | undefined
  } & {
    accounts: EmbeddedUser['accounts']
    smartAccountEnabledNetworks: EmbeddedUser['smartAccountEnabledNetworks']
    /** Why the user could not be read; `null` if it could. */
    error: ErrorType | null
    /** Whether a user is logged in to the embedded wallet. */
    isLoggedIn: boolean
    /** Whether a request to the frame is pending. */
    isPending: boolean
    /**
     * Sets the type of EVM account. Falls back to `eoa` if the frame refuses.
     */
    setPreferredAccountType: (type: 'eoa' | 'smartAccount') => void
  }
  type ErrorType = getEmbeddedUser.ErrorType | setPreferredAccountType.ErrorType
}

const subscribeToNothing = () => () => {}

const nobody = {
  accounts: [],
  address: undefined,
  chainId: undefined,
  email: undefined,
  preferredAccountType: undefined,
  smartAccountDeployed: undefined,
  smartAccountEnabledNetworks: [],
  socialProvider: undefined,
  userName: undefined,
}
