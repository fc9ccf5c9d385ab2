import type { Chain, Client, Hash, TransactionReceipt, Transport } from 'viem'
import { TransactionError } from '../../core/errors/transaction.js'
import type { EvmSendResult, SendTokenProgress } from './types.js'

/**
 * Reports a transaction that is deep enough in the chain, and returns it.
 *
 * @throws TransactionError `TRANSACTION_REVERTED`
 */
export function toSendResult(
  client: Client<Transport, Chain>,
  parameters: toSendResult.Parameters,
): EvmSendResult {
  const { hash, receipt } = parameters.outcome
  if (receipt.status === 'reverted')
    throw new TransactionError({ code: 'TRANSACTION_REVERTED', details: hash })
  parameters.report({ step: 'confirmed', hash, sentToNetwork: 'yes' })
  return {
    namespace: 'eip155',
    caipNetworkId: `eip155:${client.chain.id}`,
    hash,
    receipt,
  }
}

export declare namespace toSendResult {
  type Parameters = {
    outcome: { hash: Hash; receipt: TransactionReceipt }
    report: (progress: SendTokenProgress) => void
  }
}
