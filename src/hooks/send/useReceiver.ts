'use client'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { getName } from '../../actions/getName.js'
import type { resolveName } from '../../actions/resolveName.js'
import type { AccountNamespace } from '../../core/account/account.js'
import { ApiTimeoutError } from '../../core/errors/api.js'
import { NameNotFoundError } from '../../core/errors/nameRules.js'
import { NameUnsupportedError, type SendError } from '../../core/errors/send.js'
import type { SolanaNetworkId } from '../../core/ports/solana.js'
import type { NameWarning } from '../../features/names/getNameWarning.js'
import { findNameSource } from '../../features/names/isName.js'
import { listNameSources } from '../../features/names/listNameSources.js'
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
  const source = findNameSource(to)
  const isName =
    source !== undefined && (source === 'sns') === (namespace === 'solana')
  const name = isName ? to.toLowerCase() : undefined
  const query = useQuery(nameQueryOptions(kit, { chainId, name }))
  const { data } = query
  const address = isName ? (data?.address ?? data?.solanaAddress) : to
  const failure = name ? toFailure(name, query) : undefined
  const isAsked = source === undefined || listNameSources(kit).includes(source)
  const problem =
    getReceiverProblem({ namespace, to, token }) ??
    (isAsked ? undefined : new NameUnsupportedError({ receiver: to })) ??
    failure ??
    getReceiverProblem({ namespace, to: address ?? '', token })
  return {
    address: problem ? undefined : address || undefined,
    isResolving: isName && query.isFetching && !query.data,
    name,
    problem,
    warning: isName ? data?.warning : undefined,
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
    /** Why the name may not be the one it looks like. */
    warning: NameWarning | undefined
  }
  type ErrorType = useKit.ErrorType
}

function toFailure(
  name: string,
  query: UseQueryResult<getName.ReturnType, getName.ErrorType>,
) {
  const { data } = query
  if (data?.isUnreachable) return new ApiTimeoutError()
  const isNobodys = data && !data.address && !data.solanaAddress
  if (isNobodys) return new NameNotFoundError({ name })
  return query.isError ? query.error : undefined
}
