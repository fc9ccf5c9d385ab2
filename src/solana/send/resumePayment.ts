import type { Connection } from '@solana/web3.js'
import { TransactionUnknownError } from '../../core/errors/transaction.js'
import type { SolanaSendResult } from '../../core/ports/solana.js'
import type { SolanaContext } from '../solanaContext.js'
import { getPaymentJournal } from './getPaymentJournal.js'
import type { SolanaIntent } from './intent.js'
import { lookUpPayment, type PaymentOutcome } from './lookUpPayment.js'
import { readBound } from './readBound.js'
import { settlePayment } from './settlePayment.js'

/** After this time, an identical send is a new payment, not a retry. */
const RESULT_LIFE_MS = 600_000

/**
 * Resumes an identical payment whose outcome was left open. If it has landed
 * or is pending, returns its result: nothing is signed.
 *
 * @param parameters.isExclusive - no other page holds the payment
 * @param parameters.resend - the user knows about the first request
 * @returns `undefined` when the first one can no longer land
 * @throws TransactionUnknownError while it may still land
 */
export async function resumePayment(
  context: SolanaContext,
  connection: Connection,
  parameters: settlePayment.Parameters & {
    isExclusive: boolean
    resend: boolean
  },
): Promise<SolanaSendResult | undefined> {
  const { isExclusive, resend, signal } = parameters
  const intent = await bound(context, connection, parameters.intent)
  const { hash, id, kind } = intent
  const isUnsigned = kind === 'sign' && !intent.transaction
  // The page that would have sent it is gone.
  if (isUnsigned && isExclusive)
    return getPaymentJournal(context).remove(id) as undefined
  const outcome = await lookUpPayment(connection, intent, signal).catch(
    (cause: unknown) => {
      throw new TransactionUnknownError({ cause, hash, sendId: id })
    },
  )
  if (isOver(outcome, intent, resend)) {
    getPaymentJournal(context).remove(id)
    return undefined
  }
  if (
    outcome.status !== 'landed' &&
    (isUnsigned || outcome.status === 'expired')
  )
    throw new TransactionUnknownError({ hash, sendId: id })
  return settlePayment(context, connection, { ...parameters, intent })
}

function isOver(
  outcome: PaymentOutcome,
  intent: SolanaIntent,
  resend: boolean,
) {
  if (outcome.status === 'landed')
    return (
      outcome.commitment !== 'processed' &&
      Date.now() - intent.createdAt > RESULT_LIFE_MS
    )
  if (outcome.status === 'open') return false
  // A wallet that sends by itself may use a new blockhash when it is late.
  return intent.kind === 'sign' || intent.hash !== undefined || resend
}

/** The page may have been reloaded before the last valid block was known. */
async function bound(
  context: SolanaContext,
  connection: Connection,
  intent: SolanaIntent,
) {
  if (intent.lastValidBlockHeight !== undefined) return intent
  const lastValidBlockHeight = await readBound(connection).catch(
    (cause: unknown) => {
      const { hash, id } = intent
      throw new TransactionUnknownError({ cause, hash, sendId: id })
    },
  )
  return getPaymentJournal(context).save({ ...intent, lastValidBlockHeight })
}
