import type { Chain, Client, Transport } from 'viem'
import { ChainNotSupportedError } from '../../core/errors/chain.js'
import type { Kit } from '../../createKit.js'

/**
 * Returns a client of one chain, using the app's own transports.
 *
 * @throws ChainNotSupportedError when the chain is not configured
 */
export function getEvmClient(
  { config }: Kit,
  parameters: { chainId: number },
): Client<Transport, Chain> {
  const { chainId } = parameters
  // For some ids, wagmi would return the client of the current chain.
  if (!config.chains.some(({ id }) => id === chainId))
    throw new ChainNotSupportedError({ chain: `eip155:${chainId}` })
  return config.getClient({ chainId }) as Client<Transport, Chain>
}
