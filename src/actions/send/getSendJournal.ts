import { PENDING_TRANSACTIONS_LIMIT } from '../../core/constants/send.js'
import type { Kit } from '../../createKit.js'
import { createJournal, type Journal } from '../../payments/createJournal.js'
import { isSendIntent, type SendIntent } from '../../payments/sendIntent.js'

/** Returns the journal of EVM sends and swaps. */
export function getSendJournal({ storage }: Kit): Journal<SendIntent> {
  return createJournal({
    isIntent: isSendIntent,
    key: 'sendIntents',
    limit: PENDING_TRANSACTIONS_LIMIT,
    storage,
  })
}
