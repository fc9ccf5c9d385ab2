export { WalletTimeoutError } from '../core/errors/connection.js'
export { ConnectionAbortedError } from '../core/errors/pairing.js'
export { SolanaError, type SolanaErrorCode } from '../core/errors/solana.js'
export {
  InvalidClustersError,
  InvalidSolanaSignatureError,
  InvalidTransactionError,
  NoAccountError,
  SolanaNotSetError,
  WalletFailedError,
} from '../core/errors/solanaWallet.js'
export type {
  SolanaCluster,
  SolanaCommitment,
  SolanaExplorer,
  SolanaFactory,
  SolanaNetworkId,
  SolanaPort,
  SolanaPreflightCommitment,
  SolanaSendOptions,
  SolanaState,
  SolanaWallet,
} from '../core/ports/solana.js'
export type {
  SolanaAdapter,
  SolanaAdapterEvent,
} from '../solana/adapters/adapter.js'
export {
  devnet,
  localnet,
  mainnet,
  testnet,
} from '../solana/clusters/clusters.js'
export type { ClusterOptions } from '../solana/clusters/resolveClusters.js'
export { getSolana } from '../solana/getSolana.js'
export { solana } from '../solana/solana.js'
export type { Solana, SolanaSubmitOptions } from '../solana/types.js'
