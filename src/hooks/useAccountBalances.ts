'use client'
import { useMemo } from 'react'
import type { TokenBalance } from '../api/balances.js'
import type { AccountNamespace } from '../core/account/account.js'
import {
  BALANCE_REFRESH_MS,
  BALANCE_RETRY_BLOCK_MS,
} from '../core/constants.js'
import { sumFiat } from '../core/format/sumFiat.js'
import { isSolanaNetwork } from '../core/network/isSolanaNetwork.js'
import { useRetryBalances } from './account/useRetryBalances.js'
import { useBalances } from './useBalances.js'
import type { useKit } from './useKit.js'
import { useSecondsUntil } from './utils/useSecondsUntil.js'

/**
 * What the active account holds, kept up to date while the component is shown:
 * asked every 10 s, and after a failure again after 30 s.
 *
 * A failure leaves the figures before it in place: then `hasFailed` is set and
 * `updatedAt` says of when they are.
 *
 * @param parameters.namespace - of the active account of `eip155` or of `solana`
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { balances, retry, totalFiat } = useAccountBalances()
 */
export function useAccountBalances(
  parameters: useAccountBalances.Parameters = {},
): useAccountBalances.ReturnType {
  const query = useBalances({
    ...parameters,
    query: {
      refetchInterval: ({ state }) =>
        state.status === 'error' ? BALANCE_RETRY_BLOCK_MS : BALANCE_REFRESH_MS,
    },
  })
  const retry = useRetryBalances(parameters)
  const { data, dataUpdatedAt, errorUpdatedAt } = query
  // Not the query's status: without data that is `pending` at each new try.
  const hasFailed = errorUpdatedAt > dataUpdatedAt
  const secondsLeft = useSecondsUntil(
    hasFailed ? errorUpdatedAt + BALANCE_RETRY_BLOCK_MS : 0,
  )
  const balances = useMemo(() => data && sort(data.balances), [data])
  return {
    balances,
    error: query.error,
    hasFailed,
    isFetching: query.isFetching,
    retry,
    secondsLeft,
    totalFiat: useMemo(
      () => sumFiat(balances?.map(({ value }) => value) ?? []),
      [balances],
    ),
    updatedAt: data ? dataUpdatedAt : undefined,
  }
}

export declare namespace useAccountBalances {
  type Balance = TokenBalance
  type Parameters = useKit.Parameters & {
    namespace?: AccountNamespace | undefined
  }
  type ReturnType = {
    /** SOL, the most worth first, then by name; `undefined` before the first. */
    balances: readonly Balance[] | undefined
    error: useBalances.ReturnType['error']
    /** The last answer was a failure; also while it is asked again. */
    hasFailed: boolean
    /** A request is under way. */
    isFetching: boolean
    /** Asks now, also within the 30 s after a failure. */
    retry: () => void
    /** Until it asks again by itself after a failure; ticks. */
    secondsLeft: number
    /** Worth of all in fiat money, decimal text with 2 places, cut. */
    totalFiat: string
    /** When the balances were read, in ms since 1970. */
    updatedAt: number | undefined
  }
  type ErrorType = useKit.ErrorType
}

function sort(balances: readonly TokenBalance[]): readonly TokenBalance[] {
  return [...balances].sort(
    (one, other) =>
      Number(isSol(other)) - Number(isSol(one)) ||
      (other.value ?? 0) - (one.value ?? 0) ||
      one.name.localeCompare(other.name),
  )
}

/** Nothing moves on Solana without it, whatever it is worth. */
function isSol({ address, chainId }: TokenBalance) {
  return !address && isSolanaNetwork(chainId)
}
