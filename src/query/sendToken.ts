import type { QueryFilters } from '@tanstack/react-query'
import { sendToken } from '../actions/sendToken.js'
import { KitError } from '../core/errors/base.js'
import type { Kit } from '../createKit.js'
import type { getSendPayer } from '../features/payments/getSendPayer.js'
import { mutationDefaults } from './utils/mutationDefaults.js'
import { toAccountFilters } from './utils/toAccountFilters.js'
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
 * @param parameters.error - error of a failed send
 * @param parameters.payer - who has paid, and on which network
 */
export function sendTokenQueryFilters(
  kit: Kit,
  parameters: sendTokenQueryFilters.Parameters,
): readonly QueryFilters[] {
  const { error, payer, send } = parameters
  const { to, toAddress = to } = send
  // The receiver may be another account of the same user.
  const addresses = payer ? [payer.address, toAddress] : []
  const filters: QueryFilters[] = addresses.map((address) =>
    toAccountFilters(kit, { ...payer, address }),
  )
  // Show the address that the name resolves to now before the next try.
  if (error instanceof KitError && error.code === 'RECEIVER_CHANGED')
    filters.push({ queryKey: ['latchkey', 'name', kit.projectId] })
  return filters
}

export declare namespace sendTokenQueryFilters {
  type Parameters = {
    error?: unknown
    payer: getSendPayer.ReturnType
    send: sendToken.Parameters
  }
}
