import { createJournal, type Journal } from '../../payments/createJournal.js'
import {
  type SolanaIdentity,
  type SolanaIntent,
  solanaRecords,
} from '../../payments/solanaIntent.js'
import type { SolanaContext } from '../solanaContext.js'

/** Returns the journal of Solana payments. */
export function getPaymentJournal({
  storage,
}: SolanaContext): Journal<SolanaIntent, SolanaIdentity> {
  return createJournal(storage, solanaRecords)
}
