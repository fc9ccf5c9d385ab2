'use client'
import type { Account } from '../../core/account/account.js'
import { useActiveAccount } from '../useActiveAccount.js'
import type { useKit } from '../useKit.js'

/**
 * Returns the active EVM account, for EVM-only features. Falls back to the
 * active account of any namespace, so that the caller can report what is not
 * supported.
 */
export function useEvmAccount(
  parameters: useKit.Parameters,
): Account | undefined {
  const evm = useActiveAccount({ ...parameters, namespace: 'eip155' })
  const any = useActiveAccount(parameters)
  return evm ?? any
}
