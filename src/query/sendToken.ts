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
 * Returns mutation options for `sendToken`, which sends the native coin or a
 * token.
 *
 * It does not invalidate queries; `useSendToken` does.
 *
 * @param options.mutation - react-query options
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
 * Returns react-query filters for what a send may have changed, even if it has
 * failed: a failed transaction has cost its fee.
 *
 * @param parameters.accounts - accounts at the time of the call
 * @param parameters.error - error of a failed send
 */
export function sendTokenQueryFilters(
  kit: Kit,
  parameters: sendTokenQueryFilters.Parameters,
): readonly QueryFilters[] {
  const { accounts, error, send } = parameters
  const { to, toAddress = to } = send
  const payer = getSendPayer(send, accounts)
  // The receiver may be another account of the same user.
  const addresses = payer ? [payer.address, toAddress] : []
  const filters: QueryFilters[] = addresses.map((address) =>
    accountQueryFilters(kit, { ...payer, address }),
  )
  // Show the address that the name resolves to now before the next try.
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
