'use client'
import { useMemo } from 'react'
import type { TokenBalance } from '../api/balances.js'
import type { AccountNamespace } from '../core/account/account.js'
import { BALANCE_RETRY_BLOCK_MS } from '../core/constants/balances.js'
import { sumFiat } from '../core/format/sumFiat.js'
import { isSolanaNetwork } from '../core/network/isSolanaNetwork.js'
import { useRetryBalances } from './account/useRetryBalances.js'
import { useBalances } from './useBalances.js'
import { useKit } from './useKit.js'
import { useSecondsUntil } from './utils/useSecondsUntil.js'

/** Refetch interval of balances while the account view is open. */
const BALANCE_REFRESH_MS = 10_000

/**
 * Hook for fetching the active account's balances. Refetches every 10 s while
 * mounted, and 30 s after a failure.
 *
 * A failure keeps the previous balances. `hasFailed` is then set, and
 * `updatedAt` tells when they were fetched.
 *
 * @param parameters.namespace - namespace of the active account, `eip155` or
 * `solana`
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { balances, retry, totalFiat } = useAccountBalances()
 */
export function useAccountBalances(
  parameters: useAccountBalances.Parameters = {},
): useAccountBalances.ReturnType {
  const kit = useKit(parameters)
  const query = useBalances({
    ...parameters,
    kit,
    query: {
      refetchInterval: ({ state }) =>
        state.status === 'error' ? BALANCE_RETRY_BLOCK_MS : BALANCE_REFRESH_MS,
    },
  })
  const retry = useRetryBalances(parameters)
  const { data, dataUpdatedAt, errorUpdatedAt } = query
  // Not the query's status: without data, it is `pending` during each retry.
  const hasFailed = errorUpdatedAt > dataUpdatedAt
  const secondsLeft = useSecondsUntil(
    hasFailed ? errorUpdatedAt + BALANCE_RETRY_BLOCK_MS : 0,
  )
  const balances = useMemo(() => data && sort(data.balances), [data])
  return {
    balances,
    error: query.error,
    hasFailed,
    hasRate: data?.hasRate,
    isFetching: query.isFetching,
    retry,
    secondsLeft,
    ...useMemo(
      () => toTotal(balances ?? [], data?.currency),
      [balances, data?.currency],
    ),
    currency: data?.currency,
    updatedAt: data ? dataUpdatedAt : undefined,
  }
}

export declare namespace useAccountBalances {
  type Balance = TokenBalance
  type Parameters = useKit.Parameters & {
    namespace?: AccountNamespace | undefined
  }
  type ReturnType = {
    /** SOL first, then by worth, then by name. `undefined` until loaded. */
    balances: readonly Balance[] | undefined
    /** ISO 4217 code of prices and values. `undefined` until loaded. */
    currency: string | undefined
    /** Why the last request failed; `null` if it did not. */
    error: useBalances.ReturnType['error']
    /** Whether the last request failed. Remains set during a retry. */
    hasFailed: boolean
    /**
     * `false` if there are no prices in `currency` now, for any token.
     * `undefined` until loaded.
     */
    hasRate: boolean | undefined
    /** Whether a request is pending. */
    isFetching: boolean
    /** Refetches immediately, even within 30 s of a failure. */
    retry: () => void
    /**
     * Seconds until the automatic retry after a failure. Updates every second.
     */
    secondsLeft: number
    /**
     * Whether `totalFiat` leaves out tokens that have no known price.
     */
    isTotalPartial: boolean
    /**
     * Total fiat value as a decimal string, truncated to the decimals of the
     * currency.
     * `undefined` if there are tokens, and none has a known price.
     */
    totalFiat: string | undefined
    /** Time of the last successful fetch, Unix time in ms. */
    updatedAt: number | undefined
  }
  type ErrorType = useKit.ErrorType
}

function toTotal(balances: readonly TokenBalance[], currency?: string) {
  const values = balances.flatMap(({ value }) => value ?? [])
  const isUnknown = balances.length > 0 && values.length === 0
  return {
    isTotalPartial: values.length > 0 && values.length < balances.length,
    totalFiat: isUnknown ? undefined : sumFiat(values, currency),
  }
}

function sort(balances: readonly TokenBalance[]): readonly TokenBalance[] {
  return [...balances].sort(
    (one, other) =>
      Number(isSol(other)) - Number(isSol(one)) ||
      (other.value ?? 0) - (one.value ?? 0) ||
      one.name.localeCompare(other.name),
  )
}

/** SOL pays all fees on Solana, so it is listed first whatever its worth. */
function isSol({ address, chainId }: TokenBalance) {
  return !address && isSolanaNetwork(chainId)
}
