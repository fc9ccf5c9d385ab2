'use client'
import { useQuery } from '@tanstack/react-query'
import { useBalance } from 'wagmi'
import type { SolanaAccount } from '../../core/account/account.js'
import { formatAmount } from '../../core/amount/formatAmount.js'
import type { Kit } from '../../createKit.js'
import { findNetworkName } from '../../features/networks/findNetworkName.js'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useKit } from '../../hooks/useKit.js'
import { balancesQueryKey } from '../../query/balances.js'

/**
 * Returns the active account's native balance, read through the app's own
 * transport. Reads nothing on a network missing from the config.
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
    /** Exact decimal string in whole coins. */
    balance: { amount: string; symbol: string } | undefined
    isPending: boolean
  }
}

/**
 * Query of an account's SOL balance; wagmi reads that of EVM accounts. Its
 * key starts like those of other balances, so a send invalidates all of them.
 */
function coinBalanceQueryOptions(
  kit: Kit,
  account: SolanaAccount | undefined,
): coinBalanceQueryOptions.ReturnType {
  const { address, caipNetworkId } = account ?? {}
  return {
    enabled: account !== undefined,
    queryKey: [...balancesQueryKey(kit), 'native', address, caipNetworkId],
    async queryFn({ signal }) {
      if (!kit.solana || !address || !caipNetworkId) return null
      const [sol] = await kit.solana.getBalances({
        address,
        caipNetworkId,
        signal,
      })
      if (!sol) return null
      const { amount, decimals, symbol } = sol
      return { decimals, symbol, value: amount }
    },
  }
}

declare namespace coinBalanceQueryOptions {
  type Data = { decimals: number; symbol: string; value: bigint } | null
  type ReturnType = {
    enabled: boolean
    queryKey: readonly unknown[]
    queryFn: (context: { signal: AbortSignal }) => Promise<Data>
  }
}
