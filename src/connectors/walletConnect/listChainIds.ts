import { readEvmChainId } from '../../core/network/readEvmChainId.js'
import type { PairingApproval } from '../../core/ports/pairing.js'

/** Lists the ids of all approved chains, including those of the accounts. */
export function listChainIds(approval: PairingApproval | undefined) {
  const ids = [
    ...(approval?.chains ?? []),
    ...(approval?.accounts ?? []).map((account) => account.caipNetworkId),
  ].flatMap((id) => readEvmChainId(id) ?? [])
  return [...new Set(ids)]
}
