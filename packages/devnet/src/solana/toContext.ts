import type { Commitment } from './createBanks.js'
import type { SolanaContext } from './solanaContext.js'

/** An answer with the slot it is as of. */
export function toContext<value>(
  { ledger }: Pick<SolanaContext, 'ledger'>,
  commitment: Commitment,
  value: value,
): { context: { slot: number; apiVersion: string }; value: value } {
  const { slot } = ledger.bank(commitment)
  return { context: { slot, apiVersion: '2.3.0' }, value }
}
