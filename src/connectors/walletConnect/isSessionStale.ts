import type { CaipNetworkId } from '../../core/ports.js'

/**
 * Whether a session was made before a chain was added to the app, so that the
 * wallet was never asked for it.
 *
 * A session without any chain of the app says nothing: a new one would most
 * likely be no better.
 */
export function isSessionStale(parameters: isSessionStale.Parameters): boolean {
  const { approved, configured, proposed, requested } = parameters
  return (
    approved.some((id) => configured.includes(id)) &&
    !proposed.every((id) =>
      requested.some((chainId) => id === `eip155:${chainId}`),
    )
  )
}

export declare namespace isSessionStale {
  type Parameters = {
    /** Chains that the wallet has approved. */
    approved: readonly number[]
    /** Chains of the wagmi config. */
    configured: readonly number[]
    /** What would be proposed now. */
    proposed: readonly CaipNetworkId[]
    /** What was proposed then. */
    requested: readonly number[]
  }
}
