import type { SolanaContext } from '../solanaContext.js'
import { getIntents } from './getIntents.js'

/** Forgets a payment whose fate is known. */
export function removeIntent(context: SolanaContext, id: string): void {
  const others = getIntents(context).filter((intent) => intent.id !== id)
  if (others.length > 0) context.storage.set('solanaIntents', others)
  else context.storage.remove('solanaIntents')
}
