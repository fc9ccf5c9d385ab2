import { AdapterNotFoundError } from '../../core/errors/wallet.js'
import { parseCaipNetworkId } from '../../core/network/parseCaipNetworkId.js'
import type { ProposalOverrides } from './toProposal.js'

/**
 * Reads the option `namespaces` of `walletConnect()`.
 *
 * @throws AdapterNotFoundError 'Adapter not found' for a namespace that this
 * connector cannot connect
 * @throws InvalidCaipNetworkIdError when a chain is no CAIP-2 id
 */
export function readOverrides(
  namespaces: readOverrides.Parameters = {},
): ProposalOverrides | undefined {
  const chains = (namespaces.eip155?.chains ?? []).map(
    (chain) => parseCaipNetworkId(chain).namespace,
  )
  for (const namespace of [...Object.keys(namespaces), ...chains])
    if (namespace !== 'eip155') throw new AdapterNotFoundError({ namespace })
  return namespaces.eip155
}

export declare namespace readOverrides {
  type Parameters = { eip155?: ProposalOverrides | undefined }
}
