import type { Connection } from '@solana/web3.js'
import { TransactionUnknownError } from '../../core/errors/transaction.js'
import { isOld } from '../../payments/isOld.js'
import type { SolanaIntent } from '../../payments/solanaIntent.js'
import type { SolanaContext } from '../solanaContext.js'
import { getPaymentJournal } from './getPaymentJournal.js'
import { lookUpPayment } from './lookUpPayment.js'
import type { Payment } from './readPayment.js'

/**
 * Rejects a payment to a name while the outcome of the same payment to the
 * address the name resolved to earlier is unknown: it could pay twice. An
 * earlier one that landed long ago, has failed or can no longer land is removed
 * from the journal.
 *
 * @throws TransactionUnknownError for the earlier payment
 */
export async function assertSameReceiver(
  context: SolanaContext,
  nodes: readonly Connection[],
  payment: Payment,
): Promise<void> {
  const { name } = payment
  if (!name) return
  const journal = getPaymentJournal(context)
  for (const intent of journal.list()) {
    if (!isElsewhere(intent, payment)) continue
    const { hash, id } = intent
    if (!(await isOver(nodes, intent)))
      throw new TransactionUnknownError({ details: name, hash, sendId: id })
    journal.remove(id)
  }
}

/** Whether it is the same payment to another address of the same name. */
function isElsewhere(intent: SolanaIntent, payment: Payment) {
  const { amount, caipNetworkId, from, mint, name, shown, to } = payment
  return (
    intent.caipNetworkId === caipNetworkId &&
    intent.from === from &&
    intent.mint === mint?.address &&
    intent.name === name &&
    intent.to !== to &&
    (shown === undefined
      ? intent.amount === String(amount)
      : intent.shown === shown)
  )
}

async function isOver(nodes: readonly Connection[], intent: SolanaIntent) {
  const outcome = await lookUpPayment(nodes, intent).catch(() => undefined)
  if (outcome?.status === 'landed')
    return (
      outcome.commitment !== 'processed' &&
      (outcome.err !== null || isOld(intent))
    )
  return outcome?.status === 'expired' && isDead(intent)
}

/** A wallet that sends by itself may use a new blockhash when it is late. */
function isDead({ hash, kind }: SolanaIntent) {
  return kind === 'sign' || hash !== undefined
}
