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

/** The coin in which a network takes its fees. */
export type NativeCurrency = { name: string; symbol: string; decimals: number }

/** What is needed of a kit. */
export type NetworkOwners = {
  config: { chains: readonly NetworkChain[] }
  solana: { clusters: readonly SolanaCluster[] } | undefined
}

/** What is needed of viem's chains. */
export type NetworkChain = {
  id: number
  name: string
  testnet?: boolean | undefined
  nativeCurrency: NativeCurrency
  blockExplorers?: { default: { name: string; url: string } } | undefined
}
