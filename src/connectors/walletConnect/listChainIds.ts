import { toEvmChainId } from '../../core/network/toEvmChainId.js'
import type { PairingApproval } from '../../core/ports/pairing.js'

/** Lists the ids of all approved chains, including those of the accounts. */
export function listChainIds(approval: PairingApproval | undefined) {
  const ids = [
    ...(approval?.chains ?? []),
    ...(approval?.accounts ?? []).map((account) => account.caipNetworkId),
  ].flatMap((id) => {
    try {
      return [toEvmChainId(id)]
    } catch {
      return []
    }
  })
  return [...new Set(ids)]
}
