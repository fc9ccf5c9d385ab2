import type { SolanaNetworkId } from '../../core/ports/solana.js'
import type { SendStatus } from '../../core/send/sendStatus.js'
import type { SolanaContext } from '../solanaContext.js'
import { toKitError } from '../toKitError.js'
import { getPaymentJournal } from './getPaymentJournal.js'
import type { SolanaIntent } from './intent.js'
import { isFinal } from './isFinal.js'
import { type Fate, lookUp } from './lookUp.js'

/** What became of a noted payment. It stays noted: another try has to find it. */
export async function getSendStatus(
  context: SolanaContext,
  { sendId }: { sendId: string },
): Promise<SendStatus | undefined> {
  const read = () =>
    getPaymentJournal(context)
      .list()
      .find(({ id }) => id === sendId)
  const intent = read()
  if (!intent) return undefined
  try {
    const { caipNetworkId } = intent
    const connection = await context.getConnection(
      caipNetworkId as SolanaNetworkId,
    )
    const fate = await lookUp(connection, intent)
    const hash = fate.status === 'landed' ? fate.hash : intent.hash
    return read() && { caipNetworkId, hash, status: toStatus(fate, intent) }
  } catch (error) {
    throw toKitError(error)
  }
}

function toStatus(fate: Fate, intent: SolanaIntent): SendStatus['status'] {
  if (fate.status === 'expired') return isFinal(intent) ? 'notSent' : 'unknown'
  if (fate.status === 'open') return 'unknown'
  if (fate.commitment === 'processed') return 'pending'
  return fate.err ? 'reverted' : 'landed'
}
