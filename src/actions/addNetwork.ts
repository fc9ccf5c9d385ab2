import type { Chain, Transport } from 'viem'
import { projectHttp } from '../connectors/projectHttp.js'
import { provideClient } from '../connectors/wagmi/provideClient.js'
import { setChains } from '../connectors/wagmi/setChains.js'
import { ParameterError } from '../core/errors/base.js'
import type { InvalidHostError } from '../core/errors/config.js'
import { InvalidNetworkError } from '../core/errors/network.js'
import type { InvalidClustersError } from '../core/errors/solanaWallet.js'
import { isSolanaNetwork } from '../core/network/isSolanaNetwork.js'
import type {
  SolanaClusterOptions,
  SolanaNetworkId,
} from '../core/ports/solana.js'
import type { Kit } from '../createKit.js'
import { announceNetworks } from '../features/networks/announceNetworks.js'
import { readNetworkId } from '../features/networks/readNetworkId.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Adds a network at run time: an EVM chain to the wagmi config, or a cluster
 * to `solana()`. A network with the same ID is replaced, with its node.
 *
 * All connectors can switch to the chain, and all hooks of wagmi that take a
 * chain ID can read from it. It is not stored: add it again after a reload,
 * before the kit is mounted, so that a wallet on it reconnects there.
 *
 * wagmi has no public function for this. The types of its hooks keep the chain
 * IDs that were registered.
 *
 * @param parameters.network - a chain of viem, or a cluster
 * @param parameters.transport - viem transport for an EVM chain; default the
 * kit's RPC host for chains it serves, else the chain's own node
 * @throws AdapterNotFoundError 'Adapter not found' for namespaces other than
 * `eip155` and `solana`, and for Solana without `solana()`
 * @throws InvalidNetworkError when a name, currency or node is missing
 * @throws InvalidCaipChainIdError, InvalidCaipNetworkIdError for its ID
 * @throws InvalidClustersError, InvalidHostError for a cluster
 * @throws ParameterError when `transport` is no transport of viem
 *
 * @example
 * await addNetwork(kit, { network: optimism })
 */
export async function addNetwork(
  kit: Kit,
  parameters: addNetwork.Parameters,
): Promise<addNetwork.ReturnType> {
  parameters = assertParameters(kit, parameters, {
    network: 'object',
    transport: 'function | undefined',
  })
  const { network, transport } = parameters
  const chainId = readNetworkId(kit, network.id)
  if (isSolanaNetwork(chainId)) addCluster(kit, network as SolanaClusterOptions)
  else addChain(kit, { ...(network as Chain), id: chainId }, transport)
  announceNetworks(kit)
  return { chainId }
}

export declare namespace addNetwork {
  type Parameters = {
    network: Chain | SolanaClusterOptions
    transport?: Transport | undefined
  }
  type ReturnType = {
    /** Chain ID of an EVM network, or CAIP-2 ID of a Solana cluster. */
    chainId: number | SolanaNetworkId
  }
  type ErrorType =
    | InvalidClustersError
    | InvalidHostError
    | InvalidNetworkError
    | ParameterError
    | readNetworkId.ErrorType
}

function addCluster({ solana }: Kit, cluster: SolanaClusterOptions) {
  const before = solana?.clusters ?? []
  solana?.setClusters(replaceOrAdd(before, cluster))
}

function addChain(kit: Kit, chain: Chain, transport?: Transport) {
  const { config } = kit
  assertChain(chain, transport)
  try {
    provideClient(config, { chain, transport: transport ?? projectHttp(kit) })
  } catch (cause) {
    if (!transport) throw cause
    throw new ParameterError({
      cause,
      expected: 'a transport of viem',
      parameter: 'transport',
      received: 'another function',
    })
  }
  const [first, ...others] = replaceOrAdd(config.chains, chain)
  setChains(config, [first ?? chain, ...others])
}

/** Keeps the order, in which networks are listed. */
function replaceOrAdd<network extends { id: number | string }>(
  networks: readonly network[],
  network: network,
): network[] {
  return networks.some(({ id }) => id === network.id)
    ? networks.map((other) => (other.id === network.id ? network : other))
    : [...networks, network]
}

/** JavaScript callers, and people who enter a network, can pass anything. */
function assertChain(chain: Chain, transport: Transport | undefined) {
  const { name, nativeCurrency, rpcUrls } = chain
  if (!isText(name)) throw new InvalidNetworkError({ details: 'No `name`.' })
  const { decimals, symbol } = nativeCurrency ?? {}
  const isCurrency =
    isText(nativeCurrency?.name) &&
    isText(symbol) &&
    Number.isInteger(decimals) &&
    decimals >= 0 &&
    decimals <= 255
  if (!isCurrency)
    throw new InvalidNetworkError({
      details: '`nativeCurrency` needs `name`, `symbol` and `decimals`.',
    })
  const urls: unknown = rpcUrls?.default?.http
  // Wallets that do not know the chain are given these URLs.
  const isReachable = Array.isArray(urls) && urls.every(isHttpUrl)
  if (!isReachable || (!urls.length && !transport))
    throw new InvalidNetworkError({
      details: '`rpcUrls.default.http` needs the HTTP URL of a node.',
    })
}

const isText = (value: unknown) =>
  typeof value === 'string' && value.trim() !== ''

function isHttpUrl(value: unknown) {
  try {
    return /^https?:$/.test(new URL(value as string).protocol)
  } catch {
    return false
  }
}
