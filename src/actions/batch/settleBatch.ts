import type { Chain, Client, Transport } from 'viem'
import type { Connector } from 'wagmi'
import { RECEIPT_TIMEOUT_MS } from '../../core/constants/send.js'
import { TransactionError } from '../../core/errors/transaction.js'
import { sleep } from '../../core/promise/sleep.js'
import type { Kit } from '../../createKit.js'
import type { SendIntent } from '../../payments/sendIntent.js'
import { getSendJournal } from '../send/getSendJournal.js'
import { isDeep } from '../send/isDeep.js'
import { toSendResult } from '../send/toSendResult.js'
import { toUnknownOutcome } from '../send/toUnknownOutcome.js'
import type { EvmSendResult, SendTokenProgress } from '../send/types.js'
import { type BatchOutcome, lookUpBatch } from './lookUpBatch.js'

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
  const deadline = Date.now() + RECEIPT_TIMEOUT_MS
  let outcome: BatchOutcome
  for (;;) {
    report({
      step: 'confirming',
      hash: intent.hash,
      sentToNetwork: intent.hash ? 'yes' : 'unknown',
    })
    outcome = await lookUpBatch(client, { connector, intent }).catch(
      (): BatchOutcome => ({ status: 'unknown' }),
    )
    if (outcome.status === 'notSent') break
    if (outcome.status === 'landed') {
      if (await isDeep(client, outcome, confirmations)) break
      outcome = { status: 'pending', hash: outcome.hash }
    }
    if (outcome.status === 'pending' && outcome.hash !== intent.hash)
      intent = getSendJournal(kit).save({
        ...intent,
        hash: outcome.hash ?? intent.hash,
        isSeen: outcome.hash !== undefined || intent.isSeen,
      })
    const rest = deadline - Date.now()
    if (rest <= 0 || signal.aborted) break
    await sleep(Math.min(client.pollingInterval, rest), signal)
  }
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
