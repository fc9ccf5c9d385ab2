import { PAIRING_EXPIRED_AT_MS } from '../../core/constants/pairing.js'
import type { PairingContext } from './pairingContext.js'
import type { Proposal } from './proposal.js'
import { toProposal } from './toProposal.js'

/** Whether a URI can still be approved, and its proposal is still current. */
export async function isFresh(
  context: PairingContext,
  { content, expiresAt, isOver }: Proposal,
): Promise<boolean> {
  if (isOver || expiresAt - Date.now() <= PAIRING_EXPIRED_AT_MS) return false
  const proposals = await context.getProposals().catch(() => ({}))
  return content === JSON.stringify(toProposal(proposals))
}
