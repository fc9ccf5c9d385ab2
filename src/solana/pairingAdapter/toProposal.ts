import type { PairingProposal } from '../../core/ports/pairing.js'
import type { SolanaCluster, SolanaNetworkId } from '../../core/ports/solana.js'
import { legacyIds } from './legacyIds.js'

/**
 * Returns what is proposed to a wallet for Solana: every configured cluster,
 * also by the id that older wallets use.
 *
 * RPC URLs are sent to the wallet, so only the kit's own are included: one set
 * by the app can contain its API key.
 *
 * @param parameters.network - the current cluster, which comes first
 * @param parameters.rpcHost - RPC host of the kit
 */
export function toProposal(parameters: {
  clusters: readonly SolanaCluster[]
  network: SolanaNetworkId
  rpcHost: string
}): PairingProposal {
  const { clusters, network, rpcHost } = parameters
  const first = clusters.filter(({ id }) => id === network)
  const urls = [...new Set([...first, ...clusters])].flatMap(({ id, rpcUrl }) =>
    [id, legacyIds[id]].flatMap((id) => (id ? [[id, rpcUrl] as const] : [])),
  )
  return {
    // An app may have configured a cluster by its older id.
    chains: [...new Set(urls.map(([id]) => id))],
    methods: methods.map((method) => `solana_${method}`),
    events: ['accountsChanged', 'chainChanged'],
    rpcUrls: Object.fromEntries(
      urls.filter(([, url]) => url.startsWith(`${rpcHost}/`)),
    ),
  }
}

const methods = [
  'signMessage',
  'signTransaction',
  'requestAccounts',
  'getAccounts',
  'signAllTransactions',
  'signAndSendTransaction',
]
