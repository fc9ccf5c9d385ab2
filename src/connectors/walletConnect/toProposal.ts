import type { Chain } from 'viem'
import type { PairingProposal } from '../../core/ports/pairing.js'
import type { CaipNetworkId } from '../../core/ports.js'
import { methods } from './methods.js'

/** What is proposed in place of what follows from the wagmi config. */
export type ProposalOverrides = {
  methods?: readonly string[] | undefined
  /** CAIP-2 ids. */
  chains?: readonly CaipNetworkId[] | undefined
  events?: readonly string[] | undefined
  /** JSON-RPC address by CAIP-2 id, in place of all others. */
  rpcMap?: Readonly<Record<string, string>> | undefined
}

/**
 * What a wallet is asked for on EVM chains (CAIP-25, all of it optional).
 *
 * The addresses of nodes travel to the wallet, so they are the chains' public
 * ones: those of the config's transports can hold a key of the app.
 *
 * @param parameters.first - chain that is put first, when it is one of them
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
