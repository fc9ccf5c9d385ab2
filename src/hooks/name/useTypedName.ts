'use client'
import { useEvmAccount } from '../account/useEvmAccount.js'
import type { useKit } from '../useKit.js'
import { useDebounced } from '../utils/useDebounced.js'

/** Debounce of the name lookup. */
const NAME_DEBOUNCE_MS = 200

/**
 * Returns query parameters for a name that is being typed. Enabled 200 ms
 * after the last keystroke.
 */
export function useTypedName<const parameters extends useTypedName.Parameters>(
  parameters: parameters,
) {
  const account = useEvmAccount(parameters)
  const { name, query } = parameters
  const isSettled = useDebounced(name, NAME_DEBOUNCE_MS) === name
  return {
    ...parameters,
    chainId: parameters.chainId ?? account?.chainId,
    query: { ...query, enabled: isSettled && (query?.enabled ?? true) },
  }
}

export declare namespace useTypedName {
  type Parameters = useKit.Parameters & {
    chainId?: number | string | undefined
    name?: string | undefined
    query?: { enabled?: boolean | undefined } | undefined
  }
}
