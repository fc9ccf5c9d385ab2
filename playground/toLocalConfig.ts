import type { Services } from './services/services.js'

/** What the app's page reads from `/local.json` when it starts. */
export type LocalConfig = {
  projectId: string
  hosts: { frame: string; api: string; rpc: string; explorer: string }
  urls: Services['urls']
  chains: Services['chains']
  tokens: Services['tokens']
  solana: Pick<
    Services['solana'],
    'caipNetworkId' | 'name' | 'rpcUrl' | 'wsUrl' | 'tokens'
  >
}

/** Tells the page where the local services are. */
export function toLocalConfig(services: Services): LocalConfig {
  const { chains, projectId, solana, tokens, urls } = services
  const { caipNetworkId, name, rpcUrl, wsUrl } = solana
  return {
    projectId,
    hosts: {
      frame: urls.frame,
      api: urls.api,
      rpc: urls.api,
      explorer: urls.api,
    },
    urls,
    chains,
    tokens,
    solana: { caipNetworkId, name, rpcUrl, wsUrl, tokens: solana.tokens },
  }
}
