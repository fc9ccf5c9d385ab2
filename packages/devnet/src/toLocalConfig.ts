import type { Services } from './services.js'

/** What the app's page reads from `/local.json` when it starts. */
export type LocalConfig = {
  projectId: string
  hosts: Record<
    'analytics' | 'frame' | 'api' | 'rpc' | 'explorer' | 'onramp' | 'relay',
    string
  >
  urls: Services['urls']
  chains: Services['chains']
  tokens: Services['tokens']
  /** The small ENS, as `names.ens` of `createKit`. */
  ens: { transport: string; universalResolver: Services['names']['registry'] }
  /** Contracts that swaps may go through, by CAIP-2 id. */
  swapSpenders: Record<string, readonly string[]>
  solana: Pick<
    Services['solana'],
    'caipNetworkId' | 'name' | 'rpcUrl' | 'wsUrl' | 'tokens'
  >
}

/** Tells the page where the local services are. */
export function toLocalConfig(services: Services): LocalConfig {
  const { chain, chains, contracts, names, projectId, solana, tokens, urls } =
    services
  const { caipNetworkId, name, rpcUrl, wsUrl } = solana
  // One origin serves them all, as `npx latchkey-server` does.
  const { origin } = new URL(urls.frame)
  return {
    projectId,
    hosts: {
      analytics: origin,
      frame: urls.frame,
      api: origin,
      rpc: origin,
      explorer: origin,
      onramp: urls.onramp,
      relay: urls.relay,
    },
    urls,
    chains,
    tokens,
    ens: {
      transport: chain.rpcUrl,
      universalResolver: names.universalResolver,
    },
    swapSpenders: { [`eip155:${chain.id}`]: [contracts.router] },
    solana: { caipNetworkId, name, rpcUrl, wsUrl, tokens: solana.tokens },
  }
}
