import type { Kit } from '../../createKit.js'
import { createJournal, type Journal } from '../../payments/createJournal.js'
import { type PayIntent, payRecords } from '../../payments/payIntent.js'

/**
 * Returns the journal of payments by exchange or with another asset. Successes
 * are kept in a small form.
 */
export function getPayJournal({
  storage,
}: Kit): Journal<PayIntent, Pick<PayIntent, 'key'>> {
  const journal = createJournal(storage, payRecords)
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
