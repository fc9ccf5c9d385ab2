import type { SolanaCluster, SolanaNetworkId } from '../../core/ports/solana.js'

/** An EVM chain of the wagmi config, or a configured Solana cluster. */
export type Network = {
  namespace: 'eip155' | 'solana'
  /** EVM chain ID, or CAIP-2 ID of a Solana cluster. */
  chainId: number | SolanaNetworkId
  /** CAIP-2 ID. */
  caipNetworkId: `eip155:${number}` | SolanaNetworkId
  name: string
  isTestnet: boolean
  nativeCurrency: NativeCurrency
  /** `undefined` if there is none. */
  explorer:
    | { name: string; url: string; query?: string | undefined }
    | undefined
}

/** Native currency of a network, which pays its fees. */
export type NativeCurrency = { name: string; symbol: string; decimals: number }

/** The parts of a kit that describe its networks. */
export type NetworkOwners = {
  config: { chains: readonly NetworkChain[] }
  solana: { clusters: readonly SolanaCluster[] } | undefined
}

/** The parts of viem's `Chain` that are used. */
export type NetworkChain = {
  id: number
  name: string
  testnet?: boolean | undefined
  nativeCurrency: NativeCurrency
  blockExplorers?: { default: { name: string; url: string } } | undefined
}
