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
    limit: limits.open + limits.success,
    storage,
  })
  return {
    ...journal,
    save(intent) {
      const { id, status } = intent
      const kept = status === 'success' ? toPaid(intent) : intent
      const others = journal.list().filter((other) => other.id !== id)
      const alike = others.filter((other) => other.status === status)
      const old = new Set(alike.slice(0, 1 - limits[status]))
      const rest = others.filter((other) => !old.has(other))
      storage.set('payIntents', [...rest, kept])
      return kept
    },
  }
}

const limits = { open: PAY_INTENTS_LIMIT, success: PAID_LIMIT }

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
