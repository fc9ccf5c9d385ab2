import type { Commitment } from '../createBanks.js'
import { readConfig } from '../readConfig.js'
import type { SolanaContext } from '../solanaContext.js'
import { toContext } from '../toContext.js'
import type { Check } from './check.js'

const ranks: readonly Commitment[] = ['processed', 'confirmed', 'finalized']

/** Tells once that a transaction has come as far as was asked. */
export function watchSignature(
  [signature, options]: readonly unknown[],
  context: SolanaContext,
): Check {
  const { ledger } = context
  const { commitment } = readConfig(options, ledger)
  return (notify) => {
    const landed = ledger.find(String(signature))
    if (!landed) return false
    const reached = ledger.commitmentOf(landed.slot)
    if (ranks.indexOf(reached) < ranks.indexOf(commitment)) return false
    const value = { err: landed.err }
    notify('signatureNotification', toContext(context, commitment, value))
    return true
  }
}
