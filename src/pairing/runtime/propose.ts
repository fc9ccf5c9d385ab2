import { PAIRING_EXPIRY_MS } from '../../core/constants/pairing.js'
import { PairingUnavailableError } from '../../core/errors/pairingLoad.js'
import type { PairingCore } from './core.js'
import type { PairingContext } from './pairingContext.js'
import type { Proposal, ProposalOwner } from './proposal.js'
import { readTopic } from './readTopic.js'
import type { SdkNamespaces } from './sdk.js'

/**
 * Creates a URI, and passes the wallet's answer to its current owner. Without
 * an owner, an approved session is ended.
 *
 * @throws PairingUnavailableError when the library returns no URI
 */
export async function propose(
  core: PairingCore,
  parameters: propose.Parameters,
): Promise<Proposal> {
  const { context, optionalNamespaces, owner } = parameters
  const { approval, uri } = await core.client.connect({ optionalNamespaces })
  core.proposed.add(readTopic(uri))
  const proposal: Proposal = {
    uri: uri ?? '',
    expiresAt: Date.now() + PAIRING_EXPIRY_MS,
    content: JSON.stringify(optionalNamespaces),
    isOver: false,
    owner,
  }
  approval().then(
    async (session) => {
      proposal.isOver = true
      if (proposal.owner) return proposal.owner.onApproved(session)
      await core.dropSession(session.topic).catch((error) => {
        context.options.logger.warn('pairing: a late session stays', error)
      })
    },
    (error: unknown) => {
      proposal.isOver = true
      proposal.owner?.onRejected(proposal, error)
    },
  )
  if (!uri) throw new PairingUnavailableError()
  return proposal
}

export declare namespace propose {
  type Parameters = {
    context: PairingContext
    optionalNamespaces: SdkNamespaces
    owner: ProposalOwner | undefined
  }
}
