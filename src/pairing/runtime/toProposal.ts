import type { AccountNamespace } from '../../core/account/account.js'
import type { PairingProposal } from '../../core/ports/pairing.js'
import type { SdkNamespaces } from './sdk.js'

/**
 * Converts the proposals to the library's format. RPC URLs are left out: the
 * library does not call nodes here, and wallets do not need those of the app.
 */
export function toProposal(
  proposals: Partial<Record<AccountNamespace, PairingProposal>>,
): SdkNamespaces {
  const namespaces: SdkNamespaces = {}
  for (const [namespace, proposal] of Object.entries(proposals)) {
    if (!proposal.chains.length) continue
    const { chains, events, methods } = proposal
    namespaces[namespace] = {
      chains: [...chains],
      methods: [...methods],
      events: [...events],
    }
  }
  return namespaces
}
