import type { Chain } from 'viem'
import type {
  Pairing,
  PairingProposal,
  PairingSession,
} from '../../core/ports/pairing.js'
import type { CaipNetworkId } from '../../core/ports.js'
import { listChainIds } from './listChainIds.js'
import { type ProposalOverrides, toProposal } from './toProposal.js'

/**
 * Creates the memory of the chains a session was requested for. It is stored
 * with the chain in use first, so that a reload finds it.
 */
export function createRequestedChains(
  parameters: createRequestedChains.Parameters,
): createRequestedChains.ReturnType {
  const { chains, getChains, isNewChainsStale, overrides, pairing } = parameters
  const { storage } = pairing.options
  const read = () => storage.get('pairingChains')

  return {
    first: () => read()?.[0],
    prefer(chainId) {
      const list = read()
      if (list) storage.set('pairingChains', [...new Set([chainId, ...list])])
    },
    propose(chainId) {
      const first = chainId ?? read()?.[0]
      const proposal = toProposal({ chains: getChains(), first, overrides })
      storage.set('pairingChains', listChainIds({ ...proposal, accounts: [] }))
      return proposal
    },
    isStale(session) {
      const requested = read()
      if (isNewChainsStale === false || !requested) return false
      // Solana would lose its session, and the chain can be added later.
      if (pairing.isRemembered('solana')) return false
      return isSessionStale({
        approved: listChainIds(session.namespaces.eip155),
        configured: chains.map(({ id }) => id),
        proposed: toProposal({ chains, overrides }).chains,
        requested,
      })
    },
  }
}

export declare namespace createRequestedChains {
  type Parameters = {
    /**
     * Chains the config was created with. One that was added since never makes
     * a session stale.
     */
    chains: readonly [Chain, ...Chain[]]
    /** Chains of the config at this moment. */
    getChains(): readonly Chain[]
    isNewChainsStale?: boolean | undefined
    overrides?: ProposalOverrides | undefined
    pairing: Pairing
  }
  type ReturnType = {
    /** The chain in use when the session was last connected. */
    first(): number | undefined
    /** Moves the chain in use to the front. */
    prefer(chainId: number): void
    /** Stores what is proposed and returns it. */
    propose(chainId: number | undefined): PairingProposal
    /** Whether a chain was added to the app after the session was approved. */
    isStale(session: PairingSession): boolean
  }
}

/**
 * Whether a session was approved before a chain was added to the app, so that
 * the wallet was never asked for it. A session without any chain of the app is
 * not stale: a new one would most likely be no better.
 */
function isSessionStale(parameters: isSessionStale.Parameters): boolean {
  const { approved, configured, proposed, requested } = parameters
  return (
    approved.some((id) => configured.includes(id)) &&
    !proposed.every((id) =>
      requested.some((chainId) => id === `eip155:${chainId}`),
    )
  )
}

declare namespace isSessionStale {
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
