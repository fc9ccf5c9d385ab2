'use client'
import { getTransactionUrl } from '../../features/networks/getTransactionUrl.js'
import { useKit } from '../../hooks/useKit.js'

/**
 * Returns the explorer URL of a transaction, if its network has an explorer.
 *
 * @example
 * const href = useTransactionUrl({ caipNetworkId: 'eip155:1', hash })
 */
export function useTransactionUrl(
  transaction: { caipNetworkId: string; hash: string } | undefined,
): string | undefined {
  const kit = useKit()
  return transaction && getTransactionUrl(kit, transaction)
}
