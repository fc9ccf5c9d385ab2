import type { SolanaNetworkId } from '../../core/ports/solana.js'
import type { SendStatus } from '../../core/send/sendStatus.js'
import type { SolanaIntent } from '../../payments/solanaIntent.js'
import type { SolanaContext } from '../solanaContext.js'
import { toKitError } from '../toKitError.js'
import { getPaymentJournal } from './getPaymentJournal.js'
import { isFinal } from './isFinal.js'
import { lookUpPayment, type PaymentOutcome } from './lookUpPayment.js'

/**
 * Returns the status of a recorded payment. It stays recorded: another attempt
 * has to find it.
 */
export async function getSendStatus(
  context: SolanaContext,
  { sendId }: { sendId: string },
): Promise<SendStatus | undefined> {
  const read = () => getPaymentJournal(context).get(sendId)
  const intent = read()
  if (!intent) return undefined
  try {
    const { caipNetworkId } = intent
    const nodes = await context.getNodes(caipNetworkId as SolanaNetworkId)
    const outcome = await lookUpPayment(nodes, intent)
    const hash = outcome.status === 'landed' ? outcome.hash : intent.hash
    return read() && { caipNetworkId, hash, status: toStatus(outcome, intent) }
  } catch (error) {
    throw toKitError(error)
  }
}

function toStatus(
  outcome: PaymentOutcome,
  intent: SolanaIntent,
): SendStatus['status'] {
  if (outcome.status === 'expired')
    return isFinal(intent) ? 'notSent' : 'unknown'
  if (outcome.status === 'open') return 'unknown'
  if (outcome.commitment === 'processed') return 'pending'
  return outcome.err ? 'reverted' : 'landed'
}
