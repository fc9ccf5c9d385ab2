import type { AccountNamespace } from '../../core/account/account.js'
import type { PairingProposal } from '../../core/ports/pairing.js'
import type { SdkNamespaces } from './sdk.js'

/**
 * What is proposed to the wallet, as the library wants it. RPC addresses are
 * left out: the library asks no node here, and no wallet needs the app's.
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
