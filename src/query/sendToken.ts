import type { QueryFilters } from '@tanstack/react-query'
import type { getSendNamespace } from '../actions/send/getSendNamespace.js'
import { getSendPayer } from '../actions/send/getSendPayer.js'
import { sendToken } from '../actions/sendToken.js'
import { getErrorCode } from '../core/errors/getErrorCode.js'
import type { Kit } from '../createKit.js'
import { accountQueryFilters } from './account.js'
import { mutationDefaults } from './utils/mutationDefaults.js'
import type { MutationOptions, MutationParameter } from './utils/types.js'

/**
 * Sends the native coin or a token, as `sendToken` does: key and function of the mutation.
 *
 * Nothing is read again afterwards: that is what `useSendToken` adds.
 *
 * @param options.mutation - options of react-query
 *
 * @example
 * const mutation = useMutation(sendTokenMutationOptions(kit))
 */
export function sendTokenMutationOptions(
  kit: Kit,
  options: sendTokenMutationOptions.Options = {},
): sendTokenMutationOptions.ReturnType {
  return {
    ...options.mutation,
    ...mutationDefaults,
    mutationKey: ['latchkey', 'sendToken'],
    mutationFn: async (variables) => sendToken(kit, variables),
  }
}

export declare namespace sendTokenMutationOptions {
  type Options = MutationParameter<
    sendToken.ReturnType,
    sendToken.ErrorType,
    sendToken.Parameters
  >
  type ReturnType = MutationOptions<
    sendToken.ReturnType,
    sendToken.ErrorType,
    sendToken.Parameters
  >
}

/**
 * Filters of react-query for what a send may have changed, also one that has
 * failed: a failed transaction has cost its fee.
 *
 * @param parameters.accounts - those at the time of the call
 * @param parameters.error - how it failed
 */
export function sendTokenQueryFilters(
  kit: Kit,
  parameters: sendTokenQueryFilters.Parameters,
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
    filters.push({ queryKey: ['latchkey', 'name', kit.projectId] })
  return filters
}

export declare namespace sendTokenQueryFilters {
  type Parameters = {
    accounts: getSendNamespace.Accounts
    error?: unknown
    send: sendToken.Parameters
  }
}
