import { createAdapterBackend } from '../src/api/adapters/createAdapterBackend.js'
import { createAdapters } from '../src/api/adapters/createAdapters.js'
import { createTokenLists } from '../src/api/adapters/tokens/createTokenLists.js'
import type { ChainInfo } from '../src/api/chain/chainInfo.js'
import { readApiConfig } from '../src/config/readApiConfig.js'

/** A backend of a configuration, as the server makes it. */
export function setupAdapters(parameters: setupAdapters.Parameters) {
  const { chains, config, environment = {} } = parameters
  const now = parameters.now ?? (() => 0)
  const apis = readApiConfig({
    ...{ chains, environment },
    text: JSON.stringify(config),
  })
  if (Array.isArray(apis)) throw new Error(apis.join('\n'))
  const results: string[] = []
  const observe = (name: string, result: string) =>
    results.push(`${name}: ${result}`)
  const tokenLists = createTokenLists({
    ...{ now, observe },
    sources: apis.tokenLists,
  })
  const parts = { apis, chains, now, observe, tokenLists }
  const adapters = createAdapters(parts)
  return {
    adapters,
    backend: createAdapterBackend({ adapters, chains, tokenLists }),
    results,
  }
}

export declare namespace setupAdapters {
  type Parameters = {
    chains: readonly ChainInfo[]
    /** As in `API_CONFIG`. */
    config: unknown
    environment?: Record<string, string> | undefined
    now?: (() => number) | undefined
  }
}

/** Ethereum, by a node of the caller. */
export const toEthereum = (rpcUrl: string): ChainInfo => ({
  caipNetworkId: 'eip155:1',
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrl,
})
