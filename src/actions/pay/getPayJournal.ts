import { PAY_INTENTS_LIMIT } from '../../core/constants/pay.js'
import type { Kit } from '../../createKit.js'
import { createJournal, type Journal } from '../../payments/createJournal.js'
import { isPayIntent, type PayIntent } from '../../payments/payIntent.js'

/** Returns the journal of payments by exchange or with another asset. */
export function getPayJournal({ storage }: Kit): Journal<PayIntent> {
  return createJournal({
    isIntent: isPayIntent,
    key: 'payIntents',
    limit: PAY_INTENTS_LIMIT,
    storage,
  })
}
