'use client'
import { useQuery } from '@tanstack/react-query'
import { toEvmChainId } from '../../core/network/toEvmChainId.js'
import { canBatch } from '../../features/payments/canBatch.js'
import type { SwapQuoteDetails } from '../../features/swap/swapQuoteDetails.js'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useKit } from '../../hooks/useKit.js'

/**
 * Whether the wallet approves the token and swaps it at once. `false` until it
 * has answered, and for quotes that need no approval.
 */
export function useCanBatch(quote: SwapQuoteDetails | undefined): boolean {
  const kit = useKit()
  const account = useActiveAccount({ namespace: 'eip155' })
  const { connections } = kit.config.state
  const uid = account?.connector.uid ?? ''
  const connector = connections.get(uid)?.connector
  const { data = false } = useQuery({
    enabled: quote?.isApprovalNeeded === true && connector !== undefined,
    networkMode: 'always',
    queryKey: [
      'latchkey',
      'canBatch',
      uid,
      quote?.caipNetworkId,
      quote?.account,
    ] as const,
    async queryFn({ queryKey, signal }) {
      const [, , , caipNetworkId, from] = queryKey
      if (!connector || !caipNetworkId || !from) return false
      const chainId = toEvmChainId(caipNetworkId)
      return canBatch({ chainId, connector, from, signal })
    },
  })
  return data
}
