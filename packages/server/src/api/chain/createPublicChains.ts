import * as viemChains from 'viem/chains'
import type { ChainInfo } from './chainInfo.js'
import { clusters, describeChain, hasDataFee } from './describeChain.js'

export type PublicChains = {
  /** All that have a public node. */
  all: readonly ChainInfo[]
  /** Those that were asked for so far. */
  asked: readonly ChainInfo[]
  /** Adds a chain to `asked`; `undefined` for one without a public node. */
  ask(caipNetworkId: string | undefined): ChainInfo | undefined
}

/**
 * The chains of viem and Solana's clusters, by their public nodes. A server
 * in development serves those that its apps ask for.
 *
 * @param configured - chains with nodes of their own, which come first
 */
export function createPublicChains(
  configured: readonly ChainInfo[],
): PublicChains {
  const byId = new Map<string, ChainInfo>()
  for (const chain of [...configured, ...listEvm(), ...listSolana()])
    if (!byId.has(chain.caipNetworkId)) byId.set(chain.caipNetworkId, chain)
  const asked: ChainInfo[] = []
  return {
    all: [...byId.values()],
    asked,
    ask(caipNetworkId = '') {
      const chain = byId.get(caipNetworkId)
      if (chain && !asked.includes(chain)) asked.push(chain)
      return chain
    },
  }
}

function listEvm(): ChainInfo[] {
  return Object.values(viemChains).flatMap((chain) => {
    const rpcUrl: string | undefined = chain.rpcUrls.default.http[0]
    if (!rpcUrl || !URL.canParse(rpcUrl)) return []
    const { blockExplorers, id, name, nativeCurrency } = chain
    const explorerUrl = blockExplorers?.default.url
    return [
      {
        ...{ caipNetworkId: `eip155:${id}`, name, nativeCurrency, rpcUrl },
        ...(explorerUrl && { explorerUrl }),
        ...(hasDataFee(chain) && { isRollup: true }),
      },
    ]
  })
}

function listSolana(): ChainInfo[] {
  return Object.entries(clusters).map(([caipNetworkId, { rpcUrl }]) =>
    describeChain({ caipNetworkId, rpcUrl }),
  )
}
