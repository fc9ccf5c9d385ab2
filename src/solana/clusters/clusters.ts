import { solanaExplorer } from '../../core/options/solana.js'
import type { ClusterOptions } from './resolveClusters.js'

/**
 * Solana's main network, where tokens have real value.
 *
 * A cluster without its own `rpcUrl` is reached through the RPC host of the
 * kit.
 *
 * @example
 * solana({ clusters: [{ ...mainnet, rpcUrl: 'https://rpc.example.com' }] })
 */
export const mainnet = {
  id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  name: 'Solana',
  isTestnet: false,
  explorer: solanaExplorer,
} as const satisfies ClusterOptions

/**
 * Solana's network for testing validators.
 *
 * @example
 * solana({ clusters: [testnet] })
 */
export const testnet = {
  id: 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  name: 'Solana Testnet',
  isTestnet: true,
  explorer: { ...solanaExplorer, query: '?cluster=testnet' },
} as const satisfies ClusterOptions

/**
 * Solana's network for developers, with a faucet for free SOL.
 *
 * @example
 * solana({ clusters: [mainnet, devnet] })
 */
export const devnet = {
  id: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  name: 'Solana Devnet',
  isTestnet: true,
  explorer: { ...solanaExplorer, query: '?cluster=devnet' },
} as const satisfies ClusterOptions

/**
 * A cluster on this machine. It always requires an `rpcUrl`.
 *
 * @example
 * solana({ clusters: [{ ...localnet, rpcUrl: 'http://127.0.0.1:8899' }] })
 */
export const localnet = {
  id: 'solana:localnet',
  name: 'Solana Localnet',
  isTestnet: true,
} as const satisfies ClusterOptions
