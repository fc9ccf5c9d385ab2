import type { Connection } from '@solana/web3.js'
import { SolanaError } from '../../core/errors/solana.js'
import {
  TransactionError,
  TransactionUnknownError,
} from '../../core/errors/transaction.js'
import type {
  SolanaCommitment,
  SolanaNetworkId,
  SolanaSendOptions,
  SolanaSendProgress,
  SolanaSendResult,
} from '../../core/ports/solana.js'
import type { SolanaIntent } from '../../payments/solanaIntent.js'
import type { SolanaContext } from '../solanaContext.js'
import { broadcast } from './broadcast.js'
import { decodeBase64 } from './decodeBase64.js'
import { getFailure } from './getFailure.js'
import { getPaymentJournal } from './getPaymentJournal.js'
import { isFinal } from './isFinal.js'
import type { PaymentOutcome } from './lookUpPayment.js'
import { pollPayment } from './pollPayment.js'

/** Longer than a blockhash is valid, and the blocks after it until finality. */
const FOLLOW_TIMEOUT_MS = 150_000
/** The first node has the bytes several times before others get them. */
const FIRST_NODE_POSTS = 5
/** Longer than a wallet's own request to its node can take. */
const LOST_ANSWER_TIMEOUT_MS = 12_000

/**
 * Sends the signed bytes until the chain has them, and converts the outcome to
 * a result or an error. The intent is kept while the outcome is open.
 *
 * @param parameters.cause - why the wallet's answer is missing
 */
export async function settlePayment(
  context: SolanaContext,
  nodes: readonly Connection[],
  parameters: settlePayment.Parameters,
): Promise<SolanaSendResult> {
  const { cause, options, report, signal } = parameters
  let { intent } = parameters
  let commitment: SolanaCommitment | undefined
  let isTaken = false
  let posts = 0
  const showProgress = () => {
    const sent = intent.isHandedOver ? 'unknown' : 'no'
    report({
      step: 'confirming',
      hash: intent.hash,
      sentToNetwork: isTaken ? 'yes' : sent,
      ...(commitment && { commitment }),
    })
  }
  showProgress()
  const { outcome, refusal } = await pollPayment(nodes, {
    commitment: options?.commitment ?? 'confirmed',
    intent,
    onSeen(seen) {
      const { hash } = seen
      if (!intent.hash)
        intent = getPaymentJournal(context).save({ ...intent, hash })
      if (seen.commitment === commitment) return
      commitment = seen.commitment
      isTaken = true
      showProgress()
    },
    async post() {
      const count = posts++
      const node = count < FIRST_NODE_POSTS ? 0 : count % nodes.length
      const posted = await postIntent(context, nodes[node] as Connection, {
        intent,
        options,
        signal,
      })
      intent = posted.intent
      if (posted.isTaken && !isTaken) {
        isTaken = true
        showProgress()
      }
      return posted.refusal
    },
    signal,
    timeout: intent.hash ? FOLLOW_TIMEOUT_MS : LOST_ANSWER_TIMEOUT_MS,
  })
  // The bytes stay recorded: while they are valid, a second try sends them.
  if (refusal) throw refusal
  return toResult(context, { cause, outcome, intent, options, report })
}

export declare namespace settlePayment {
  type Parameters = {
    cause?: unknown
    intent: SolanaIntent
    options?: SolanaSendOptions | undefined
    report: (progress: SolanaSendProgress) => void
    signal: AbortSignal
  }
}

function toResult(
  context: SolanaContext,
  parameters: Omit<settlePayment.Parameters, 'signal'> & {
    outcome: PaymentOutcome
  },
): SolanaSendResult {
  const { cause, outcome, intent, options, report } = parameters
  const { hash } = intent
  if (outcome.status === 'expired' && isFinal(intent)) {
    getPaymentJournal(context).remove(intent.id)
    throw new SolanaError({
      code: 'TRANSACTION_EXPIRED',
      cause,
      details: hash,
    })
  }
  if (outcome.status !== 'landed')
    throw new TransactionUnknownError({ cause, hash, sendId: intent.id })
  const wanted = outcome.err
    ? 'confirmed'
    : (options?.commitment ?? 'confirmed')
  const isDone =
    outcome.commitment === 'finalized' || outcome.commitment === wanted
  if (!isDone)
    throw new TransactionError({
      code: 'RECEIPT_TIMEOUT',
      cause,
      details: outcome.hash,
      sendId: intent.id,
    })
  getPaymentJournal(context).remove(intent.id)
  if (outcome.err) {
    const reason = getFailure(outcome.err)
    throw new TransactionError({
      code: 'TRANSACTION_REVERTED',
      cause: reason.cause,
      details: `${reason.details}; ${outcome.hash}`,
    })
  }
  const { commitment, slot } = outcome
  report({
    step: 'confirmed',
    hash: outcome.hash,
    sentToNetwork: 'yes',
    commitment,
  })
  const caipNetworkId = intent.caipNetworkId as SolanaNetworkId
  return { caipNetworkId, hash: outcome.hash, slot }
}

/**
 * Sends the recorded bytes once. A rejection only counts while no node can
 * have had them: a later one may be about what has happened since.
 *
 * @returns the intent as recorded now, whether a node has accepted it, and why
 * one has rejected it
 */
async function postIntent(
  context: SolanaContext,
  connection: Connection,
  parameters: {
    intent: SolanaIntent
    options?: SolanaSendOptions | undefined
    signal?: AbortSignal | undefined
  },
): Promise<{ intent: SolanaIntent; isTaken: boolean; refusal?: Error }> {
  const { intent, options, signal } = parameters
  if (!intent.transaction) return { intent, isTaken: false }
  // Recorded first, because the page may be gone afterwards.
  const noted = getPaymentJournal(context).save({
    ...intent,
    isHandedOver: true,
  })
  const result = await broadcast(connection, {
    options: intent.isHandedOver
      ? { ...options, skipPreflight: true }
      : options,
    signal,
    transaction: decodeBase64(intent.transaction),
  })
  const isTaken = result.status === 'sent'
  if (intent.isHandedOver) return { intent: noted, isTaken }
  if (result.status !== 'later' && result.status !== 'refused')
    return { intent: noted, isTaken }
  getPaymentJournal(context).save(intent)
  return result.status === 'refused'
    ? { intent, isTaken, refusal: result.cause }
    : { intent, isTaken }
}
