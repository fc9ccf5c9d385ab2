import { toEvmChainId } from '../../core/network/toEvmChainId.js'
import type { PairingApproval } from '../../core/ports/pairing.js'

/** Ids of the chains that a wallet has approved, with those of its accounts. */
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
