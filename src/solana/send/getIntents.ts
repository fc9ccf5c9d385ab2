import type { SolanaContext } from '../solanaContext.js'
import { isSolanaIntent, type SolanaIntent } from './intent.js'

/** Payments whose fate is open; what is broken in the store is left out. */
export function getIntents({
  storage,
}: SolanaContext): readonly SolanaIntent[] {
  return (storage.get('solanaIntents') ?? []).filter(isSolanaIntent)
}
