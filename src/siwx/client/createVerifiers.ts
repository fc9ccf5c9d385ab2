import type { CaipNetworkId } from '../../core/ports.js'
import { verifySiwxSignature } from '../verifySiwxSignature.js'
import type { SiwxVerifier } from './roles.js'
import type { SiwxContext } from './types.js'

/**
 * Creates the verifiers of both namespaces. Contract accounts (EIP-1271,
 * EIP-6492) are verified by the session's own network.
 */
export function createVerifiers(
  context: Pick<SiwxContext, 'getClient'>,
): readonly SiwxVerifier[] {
  const verify: SiwxVerifier['verify'] = ({ data, message, signature }) =>
    verifySiwxSignature({
      client: context.getClient(data.chainId as CaipNetworkId),
      data,
      message,
      signature,
    })
  return [
    { namespace: 'eip155', verify },
    { namespace: 'solana', verify },
  ]
}
