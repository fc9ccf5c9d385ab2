import type { Chain } from 'viem'
import { setChains } from '../connectors/wagmi/setChains.js'
import { AUTH_CONNECTOR_ID } from '../core/constants/connectors.js'
import type { ParameterError } from '../core/errors/base.js'
import { ChainNotSupportedError } from '../core/errors/chain.js'
import { LastNetworkError } from '../core/errors/network.js'
import { isSolanaNetwork } from '../core/network/isSolanaNetwork.js'
import type { SolanaNetworkId } from '../core/ports/solana.js'
import type { Kit } from '../createKit.js'
import { announceNetworks } from '../features/networks/announceNetworks.js'
import { readNetworkId } from '../features/networks/readNetworkId.js'
import { switchEvmChain } from '../features/networks/switchEvmChain.js'
import { toCaipNetworkId } from '../features/networks/toCaipNetworkId.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Removes a network at run time: an EVM chain from the wagmi config, or a
 * cluster from `solana()`. Networks of the config can be removed too; a reload
 * brings them back.
 *
 * If the network is in use, the first one of its namespace takes its place:
 * for the config, for Solana, and for the embedded wallet, which switches
 * without a prompt. Other wallets are not prompted. They stay connected on a
 * network that is not configured, and the modal asks to switch.
 *
 * @param parameters.chainId - number, 0x-hex or CAIP-2 id
 * @throws AdapterNotFoundError 'Adapter not found' for namespaces other than
 * `eip155` and `solana`, and for Solana without `solana()`
 * @throws ChainNotSupportedError when the network is not configured
 * @throws LastNetworkError when it is the last one of its namespace
 * @throws InvalidCaipChainIdError, InvalidCaipNetworkIdError for its ID
 * @throws the errors of the embedded wallet when it does not switch: the
 * network stays
 *
 * @example
 * await removeNetwork(kit, { chainId: 10 })
 */
export async function removeNetwork(
  kit: Kit,
  parameters: removeNetwork.Parameters,
): Promise<removeNetwork.ReturnType> {
  parameters = assertParameters(kit, parameters, { chainId: 'number | string' })
  const chainId = readNetworkId(kit, parameters.chainId)
  if (isSolanaNetwork(chainId)) removeCluster(kit, chainId)
  else await removeChain(kit, chainId)
  announceNetworks(kit)
  return { chainId }
}

export declare namespace removeNetwork {
  type Parameters = { chainId: number | string }
  type ReturnType = {
    /** Chain ID of an EVM network, or CAIP-2 ID of a Solana cluster. */
    chainId: number | SolanaNetworkId
  }
  type ErrorType =
    | ChainNotSupportedError
    | LastNetworkError
    | ParameterError
    | readNetworkId.ErrorType
}

function removeCluster({ solana }: Kit, chainId: SolanaNetworkId) {
  const clusters = solana?.clusters ?? []
  split(clusters, chainId)
  solana?.setClusters(clusters.filter(({ id }) => id !== chainId))
}

async function removeChain(kit: Kit, chainId: number) {
  const { config } = kit
  const [next] = split(config.chains, chainId)
  await moveEmbedded(kit, { chainId, next })
  // Read again: other networks may have been removed meanwhile.
  setChains(config, split(config.chains, chainId))
}

/** Switches the embedded wallet, which needs no prompt for it. */
async function moveEmbedded(
  kit: Kit,
  { chainId, next }: { chainId: number; next: Chain },
) {
  for (const connection of kit.config.state.connections.values())
    if (
      connection.connector.id === AUTH_CONNECTOR_ID &&
      connection.chainId === chainId
    )
      await switchEvmChain(kit, { chain: next, connection })
}

/** Returns the other networks. */
function split<network extends { id: number | string }>(
  networks: readonly network[],
  chainId: number | string,
): [network, ...network[]] {
  const [first, ...others] = networks.filter(({ id }) => id !== chainId)
  const chain = toCaipNetworkId(chainId)
  if (networks.every(({ id }) => id !== chainId))
    throw new ChainNotSupportedError({ chain })
  if (!first) throw new LastNetworkError({ chain })
  return [first, ...others]
}
