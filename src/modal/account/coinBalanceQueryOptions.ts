import type { SolanaAccount } from '../../core/account/account.js'
import type { Kit } from '../../createKit.js'
import { balancesQueryKey } from '../../query/balances.js'

/**
 * Query of the SOL of an account, as the cluster has it; wagmi has the one of
 * EVM accounts. Its key begins as that of the balances, which are read again
 * together after a send.
 */
export function coinBalanceQueryOptions(
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

export declare namespace coinBalanceQueryOptions {
  type Data = { decimals: number; symbol: string; value: bigint } | null
  type ReturnType = {
    enabled: boolean
    queryKey: readonly unknown[]
    queryFn: (context: { signal: AbortSignal }) => Promise<Data>
  }
}
