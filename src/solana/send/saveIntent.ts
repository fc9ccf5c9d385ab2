import type { SolanaContext } from '../solanaContext.js'
import { getIntents } from './getIntents.js'
import type { SolanaIntent } from './intent.js'

/** With the largest transactions the store's limit holds twice as many. */
const LIMIT = 64

/** Notes a payment before it is handed over, and what is learnt of it later. */
export function saveIntent(
  context: SolanaContext,
  intent: SolanaIntent,
): SolanaIntent {
  const others = getIntents(context).filter(({ id }) => id !== intent.id)
  const kept = [...others.slice(1 - LIMIT), intent]
  context.storage.set('solanaIntents', kept)
  return intent
}
