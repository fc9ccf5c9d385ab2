'use client'
import { useBalance } from 'wagmi'
import { formatAmount } from '../core/amount/formatAmount.js'
import { useActiveAccount } from './useActiveAccount.js'
import { useKit } from './useKit.js'

/**
 * The native coin of the active account, read from its network through the
 * app's own transport. Where the config lacks the network it reads nothing.
 */
export function useNativeBalance(): useNativeBalance.ReturnType {
  const { config } = useKit()
  const account = useActiveAccount()
  const chain = config.chains.find(({ id }) => id === account?.chainId)
  const { data, isPending } = useBalance({
    address: account?.address,
    chainId: chain?.id,
    config,
    query: { enabled: account !== undefined && chain !== undefined },
  })
  return {
    balance: data && {
      amount: formatAmount(data.value, data.decimals),
      symbol: data.symbol,
    },
    isPending,
  }
}

export declare namespace useNativeBalance {
  type ReturnType = {
    /** In whole coins, decimal text, exact. */
    balance: { amount: string; symbol: string } | undefined
    isPending: boolean
  }
}
