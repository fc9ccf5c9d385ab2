'use client'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { getName } from '../../actions/getName.js'
import type { resolveName } from '../../actions/resolveName.js'
import type { AccountNamespace } from '../../core/account/account.js'
import { NameNotFoundError } from '../../core/errors/nameRules.js'
import type { SendError } from '../../core/errors/send.js'
import type { SolanaNetworkId } from '../../core/ports/solana.js'
import { isKitName } from '../../features/names/isKitName.js'
import { getReceiverProblem } from '../../features/payments/getReceiverProblem.js'
import { nameQueryOptions } from '../../query/name.js'
import { useKit } from '../useKit.js'

/**
 * Resolves a recipient: an address to itself, a name to its address.
 *
 * @param parameters.namespace - namespace of the sending account, default
 * `eip155`
 * @param parameters.to - address or name, as typed
 * @param parameters.token - `native` or the contract address
 *
 * @example
 * const { address, problem } = useReceiver({ chainId: 1, to: 'ada.reown.id' })
 */
export function useReceiver(
  parameters: useReceiver.Parameters,
): useReceiver.ReturnType {
  const { chainId, namespace = 'eip155', to, token } = parameters
  const kit = useKit(parameters)
  const isName = namespace === 'eip155' && isKitName(to)
  const name = isName ? to.toLowerCase() : undefined
  const query = useQuery(nameQueryOptions(kit, { chainId, name }))
  const address = isName ? query.data?.address : to
  const failure = name ? toFailure(name, query) : undefined
  const problem =
    getReceiverProblem({ namespace, to, token }) ??
    failure ??
    getReceiverProblem({ namespace, to: address ?? '', token })
  return {
    address: problem ? undefined : address || undefined,
    isResolving: isName && query.isFetching && !query.data,
    name,
    problem,
  }
}

export declare namespace useReceiver {
  type Parameters = useKit.Parameters & {
    chainId?: number | SolanaNetworkId | undefined
    namespace?: AccountNamespace | undefined
    to: string
    token?: string | undefined
  }
  type ReturnType = {
    /** Recipient address; `undefined` until resolved and valid. */
    address: string | undefined
    isResolving: boolean
    /** The name in lowercase, if the recipient is one. */
    name: string | undefined
    problem: SendError | resolveName.ErrorType | undefined
  }
  type ErrorType = useKit.ErrorType
}

function toFailure(
  name: string,
  query: UseQueryResult<getName.ReturnType, getName.ErrorType>,
) {
  const isNobodys = query.data && !query.data.address
  if (isNobodys) return new NameNotFoundError({ name })
  return query.isError ? query.error : undefined
}
