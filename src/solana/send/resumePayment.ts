import type { Connection } from '@solana/web3.js'
import { TransactionUnknownError } from '../../core/errors/transaction.js'
import type { SolanaSendResult } from '../../core/ports/solana.js'
import type { SolanaContext } from '../solanaContext.js'
import { getPaymentJournal } from './getPaymentJournal.js'
import type { SolanaIntent } from './intent.js'
import { lookUpPayment, type PaymentOutcome } from './lookUpPayment.js'
import { readBound } from './readBound.js'
import { settlePayment } from './settlePayment.js'

/** Later than this, an identical send is a new payment, not a second try. */
const RESULT_LIFE_MS = 600_000

/**
 * Takes up an identical payment whose outcome was left open. When it has landed,
 * or is on its way, this is its result: nothing is signed.
 *
 * @param parameters.isExclusive - no other page has it in its hands
 * @param parameters.resend - the person knows that the first one was asked for
 * @returns `undefined` when the first one cannot land any more
 * @throws TransactionUnknownError as long as it may still land
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
  // A wallet that sends by itself may take a new blockhash when it is late.
  return intent.kind === 'sign' || intent.hash !== undefined || resend
}

/** The reload may have come before the end of its life was known. */
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
