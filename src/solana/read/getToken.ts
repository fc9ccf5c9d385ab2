import {
  InvalidTokenError,
  UnsupportedChainError,
} from '../../core/errors/send.js'
import type {
  SolanaNetworkId,
  SolanaPort,
  SolanaToken,
} from '../../core/ports/solana.js'
import type { SolanaContext } from '../solanaContext.js'
import { toKitError } from '../toKitError.js'
import { getMint } from './getMint.js'
import { parseToken } from './parseToken.js'
import { readMetadata } from './readMetadata.js'
import { sol } from './sol.js'

/**
 * Returns the name, symbol and decimals of a token, read from the chain.
 *
 * @throws InvalidTokenError when there is no token at the address, or it is
 * named for another cluster
 * @throws ChainNotSupportedError for a cluster that is not configured
 */
export async function getToken(
  context: SolanaContext,
  parameters: Parameters<SolanaPort['getToken']>[0],
): Promise<SolanaToken> {
  const { signal, token } = parameters
  try {
    const named = parseToken(token)
    const network = parameters.caipNetworkId ?? named.caipNetworkId
    if (network === undefined) throw new UnsupportedChainError({ chain: '' })
    if (named.caipNetworkId && named.caipNetworkId !== network)
      throw new InvalidTokenError({ token })
    const connection = await context.getConnection(network)
    const caipNetworkId = network as SolanaNetworkId
    if (!named.mint) return { ...sol, caipNetworkId }
    const mint = await getMint(connection, named.mint, signal)
    const { address, decimals, extensions } = mint
    return { address, caipNetworkId, decimals, ...readMetadata(extensions) }
  } catch (error) {
    throw toKitError(error)
  }
}
