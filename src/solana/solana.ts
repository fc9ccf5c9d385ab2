import type { InvalidCaipNetworkIdError } from '../core/errors/caipNetwork.js'
import type { InvalidHostError } from '../core/errors/config.js'
import type { InvalidClustersError } from '../core/errors/solanaWallet.js'
import type { SolanaFactory } from '../core/ports/solana.js'
import type { SolanaAdapter } from './adapters/adapter.js'
import { devnet, mainnet, testnet } from './clusters/clusters.js'
import {
  type ClusterOptions,
  resolveClusters,
} from './clusters/resolveClusters.js'
import { createSolana } from './createSolana.js'
import type { Solana } from './types.js'

/**
 * Adds Solana to a kit. Pass it to `createKit`.
 *
 * It finds every wallet of the page that follows the Wallet Standard, uses the
 * given adapters, and reaches the embedded wallet through the frame of
 * `authFrame()`. It does not look for wallets before the kit is mounted, and
 * web3.js loads when a cluster is first used.
 *
 * @param parameters.clusters - in display order, the first one is active
 * initially; default `mainnet`, `testnet`, `devnet`
 * @param parameters.announce - registers the embedded account as a wallet of
 * the Wallet Standard while the user is signed in, for `@solana/kit` and
 * wallet-adapter on the same page; default `true`
 * @param parameters.adapters - adapters of `@solana/wallet-adapter-base`, for
 * wallets that do not follow the Wallet Standard; of two with the same name,
 * the standard one is used
 * @throws InvalidClustersError, InvalidCaipNetworkIdError, InvalidHostError
 *
 * @example
 * const kit = createKit({
 *   config,
 *   projectId,
 *   solana: solana({ clusters: [mainnet, { ...devnet, rpcUrl }] }),
 * })
 */
export function solana(parameters: solana.Parameters = {}): solana.ReturnType {
  const { adapters = [], announce = true } = parameters
  const { clusters = [mainnet, testnet, devnet] } = parameters
  const resolve = resolveClusters(clusters)
  return (parts) =>
    createSolana({ ...parts, adapters, announce, clusters: resolve(parts) })
}

export declare namespace solana {
  type Parameters = {
    clusters?: readonly ClusterOptions[] | undefined
    adapters?: readonly SolanaAdapter[] | undefined
    announce?: boolean | undefined
  }
  type ReturnType = (
    parameters: globalThis.Parameters<SolanaFactory>[0],
  ) => Solana
  type ErrorType =
    | InvalidCaipNetworkIdError
    | InvalidClustersError
    | InvalidHostError
}
