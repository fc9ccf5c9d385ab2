import type { QueryFilters } from '@tanstack/react-query'
import type { getSendNamespace } from '../actions/send/getSendNamespace.js'
import { getSendPayer } from '../actions/send/getSendPayer.js'
import type { sendToken } from '../actions/sendToken.js'
import { getErrorCode } from '../core/errors/getErrorCode.js'
import type { Kit } from '../createKit.js'
import { accountQueryFilters } from './accountQueryFilters.js'
import { nameQueryKey } from './nameQueryKey.js'

/**
 * Filters of react-query for what a send may have changed, also one that has
 * failed: a failed transaction has cost its fee.
 *
 * @param parameters.accounts - those at the time of the call
 * @param parameters.error - how it failed
 */
export function sendQueryFilters(
  kit: Kit,
  parameters: sendQueryFilters.Parameters,
): readonly QueryFilters[] {
  const { accounts, error, send } = parameters
  const { to, toAddress = to } = send
  const payer = getSendPayer(send, accounts)
  // The receiver may be another account of the same person.
  const addresses = payer ? [payer.address, toAddress] : []
  const filters: QueryFilters[] = addresses.map((address) =>
    accountQueryFilters(kit, { ...payer, address }),
  )
  // What the name leads to now is shown before the next try.
  if (getErrorCode(error) === 'RECEIVER_CHANGED')
    filters.push({ queryKey: nameQueryKey(kit) })
  return filters
}

export declare namespace sendQueryFilters {
  type Parameters = {
    accounts: getSendNamespace.Accounts
    error?: unknown
    send: sendToken.Parameters
  }
}
