import type { QueryClient } from '@tanstack/react-query'
import type { getSendNamespace } from '../actions/send/getSendNamespace.js'
import { startSend } from '../actions/send/startSend.js'
import type { sendToken } from '../actions/sendToken.js'
import type { Kit } from '../createKit.js'
import { sendQueryFilters } from './sendQueryFilters.js'

/**
 * A send, after which all that it may have changed is read again. Loaded when
 * somebody sends.
 *
 * @param parameters.accounts - those at the time of the call
 */
export async function runSendToken(
  kit: Kit,
  parameters: runSendToken.Parameters,
): Promise<sendToken.ReturnType> {
  const { accounts, queryClient, send } = parameters
  /** Not waited for, and no failure of the send. */
  async function refresh(error?: unknown) {
    for (const filters of sendQueryFilters(kit, { accounts, error, send }))
      queryClient.invalidateQueries(filters).catch(() => {})
  }
  try {
    const result = await startSend(kit, send, accounts)
    refresh().catch(() => {})
    return result
  } catch (error) {
    refresh(error).catch(() => {})
    throw error
  }
}

export declare namespace runSendToken {
  type Parameters = {
    accounts: getSendNamespace.Accounts
    queryClient: QueryClient
    send: sendToken.Parameters
  }
}
