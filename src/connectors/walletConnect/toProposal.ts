import type { Chain } from 'viem'
import type { PairingProposal } from '../../core/ports/pairing.js'
import type { CaipNetworkId } from '../../core/ports.js'
import { methods } from './methods.js'

/** Replaces parts of the proposal that are derived from the wagmi config. */
export type ProposalOverrides = {
  methods?: readonly string[] | undefined
  /** CAIP-2 ids. */
  chains?: readonly CaipNetworkId[] | undefined
  events?: readonly string[] | undefined
  /** JSON-RPC URLs by CAIP-2 id, which replace all others. */
  rpcMap?: Readonly<Record<string, string>> | undefined
}

/**
 * Returns the proposal to a wallet for EVM chains (CAIP-25, all optional).
 *
 * RPC URLs are sent to the wallet, so they are the chains' public ones: those
 * of the config's transports may contain a key of the app.
 *
 * @param parameters.first - chain to list first, if it is proposed
 */
export function toProposal(parameters: toProposal.Parameters): PairingProposal {
  const { chains, first, overrides = {} } = parameters
  const ids =
    overrides.chains ?? chains.map(({ id }): CaipNetworkId => `eip155:${id}`)
  const start = ids.filter((id) => id === `eip155:${first}`)
  return {
    chains: [...new Set([...start, ...ids])],
    methods: overrides.methods ?? methods,
    events: overrides.events ?? ['accountsChanged', 'chainChanged'],
    rpcUrls: overrides.rpcMap ?? toRpcUrls(chains),
  }
}

export declare namespace toProposal {
  type Parameters = {
    chains: readonly Chain[]
    first?: number | undefined
    overrides?: ProposalOverrides | undefined
  }
}

function toRpcUrls(chains: readonly Chain[]) {
  return Object.fromEntries(
    chains.flatMap(({ id, rpcUrls }) => {
      const [url] = rpcUrls.default.http
      return url ? [[`eip155:${id}`, url]] : []
    }),
  )
}
