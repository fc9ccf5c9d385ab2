import { PAID_LIMIT, PAY_INTENTS_LIMIT } from '../../core/constants/pay.js'
import type { Kit } from '../../createKit.js'
import { createJournal, type Journal } from '../../payments/createJournal.js'
import { isPayIntent, type PayIntent } from '../../payments/payIntent.js'

/**
 * Returns the journal of payments by exchange or with another asset. Successes
 * are kept longer than open ones, in a small form: an order is paid once.
 */
export function getPayJournal({ storage }: Kit): Journal<PayIntent> {
  const journal = createJournal({
    isIntent: isPayIntent,
    key: 'payIntents',
    limit(others, { status }) {
      const keep = (which: PayIntent['status'], limit: number) =>
        others
          .filter((other) => other.status === which)
          .slice(which === status ? 1 - limit : -limit)
      // What is open is dropped last.
      return [
        ...keep('success', PAID_LIMIT),
        ...keep('open', PAY_INTENTS_LIMIT),
      ]
    },
    storage,
  })
  return {
    ...journal,
    save: (intent) =>
      journal.save(intent.status === 'success' ? toPaid(intent) : intent),
  }
}

function toPaid(intent: PayIntent): PayIntent {
  const { createdAt, hash, id, isUnnamed, key, status } = intent
  const [asset, recipient, amount] = key.split(',')
  return {
    id,
    // Of any way of paying.
    key: [asset, recipient, amount, ''].join(),
    status,
    isUnnamed,
    hash,
    madeAt: intent.madeAt ?? Date.now(),
    createdAt,
  }
}
