import type { Chain, Client, Transport } from 'viem'
import { ChainNotSupportedError } from '../../core/errors/chain.js'
import type { Kit } from '../../createKit.js'

/**
 * A client of one chain over the app's own transports.
 *
 * @throws ChainNotSupportedError when the config has no such chain
 */
export function getEvmClient(
  { config }: Kit,
  parameters: { chainId: number },
): Client<Transport, Chain> {
  const { chainId } = parameters
  // wagmi would answer with the client of the current chain for some ids.
  if (!config.chains.some(({ id }) => id === chainId))
    throw new ChainNotSupportedError({ chain: `eip155:${chainId}` })
  return config.getClient({ chainId }) as Client<Transport, Chain>
}
