import type { Connection } from '@solana/web3.js'
import { TransactionUnknownError } from '../../core/errors/transaction.js'
import type { SolanaSendResult } from '../../core/ports/solana.js'
import { isOld } from '../../payments/isOld.js'
import type { SolanaIntent } from '../../payments/solanaIntent.js'
import type { SolanaContext } from '../solanaContext.js'
import { getPaymentJournal } from './getPaymentJournal.js'
import { lookUpPayment, type PaymentOutcome } from './lookUpPayment.js'
import { readNewBound } from './readBound.js'
import { settlePayment } from './settlePayment.js'

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
  nodes: readonly [Connection, ...Connection[]],
  parameters: settlePayment.Parameters & {
    isExclusive: boolean
    resend: boolean
  },
): Promise<SolanaSendResult | undefined> {
  const { isExclusive, resend, signal } = parameters
  const { hash, id, kind, transaction } = parameters.intent
  const isUnsigned = kind === 'sign' && !transaction
  // The page that would have sent it is gone.
  if (isUnsigned && isExclusive)
    return getPaymentJournal(context).remove(id) as undefined
  const intent = await bound(context, nodes[0], parameters)
  const outcome = await lookUpPayment(nodes, intent, signal).catch(
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
  return settlePayment(context, nodes, { ...parameters, intent })
}

function isOver(
  outcome: PaymentOutcome,
  intent: SolanaIntent,
  resend: boolean,
) {
  if (outcome.status === 'landed')
    return outcome.commitment !== 'processed' && isOld(intent)
  if (outcome.status === 'open') return false
  // A wallet that sends by itself may use a new blockhash when it is late.
  return intent.kind === 'sign' || intent.hash !== undefined || resend
}

/**
 * The page may have been reloaded before the last valid block was known, and
 * the node that has said it may have been wrong.
 */
async function bound(
  context: SolanaContext,
  connection: Connection,
  { intent, signal }: settlePayment.Parameters,
): Promise<SolanaIntent> {
  const found = await readNewBound(connection, intent, signal).catch(
    () => undefined,
  )
  signal.throwIfAborted()
  return found
    ? getPaymentJournal(context).save({ ...intent, ...found })
    : intent
}
