import { PAIRING_EXPIRY_MS } from '../../core/constants/pairing.js'
import { PairingUnavailableError } from '../../core/errors/pairingLoad.js'
import type {
  PairingSignature,
  PairingSignIn,
  PairingSignInRequest,
} from '../../core/ports/pairingSignIn.js'
import type { PairingCore } from './core.js'
import { lendBuffer } from './lendBuffer.js'
import type { Proposal, ProposalOwner } from './proposal.js'
import { readTopic } from './readTopic.js'
import type { SdkCacao, SdkNamespaces, SdkSession } from './sdk.js'

/**
 * Creates a URI that asks the wallet to connect and to sign a sign-in message
 * at once. A wallet without support answers the proposal that the library sends
 * along, and signs nothing.
 *
 * Standards: CAIP-222, CAIP-74 (CACAO).
 *
 * @returns `undefined` when the library has no such request
 * @throws PairingUnavailableError when the library returns no URI
 */
export async function authenticate(
  core: PairingCore,
  parameters: authenticate.Parameters,
): Promise<Proposal | undefined> {
  const { onUnsupported, optionalNamespaces, owner, request, signIn } =
    parameters
  const { client } = core
  const { eip155 } = optionalNamespaces
  if (!client.authenticate || !eip155) return undefined
  const { chainId, expirationTime, notBefore, resources } = request
  const giveBack = lendBuffer()
  const asking = client.authenticate({
    chains: [...new Set([chainId, ...eip155.chains])],
    domain: request.domain,
    methods: eip155.methods,
    nonce: request.nonce,
    uri: request.uri,
    ...(expirationTime && { exp: expirationTime }),
    ...(notBefore && { nbf: notBefore }),
    ...(resources && { resources: [...resources] }),
    ...(request.statement && { statement: request.statement }),
  })
  const { response, uri } = await asking.catch((error: unknown) => {
    giveBack()
    throw error
  })
  const proposal: Proposal = {
    uri: uri ?? '',
    expiresAt: Date.now() + PAIRING_EXPIRY_MS,
    // Never reused, as the message belongs to this attempt.
    content: '',
    isOver: false,
    owner,
  }

  async function accept({ auths, session }: Answer) {
    proposal.isOver = true
    if (session && !proposal.owner)
      return core.dropSession(session.topic).catch(() => {})
    if (!session) return proposal.owner && onUnsupported()
    if (!auths) return proposal.owner?.onApproved(session)
    // The library stores no proposal with such a session.
    await client.session.update?.(session.topic, { optionalNamespaces })
    signIn.onSigned(auths.flatMap((cacao) => read(core, cacao)))
    proposal.owner?.onApproved({ ...session, optionalNamespaces })
  }

  response()
    .then(accept)
    .catch((error: unknown) => {
      proposal.isOver = true
      proposal.owner?.onRejected(proposal, error)
    })
    .finally(giveBack)
  core.proposed.add(readTopic(uri))
  if (!uri) throw new PairingUnavailableError()
  return proposal
}

export declare namespace authenticate {
  type Parameters = {
    /** Called when the wallet's sign-in cannot be used: it is not connected. */
    onUnsupported(): void
    optionalNamespaces: SdkNamespaces
    owner: ProposalOwner
    request: PairingSignInRequest
    signIn: PairingSignIn
  }
}

type Answer = {
  auths?: readonly SdkCacao[] | null | undefined
  session?: SdkSession | undefined
}

function read({ client }: PairingCore, cacao: SdkCacao): PairingSignature[] {
  try {
    const { p: request, s } = cacao
    const message = client.formatAuthMessage?.({ iss: request.iss, request })
    return typeof message === 'string' && typeof s.s === 'string'
      ? [{ cacao, message, signature: s.s }]
      : []
  } catch {
    return []
  }
}
