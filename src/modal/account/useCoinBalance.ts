'use client'
import { useQuery } from '@tanstack/react-query'
import { useBalance } from 'wagmi'
import { formatAmount } from '../../core/amount/formatAmount.js'
import { findNetworkName } from '../../core/network/findNetworkName.js'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useKit } from '../../hooks/useKit.js'
import { coinBalanceQueryOptions } from './coinBalanceQueryOptions.js'

/**
 * The native coin of the active account, read from its network through the
 * app's own transport. Where the app lacks the network it reads nothing.
 */
export function useCoinBalance(): useCoinBalance.ReturnType {
  const kit = useKit()
  const { config } = kit
  const account = useActiveAccount()
  const isKnown = findNetworkName(kit, account?.chainId) !== undefined
  const evm = account?.namespace === 'eip155' ? account : undefined
  const other = account?.namespace === 'solana' ? account : undefined
  const evmQuery = useBalance({
    address: evm?.address,
    chainId: evm?.chainId,
    config,
    query: { enabled: isKnown && evm !== undefined },
  })
  const solanaQuery = useQuery(
    coinBalanceQueryOptions(kit, isKnown ? other : undefined),
  )
  const { data, isPending } = other ? solanaQuery : evmQuery
  return {
    balance: data
      ? {
          amount: formatAmount(data.value, data.decimals),
          symbol: data.symbol,
        }
      : undefined,
    isPending,
  }
}

export declare namespace useCoinBalance {
  type ReturnType = {
    /** In whole coins, decimal text, exact. */
    balance: { amount: string; symbol: string } | undefined
    isPending: boolean
  }
}
