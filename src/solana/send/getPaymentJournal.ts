import { createJournal, type Journal } from '../../payments/createJournal.js'
import type { SolanaContext } from '../solanaContext.js'
import { isSolanaIntent, type SolanaIntent } from './intent.js'

/** At this limit the largest transactions fill half of a storage item. */
const LIMIT = 64

/** Returns the journal of Solana payments. */
export function getPaymentJournal({
  storage,
}: SolanaContext): Journal<SolanaIntent> {
  return createJournal({
    isIntent: isSolanaIntent,
    key: 'solanaIntents',
    limit: LIMIT,
    storage,
  })
}
