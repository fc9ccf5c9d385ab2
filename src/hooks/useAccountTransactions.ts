'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Transaction } from 'viem'
import { watchAccountTransactions } from '../actions/watchAccountTransactions.js'
import { PENDING_TRANSACTIONS_LIMIT } from '../core/constants/send.js'
import { toCaipNetworkId } from '../features/networks/toCaipNetworkId.js'
import { accountQueryFilters } from '../query/account.js'
import { useActiveAccount } from './useActiveAccount.js'
import { useKit } from './useKit.js'

/**
 * Hook for watching pending transactions from or to an account. Disabled by
 * default; makes no request until enabled. Stops after 99 transactions; the
 * latest is last. Each new one invalidates the account's balances and
 * activity.
 *
 * @param parameters.enabled - default `false`
 * @param parameters.address - default the active EVM account
 * @param parameters.chainId - number, 0x-hex or CAIP-2 ID; default the
 * account's network
 * @param parameters.limit - number of transactions after which it stops,
 * default 99
 * @param parameters.pollingInterval - in milliseconds, default 30,000
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { transactions } = useAccountTransactions({ enabled: true })
 * return <p>{transactions.length} on their way</p>
 */
export function useAccountTransactions(
  parameters: useAccountTransactions.Parameters = {},
): useAccountTransactions.ReturnType {
  const kit = useKit(parameters)
  const { enabled = false, pollingInterval } = parameters
  const { limit = PENDING_TRANSACTIONS_LIMIT } = parameters
  const client = useQueryClient()
  const account = useActiveAccount({ kit, namespace: 'eip155' })
  const address = parameters.address ?? account?.address
  const chainId = parameters.chainId ?? account?.chainId
  const whose = `${address} ${chainId} ${enabled}`
  const [{ found, of }, setFound] = useState({ found: nothing, of: whose })
  useEffect(() => {
    const setState = (
      change: (before: typeof nothing) => typeof nothing = () => nothing,
    ) => setFound(({ found }) => ({ found: change(found), of: whose }))
    setState()
    if (!enabled || !address || chainId === undefined) return
    const caipNetworkId = toCaipNetworkId(chainId)
    const fail = (error: Error) => setState((before) => ({ ...before, error }))
    try {
      return watchAccountTransactions(kit, {
        address,
        chainId,
        limit,
        onError: fail,
        onTransactions(found) {
          setState(({ transactions }) => ({
            error: undefined,
            transactions: [...transactions, ...found],
          }))
          client
            .invalidateQueries(
              accountQueryFilters(kit, { address, caipNetworkId }),
            )
            .catch(() => {})
        },
        pollingInterval,
      })
    } catch (error) {
      fail(error as Error)
    }
  }, [address, chainId, client, enabled, kit, limit, pollingInterval, whose])
  // Until the effect runs, the state belongs to the previous parameters.
  return of === whose ? found : nothing
}

export declare namespace useAccountTransactions {
  type Parameters = useKit.Parameters &
    Omit<watchAccountTransactions.Parameters, 'onError' | 'onTransactions'> & {
      enabled?: boolean | undefined
    }
  type ReturnType = {
    /** Why the last request to the node failed. */
    error: Error | undefined
    /** Transactions seen since it was enabled. */
    transactions: readonly Transaction[]
  }
  type ErrorType = useKit.ErrorType
}

const nothing: useAccountTransactions.ReturnType = {
  error: undefined,
  transactions: [],
}
