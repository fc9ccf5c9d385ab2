import type { SolanaCluster, SolanaNetworkId } from '../ports/solana.js'

/** A network of the wagmi config, or a cluster of the Solana side. */
export type Network = {
  namespace: 'eip155' | 'solana'
  /** Number of an EVM chain, CAIP-2 id of a cluster. */
  chainId: number | SolanaNetworkId
  /** CAIP-2 id. */
  caipNetworkId: `eip155:${number}` | SolanaNetworkId
  name: string
  isTestnet: boolean
  nativeCurrency: NativeCurrency
  /** `undefined` where none is known. */
  explorer:
    | { name: string; url: string; query?: string | undefined }
    | undefined
}

type NativeCurrency = { name: string; symbol: string; decimals: number }

/** What is needed of a kit. */
export type NetworkOwners = {
  config: { chains: readonly Chain[] }
  solana: { clusters: readonly SolanaCluster[] } | undefined
}

type Chain = {
  id: number
  name: string
  testnet?: boolean | undefined
  nativeCurrency: NativeCurrency
  blockExplorers?: { default: { name: string; url: string } } | undefined
}

const SOL: NativeCurrency = { name: 'Solana', symbol: 'SOL', decimals: 9 }

/**
 * The networks a kit is configured for, EVM chains first.
 *
 * @example
 * listNetworks(kit).map(({ name }) => name)
 */
export function listNetworks({
  config,
  solana,
}: NetworkOwners): readonly Network[] {
  return [
    ...config.chains.map(toNetwork),
    ...(solana?.clusters ?? []).map(toCluster),
  ]
}

/**
 * The configured network of an id, as `Account.chainId` or CAIP-2 has it.
 *
 * @returns `undefined` for one that is not configured (any more)
 */
export function findNetwork(
  owners: NetworkOwners,
  id: number | string | undefined,
): Network | undefined {
  return listNetworks(owners).find(
    ({ caipNetworkId, chainId }) => chainId === id || caipNetworkId === id,
  )
}

function toNetwork(chain: Chain): Network {
  return {
    namespace: 'eip155',
    chainId: chain.id,
    caipNetworkId: `eip155:${chain.id}`,
    name: chain.name,
    isTestnet: Boolean(chain.testnet),
    nativeCurrency: chain.nativeCurrency,
    explorer: chain.blockExplorers?.default,
  }
}

function toCluster({ explorer, id, isTestnet, name }: SolanaCluster): Network {
  return {
    namespace: 'solana',
    chainId: id,
    caipNetworkId: id,
    name,
    isTestnet,
    nativeCurrency: SOL,
    explorer,
  }
}
