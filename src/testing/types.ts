import type { CaipNetworkId } from '../core/ports.js'

/** A request to a mock wallet or mock frame. */
export type MockRequest = {
  /**
   * RPC method; for Wallet Standard wallets the name of the feature, such as
   * `solana:signMessage`.
   */
  method: string
  params: unknown
  /** CAIP-2 ID of the network the request was made for. */
  caipNetworkId: CaipNetworkId
}

/** What a decision can do about a request. */
export type MockDecisionContext = {
  /** Does what the request asks for, and returns the wallet's response. */
  next(): Promise<unknown>
  /** Disconnects the wallet, as if it had lost its network. */
  disconnect(): void
}

/**
 * Decides about a request that a real wallet would show to its user: its
 * result is the wallet's response, and what it throws rejects the request.
 */
export type MockDecision = (
  request: MockRequest,
  context: MockDecisionContext,
) => unknown
