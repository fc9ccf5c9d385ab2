import { ConnectionAbortedError } from '../../core/errors/pairing.js'
import { PairingUnavailableError } from '../../core/errors/pairingLoad.js'
import { authenticate } from './authenticate.js'
import type { PairingCore } from './core.js'
import type { PairingContext } from './pairingContext.js'
import type { Proposal, ProposalOwner } from './proposal.js'
import { propose } from './propose.js'
import type { SdkNamespaces } from './sdk.js'
import { toProposal } from './toProposal.js'

/**
 * Creates the function that asks the relay for another URI.
 *
 * @returns a function that rejects if the URI is no longer wanted once the
 * library is there
 */
export function createProposals(
  parameters: createProposals.Parameters,
): createProposals.ReturnType {
  const { context, open, owner } = parameters
  /** Whether the wallet is no longer asked to sign in. */
  let isPlain = false

  /** Only with EVM networks alone: the library signs in on no others. */
  async function askSignIn(core: PairingCore, namespaces: SdkNamespaces) {
    const { signIn } = context.options
    const isEvmOnly = Object.keys(namespaces).join() === 'eip155'
    if (!signIn || !isEvmOnly || isPlain) return undefined
    const request = await signIn.create().catch(() => undefined)
    return (
      request &&
      authenticate(core, {
        onUnsupported() {
          isPlain = true
          parameters.onUnsupported()
        },
        optionalNamespaces: namespaces,
        owner,
        request,
        signIn,
      })
    )
  }

  return async (isWanted: () => boolean) => {
    const optionalNamespaces = toProposal(await context.getProposals())
    if (!Object.keys(optionalNamespaces).length)
      throw new PairingUnavailableError({ details: 'No network is proposed.' })
    const core = await open()
    if (!isWanted()) throw new ConnectionAbortedError()
    return (
      (await askSignIn(core, optionalNamespaces)) ??
      propose(core, { context, optionalNamespaces, owner })
    )
  }
}

export declare namespace createProposals {
  type Parameters = {
    context: PairingContext
    /** Called when the wallet cannot sign in: it needs another URI. */
    onUnsupported: () => void
    open(): Promise<PairingCore>
    owner: ProposalOwner
  }
  type ReturnType = (isWanted: () => boolean) => Promise<Proposal>
}
