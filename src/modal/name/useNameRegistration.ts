'use client'
import { useMutationState } from '@tanstack/react-query'
import { atom } from 'jotai/vanilla'
import { useMemo } from 'react'
import type { registerName } from '../../actions/registerName.js'
import { useKitAtom } from '../../context.js'
import { toNameInput } from '../../features/names/toNameInput.js'
import { useEvmAccount } from '../../hooks/account/useEvmAccount.js'
import { useFeature } from '../../hooks/useFeature.js'
import { useKit } from '../../hooks/useKit.js'
import { useNameAvailability } from '../../hooks/useNameAvailability.js'
import { useNameSuggestions } from '../../hooks/useNameSuggestions.js'
import { useRegisterName } from '../../hooks/useRegisterName.js'

/** The name being chosen, stored per kit. */
const nameDraftAtom = atom<{
  /** The latest registration request for this name. */
  asked: object | undefined
  /** As typed. */
  name: string
}>({ asked: undefined, name: '' })

/**
 * State of a form for a new name: the typed name, its availability,
 * suggestions and registration. The name and its registration outlive the
 * component, which may be replaced while the wallet prompts.
 *
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { isAvailable, name, register, setName } = useNameRegistration()
 */
export function useNameRegistration(
  parameters: useNameRegistration.Parameters = {},
): useNameRegistration.ReturnType {
  const kit = useKit(parameters)
  const { asked, name } = useKitAtom(kit, nameDraftAtom)
  const account = useEvmAccount({ kit })
  const isHere = useFeature({
    caipNetworkId: account?.caipNetworkId,
    feature: 'names',
    kit,
  })
  const query = { enabled: name !== '' && isHere }
  const availability = useNameAvailability({ kit, name, query })
  const others = useNameSuggestions({ kit, name, query })
  const { mutate } = useRegisterName({ kit })
  const last = useMutationState({
    filters: { mutationKey: ['latchkey', 'registerName'] },
    select: ({ state }) => state,
  })
    .filter(({ variables }) => variables === asked)
    .at(-1)
  const registered = last?.data as registerName.ReturnType | undefined
  const controls = useMemo(() => {
    const set = (name: string) =>
      kit.store.set(nameDraftAtom, { asked: undefined, name })
    return {
      reset: () => set(''),
      setName: (typed: string) => set(toNameInput(typed)),
    }
  }, [kit])
  const { data, error } = availability
  return {
    ...controls,
    error: last?.error ?? undefined,
    fullName: data?.name,
    isAvailable: data?.isAvailable,
    isPending: last?.status === 'pending',
    isSupported: isHere && data?.isSupported !== false,
    name,
    problem: name === '' ? undefined : (error ?? undefined),
    register() {
      if (last?.status === 'pending') return
      const variables = {
        account: account?.address,
        chainId: account?.chainId,
        name,
      }
      kit.store.set(nameDraftAtom, { asked: variables, name })
      mutate(variables)
    },
    registered: registered?.success ? registered.name : undefined,
    suggestions: (others.data?.suggestions ?? none)
      .filter((one) => !one.isRegistered)
      .map((one) => one.name),
  }
}

export declare namespace useNameRegistration {
  type Parameters = useKit.Parameters
  type ReturnType = {
    /** Why the registration failed. */
    error: Error | undefined
    /** With suffix, once looked up. */
    fullName: string | undefined
    /** `undefined` while unknown. */
    isAvailable: boolean | undefined
    /** Whether the wallet or the API is pending. */
    isPending: boolean
    /** Whether the account's network supports names. */
    isSupported: boolean
    /** As typed, without invalid characters. */
    name: string
    /** Why it cannot be looked up. */
    problem: Error | undefined
    /** Requests the wallet's signature. No effect while one is pending. */
    register: () => void
    /** The full name, once registered. */
    registered: string | undefined
    reset: () => void
    setName: (typed: string) => void
    /** Available names similar to it. */
    suggestions: readonly string[]
  }
  type ErrorType = useKit.ErrorType
}

const none: readonly { isRegistered: boolean; name: string }[] = []
