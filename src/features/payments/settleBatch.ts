import type { Chain, Client, Transport } from 'viem'
import type { Connector } from 'wagmi'
import { RECEIPT_TIMEOUT_MS } from '../../core/constants/send.js'
import { TransactionError } from '../../core/errors/transaction.js'
import type { Kit } from '../../createKit.js'
import { pollFate } from '../../payments/pollFate.js'
import type { SendIntent } from '../../payments/sendIntent.js'
import { getSendJournal } from './getSendJournal.js'
import { isDeep } from './isDeep.js'
import { type BatchOutcome, lookUpBatch } from './lookUpBatch.js'
import { toSendResult } from './toSendResult.js'
import { toUnknownOutcome } from './toUnknownOutcome.js'
import type { EvmSendResult, SendTokenProgress } from './types.js'

/**
 * Waits for a batch that was handed over, and converts its outcome to a result
 * or an error. The intent is kept while the outcome is open.
 *
 * @param parameters.cause - why the wallet's answer is missing
 */
export async function settleBatch(
  kit: Kit,
  client: Client<Transport, Chain>,
  parameters: settleBatch.Parameters,
): Promise<EvmSendResult> {
  const { cause, confirmations, connector, report, signal } = parameters
  let { intent } = parameters
  async function look(): Promise<{ fate: BatchOutcome; isFinal: boolean }> {
    report({
      step: 'confirming',
      hash: intent.hash,
      sentToNetwork: intent.hash ? 'yes' : 'unknown',
    })
    let outcome = await lookUpBatch(client, { connector, intent }).catch(
      (): BatchOutcome => ({ status: 'unknown' }),
    )
    if (outcome.status === 'notSent') return { fate: outcome, isFinal: true }
    if (outcome.status === 'landed' || outcome.status === 'cancelled') {
      if (await isDeep(client, outcome, confirmations))
        return { fate: outcome, isFinal: true }
      outcome =
        outcome.status === 'landed'
          ? { status: 'pending', hash: outcome.hash }
          : { status: 'pending', hash: undefined }
    }
    if (outcome.status === 'pending' && outcome.hash !== intent.hash)
      intent = getSendJournal(kit).save({
        ...intent,
        hash: outcome.hash ?? intent.hash,
        isSeen: outcome.hash !== undefined || intent.isSeen,
      })
    return { fate: outcome, isFinal: false }
  }
  const outcome = await pollFate({
    look,
    pause: () => client.pollingInterval,
    signal,
    timeout: RECEIPT_TIMEOUT_MS,
  })
  const sendId = intent.id
  if (outcome.status === 'pending')
    throw new TransactionError({
      code: 'RECEIPT_TIMEOUT',
      cause,
      details: outcome.hash,
      sendId,
    })
  if (outcome.status === 'unknown') throw toUnknownOutcome(intent, { cause })
  getSendJournal(kit).remove(intent.id)
  if (outcome.status === 'notSent')
    throw new TransactionError({ code: 'TRANSACTION_NOT_ACCEPTED', cause })
  if (outcome.status === 'cancelled')
    throw new TransactionError({ code: 'TRANSACTION_CANCELLED', cause })
  return { ...toSendResult(client, { outcome, report }), via: 'batch' }
}

export declare namespace settleBatch {
  type Parameters = {
    cause?: unknown
    confirmations: number
    connector: Connector
    intent: SendIntent
    report: (progress: SendTokenProgress) => void
    signal: AbortSignal
  }
}
