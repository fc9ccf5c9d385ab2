import type { Address, Chain, Client, Hash, Transport } from 'viem'
import { getBlockNumber, getTransactionCount } from 'viem/actions'
import type { Connector } from 'wagmi'
import { RECEIPT_TIMEOUT_MS } from '../../core/constants/send.js'
import { TransactionError } from '../../core/errors/transaction.js'
import type { Kit } from '../../createKit.js'
import { pollFate } from '../../payments/pollFate.js'
import type { SendIntent } from '../../payments/sendIntent.js'
import { getSendJournal } from './getSendJournal.js'
import { isDeep } from './isDeep.js'
import { isNotAccepted } from './isNotAccepted.js'
import { lookUpSend, type SendOutcome } from './lookUpSend.js'
import { toSendResult } from './toSendResult.js'
import { toUnknownOutcome } from './toUnknownOutcome.js'
import type { EvmSendResult, SendTokenProgress } from './types.js'

/**
 * How long a send with a lost answer is looked up: longer than a wallet's own
 * request to its node can take.
 */
const LOST_ANSWER_TIMEOUT_MS = 12_000

/**
 * Waits for a send that was handed over, and converts its outcome to a result
 * or an error. The intent is kept while the outcome is open. The same payment
 * at another gas price is the same payment, whatever its hash.
 *
 * @param parameters.cause - why the wallet's answer is missing
 */
export async function settleSend(
  kit: Kit,
  client: Client<Transport, Chain>,
  parameters: settleSend.Parameters,
): Promise<EvmSendResult> {
  const { cause, confirmations, connector, report, signal } = parameters
  let { intent } = parameters
  const handed = intent.hash as Hash | undefined
  const showProgress = () =>
    report({
      step: 'confirming',
      hash: intent.hash,
      sentToNetwork: intent.isSeen ? 'yes' : 'unknown',
    })
  showProgress()
  const outcome = await pollSend(client, {
    confirmations,
    intent,
    onSeen(seen) {
      const isNews = !intent.isSeen || seen.hash !== intent.hash
      intent = getSendJournal(kit).save(seen)
      if (isNews) showProgress()
    },
    signal,
    timeout: intent.hash ? RECEIPT_TIMEOUT_MS : LOST_ANSWER_TIMEOUT_MS,
  })
  const { hash, id: sendId } = intent
  if (outcome.status === 'pending')
    throw new TransactionError({
      code: 'RECEIPT_TIMEOUT',
      cause,
      details: outcome.hash,
      sendId,
    })
  if (
    outcome.status === 'unseen' &&
    (await isNotAccepted({ connector, intent }))
  ) {
    // Stays recorded: the next try uses its nonce.
    getSendJournal(kit).save({ ...intent, isNotAccepted: true })
    throw new TransactionError({
      code: 'TRANSACTION_NOT_ACCEPTED',
      cause,
      details: hash,
      sendId,
    })
  }
  if (outcome.status === 'unknown' || outcome.status === 'unseen')
    throw toUnknownOutcome(intent, { cause })
  getSendJournal(kit).remove(intent.id)
  if (outcome.status === 'replaced')
    throw new TransactionError({
      code: outcome.isCancelled
        ? 'TRANSACTION_CANCELLED'
        : 'TRANSACTION_REPLACED',
      cause,
      details: hash,
    })
  return {
    ...toSendResult(client, { outcome, report }),
    ...(handed &&
      handed !== outcome.hash && {
        replaced: { reason: 'repriced' as const, hash: handed },
      }),
  }
}

export declare namespace settleSend {
  type Parameters = {
    cause?: unknown
    confirmations: number
    connector: Connector
    intent: SendIntent
    report: (progress: SendTokenProgress) => void
    signal: AbortSignal
  }
}

/**
 * Polls the chain until the outcome of a send is settled, or until the
 * timeout. Failures of the node do not end it.
 *
 * @param parameters.timeout - milliseconds
 * @param parameters.onSeen - called when the transaction was seen, so that its
 * hash and nonce are certain
 * @param parameters.signal - ends the polling with the last outcome
 */
async function pollSend(
  client: Client<Transport, Chain>,
  parameters: pollSend.Parameters,
): Promise<SendOutcome> {
  const { confirmations, onSeen, signal, timeout } = parameters
  let { intent } = parameters
  async function look(): Promise<{ fate: SendOutcome; isFinal: boolean }> {
    let outcome = await lookUpSend(client, intent).catch(
      (): SendOutcome => ({ status: 'unknown' }),
    )
    if (outcome.status === 'pending') {
      const { hash, nonce } = outcome
      intent = { ...intent, hash, isSeen: true, nonce }
      onSeen(intent)
    }
    // While its nonce is only assumed, it may be pending with another one that
    // this node does not see.
    if (outcome.status === 'replaced') {
      if (intent.isSeen && (await isUsedUp(client, intent, confirmations)))
        return { fate: outcome, isFinal: true }
      outcome = { status: 'unknown' }
    }
    if (outcome.status === 'landed') {
      if (await isDeep(client, outcome, confirmations))
        return { fate: outcome, isFinal: true }
      outcome = { status: 'pending', hash: outcome.hash, nonce: intent.nonce }
    }
    return { fate: outcome, isFinal: false }
  }
  return pollFate({
    look,
    pause: () => client.pollingInterval,
    signal,
    timeout,
  })
}

declare namespace pollSend {
  type Parameters = {
    confirmations: number
    intent: SendIntent
    onSeen(intent: SendIntent): void
    signal?: AbortSignal | undefined
    timeout: number
  }
}

/** A reorganized block would free the nonce for the first one again. */
async function isUsedUp(
  client: Client<Transport, Chain>,
  { from, nonce }: SendIntent,
  confirmations: number,
) {
  if (!(confirmations > 1)) return true
  try {
    const latest = await getBlockNumber(client, { cacheTime: 0 })
    const count = await getTransactionCount(client, {
      address: from as Address,
      blockNumber: latest - BigInt(Math.ceil(confirmations)) + 1n,
    })
    return count > nonce
  } catch {
    return false
  }
}
