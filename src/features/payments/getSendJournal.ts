import type { Kit } from '../../createKit.js'
import { createJournal, type Journal } from '../../payments/createJournal.js'
import {
  type SendIdentity,
  type SendIntent,
  sendRecords,
} from '../../payments/sendIntent.js'

/** Returns the journal of EVM sends and swaps. */
export function getSendJournal({
  storage,
}: Kit): Journal<SendIntent, SendIdentity> {
  return createJournal(storage, sendRecords)
}
