import { WALLET_CONNECT_ID } from '../../core/constants/connectors.js'
import { ChainNotSupportedError } from '../../core/errors/chain.js'
import { NotConnectedError } from '../../core/errors/send.js'
import type { Pairing, PairingAccount } from '../../core/ports/pairing.js'
import type { SolanaCluster, SolanaNetworkId } from '../../core/ports/solana.js'
import { toUnsupported } from '../sign/toUnsupported.js'
import { toWalletFailure } from '../toWalletFailure.js'
import { toCluster } from './toCluster.js'

/**
 * Creates a function that sends requests to the wallet, for an account and a
 * cluster of the session.
 */
export function createSessionRequest(parameters: {
  clusters: readonly SolanaCluster[]
  /** Accounts that the wallet currently shares. */
  getApproved: () => readonly PairingAccount[]
  pairing: Pairing
}): createSessionRequest.ReturnType {
  const { clusters, getApproved, pairing } = parameters

  /** Returns the wallet's own id of the cluster, if the account is on it. */
  function findChain({ address, caipNetworkId }: createSessionRequest.Target) {
    const own = getApproved().filter((account) => account.address === address)
    if (!own.length) throw new NotConnectedError()
    const ids = own
      .map((account) => account.caipNetworkId)
      .filter((id) => toCluster(id, clusters) === caipNetworkId)
    const chain = ids.find((id) => id === caipNetworkId) ?? ids[0]
    if (chain) return chain
    throw new ChainNotSupportedError({ chain: caipNetworkId })
  }

  return async (target, method, params) => {
    const caipNetworkId = findChain(target)
    const { methods } = pairing.getState().session?.namespaces.solana ?? {}
    if (!methods?.includes(method)) throw toUnsupported(method)
    const { signal } = target
    try {
      return await pairing.request(
        { method, params, caipNetworkId },
        { signal },
      )
    } catch (error) {
      signal?.throwIfAborted()
      throw toWalletFailure(error, WALLET_CONNECT_ID)
    }
  }
}

export declare namespace createSessionRequest {
  type Target = {
    address: string
    caipNetworkId: SolanaNetworkId
    signal?: AbortSignal | undefined
  }
  /**
   * @throws NotConnectedError, ChainNotSupportedError, viem's
   * UnsupportedProviderMethodError (4200), and the wallet's errors
   */
  type ReturnType = (
    target: Target,
    method: string,
    params: Record<string, unknown>,
  ) => Promise<unknown>
}
