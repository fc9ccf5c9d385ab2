'use client'
import type { Account } from '../../core/account/account.js'
import { useActiveAccount } from '../useActiveAccount.js'
import type { useKit } from '../useKit.js'

/**
 * The active account of EVM chains, for what only they have; whichever is
 * active where there is none of them, so that it is told what does not work.
 */
export function useEvmAccount(
  parameters: useKit.Parameters,
): Account | undefined {
  const evm = useActiveAccount({ ...parameters, namespace: 'eip155' })
  const any = useActiveAccount(parameters)
  return evm ?? any
}
