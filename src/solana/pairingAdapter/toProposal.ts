import type { PairingProposal } from '../../core/ports/pairing.js'
import type { SolanaCluster, SolanaNetworkId } from '../../core/ports/solana.js'
import { legacyIds } from './legacyIds.js'

/**
 * What is proposed to a wallet for Solana: every configured cluster, also by
 * the id that older wallets know it by.
 *
 * The addresses of nodes travel to the wallet, so only the kit's own is named:
 * one that an app has given can hold a key of it.
 *
 * @param parameters.network - the cluster in use, which comes first
 * @param parameters.rpcHost - of the kit
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
