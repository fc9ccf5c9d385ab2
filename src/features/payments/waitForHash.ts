import type { Hash, TransactionReceipt } from 'viem'
import { waitForTransactionReceipt } from 'viem/actions'
import { RECEIPT_TIMEOUT_MS } from '../../core/constants/send.js'
import { TransactionError } from '../../core/errors/transaction.js'
import type { Kit } from '../../createKit.js'
import { getEvmClient } from '../networks/getEvmClient.js'

/**
 * Waits for the receipt of a transaction that the app has sent itself.
 *
 * @throws TransactionError `TRANSACTION_REVERTED`, `TRANSACTION_CANCELLED`,
 * `TRANSACTION_REPLACED`, or `RECEIPT_TIMEOUT` while its outcome is open
 */
export async function waitForHash(
  kit: Kit,
  parameters: { chainId: number; hash: Hash },
): Promise<TransactionReceipt> {
  const { chainId, hash } = parameters
  let reason: 'cancelled' | 'replaced' | 'repriced' | undefined
  const receipt = await waitForTransactionReceipt(
    getEvmClient(kit, { chainId }),
    {
      hash,
      onReplaced: (replacement) => {
        reason = replacement.reason
      },
      timeout: RECEIPT_TIMEOUT_MS,
    },
  ).catch((cause: unknown) => {
    // It was sent, whatever the node says.
    throw new TransactionError({
      cause,
      code: 'RECEIPT_TIMEOUT',
      details: hash,
    })
  })
  const details = receipt.transactionHash
  if (reason === 'cancelled')
    throw new TransactionError({ code: 'TRANSACTION_CANCELLED', details })
  if (reason === 'replaced')
    throw new TransactionError({ code: 'TRANSACTION_REPLACED', details })
  if (receipt.status === 'reverted')
    throw new TransactionError({ code: 'TRANSACTION_REVERTED', details })
  return receipt
}
